export const engine = {
  gm: 'Spielleitung',

  'question.interlude': 'Weiter?',
  'question.end': 'Kampf wirklich beenden?',
  'end.end': 'beenden',
  'end.go-on': 'weiterkämpfen',
  'interlude.go-on': 'weiter',
  'interlude.note': 'Notiz',
  'interlude.add': 'Kämpfer hinzunehmen',
  'interlude.remove': 'Kämpfer herausnehmen',
  'interlude.end': 'Kampf beenden',
  'interlude.text': 'Text',
  'interlude.member': 'Blatt',
  'interlude.who': 'wer',
  'interlude.no-member': 'Es fehlt, wer hinzukommt; die Datei des Blattes nennen.',
  'interlude.twice': '{name} kämpft schon mit.',

  'refusal.wrong-kind':
    '{wanted, select, roll {Hier wird ein Wurf gebraucht; Augen oder mit „=“ ein Ergebnis angeben.} other {Hier wird eine Entscheidung gebraucht; eine der Möglichkeiten nennen.}}',
  'refusal.decree': '={given} ist mit {dice} nicht möglich; {min} bis {max} angeben.',
  'refusal.unknown-option': '„{given}“ steht hier nicht zur Wahl{hint}; möglich: {known}.',
  'refusal.forbidden': '„{given}“ ist jetzt nicht möglich: {why}',
  'refusal.unknown-param':
    '{count, plural, =0 {„{given}“ gehört nicht hierher; hier ist nichts weiter anzugeben.} other {„{given}“ gehört nicht hierher{hint}; anzugeben: {known}.}}',
  'refusal.out-of-range': '{param}: {given} ist nicht möglich; eine ganze Zahl von {min} bis {max} angeben.',
  'refusal.unknown-value':
    '{count, plural, =0 {{param}: „{given}“ ist nicht möglich; einen Text angeben.} other {{param}: „{given}“ ist nicht möglich{hint}; möglich: {known}.}}',
  'refusal.near': ' (gemeint „{near}“?)',
  'refusal.mismatch':
    'Gefragt ist {wanted}, gegeben ist {given}; die Antwort gehört zu anderen Regeln oder einem anderen Kampf.',
  'refusal.place': '{question} ({who})',
  'refusal.at': 'Antwort {n} auf {question}: {why}',

  'fight.won': 'Kampfende: Sieg für {side}',
  'fight.draw': 'Kampfende: unentschieden',
  'fight.undecided': 'Kampfende ohne Entscheidung: {why}',
  'fight.ended': 'Kampfende: abgebrochen von der Spielleitung',
  'note.made': 'Notiz: {text}',
  'fighter.joined': '{who} kommt hinzu ({side})',
  'fighter.removed': '{who} verlässt den Kampf',

  'journal.empty': 'Das Protokoll ist leer; eine andere Datei nennen.',
  'journal.not-json': 'Zeile {line} ist unlesbar; sie aus einer Kopie ergänzen oder mit allen folgenden löschen.',
  'journal.no-header':
    'Zeile 1 ist kein Kopf eines Protokolls; eine Datei nennen, die „waffengang fight“ geschrieben hat.',
  'journal.foreign-format':
    'Das Protokoll hat das Format {format}, gelesen wird Format 1; mit der Version öffnen, die es geschrieben hat.',
  'journal.unknown-line':
    'Zeile {line} ist keine Antwort; sie aus einer Kopie ergänzen oder mit allen folgenden löschen.',
  'journal.torn': 'Die letzte Zeile war abgeschnitten und zählt nicht; es geht bei der Antwort davor weiter.',
} as const;

export const balance = {
  'command.balance': 'den Wert suchen, der einer Seite die gewünschte Chance gibt',
  'option.balance.vary': 'was verändert wird und wie: <Pfad>=<von>..<bis>[:Schritt] oder <Pfad>=a,b,c',
  'option.balance.target': 'gewünschte Chance auf den Sieg, 0.7 oder 70% (sonst 50%)',
  'option.balance.side': 'um wessen Chance es geht: Name oder Nummer der Seite (sonst die erste)',
  'option.balance.runs': 'höchstens so viele Kämpfe je Wert (sonst 100000)',
  'option.balance.precision':
    'so viele Prozentpunkte genau reichen (95 %, sonst 2); wer klar über oder unter dem Ziel liegt, ist früher fertig',

  'balance.no-vary':
    'Was soll sich ändern? Zum Beispiel --vary gegner.count=1..12 oder --vary thorndal.mut=800..1600:100.',
  'balance.vary':
    '--vary „{given}“: gib <Pfad>=<von>..<bis> oder <Pfad>=<Wert>,<Wert> an, zum Beispiel --vary gegner.count=1..12.',
  'balance.step': '--vary „{given}“: der Schritt muss größer als 0 sein, zum Beispiel 0..100:5.',
  'balance.too-many':
    '--vary „{given}“ sind {n} Werte; höchstens {most} gehen. Nimm einen größeren Schritt, etwa 0..5000:10.',
  'balance.target':
    '--target „{given}“: gib eine Chance zwischen 0 und 1 oder in Prozent an, zum Beispiel 0.7 oder 70%.',
  'balance.precision': '--precision „{given}“: gib Prozentpunkte von 0.1 bis 49 an, zum Beispiel --precision 1.',
  'balance.side': '--side „{given}“: diese Seite gibt es nicht; es gibt: {known}.',
  'balance.side-near': '--side „{given}“: diese Seite gibt es nicht; gemeint vielleicht „{near}“ (es gibt: {known}).',
  'balance.refused': '--vary {path}: mit dem Wert „{value}“ kann der Kampf nicht beginnen; nimm nur Werte, die gehen.',
  'balance.broken': 'Kampf {seed} ist an einem Fehler des Programms gescheitert: {why}',

  'balance.title': '{title} · {label}',
  'balance.aim': 'Ziel: „{side}“ gewinnt {target, number} % der Kämpfe.',
  'balance.unscripted': 'Das Skript der Kampfdatei bleibt weg: es passt nur zu dem Kampf, wie er dasteht.',
  'balance.left': 'Wo {who} nicht mitkämpfen, bleiben ihre Einträge unter start weg.',
  'balance.column.best': '',
  'balance.best': 'am nächsten',
  'balance.partial': 'Abgebrochen: {n} von {of} Werten sind fertig.',
  'balance.rough': 'Abgebrochen: alle Werte sind da, aber nicht alle so genau wie gewünscht.',
  'balance.with': 'Mit {label} = {value}',
  'balance.with-count': 'Mit {value} × {who}',
  'balance.share': '{share, number} % ({low, number}–{high, number})',
  'balance.between':
    '{with} gewinnt „{side}“ in {share, number} % ({low, number}–{high, number}) der Kämpfe; mit {other} in {far}.',
  'balance.nearest':
    'Am nächsten kommt dem Ziel: {with} gewinnt „{side}“ in {share, number} % ({low, number}–{high, number}) der Kämpfe.',
  'balance.above':
    'Alle Werte liegen über {target, number} %. {with} gewinnt „{side}“ noch in {share, number} % ({low, number}–{high, number}) der Kämpfe.',
  'balance.below':
    'Kein Wert erreicht {target, number} %. {with} gewinnt „{side}“ höchstens in {share, number} % ({low, number}–{high, number}) der Kämpfe.',
  'balance.wavy': 'Die Chance steigt und fällt; sieh die ganze Kurve an und nicht nur eine Stelle.',

  'vary.of': '{who}: {what}',
  'vary.what': '{what}',
  'vary.count': 'Anzahl {who}',
  'vary.unknown': '„{given}“ führt in diesem Kampf zu nichts; es gibt: {known}',
  'vary.near': '„{given}“ führt in diesem Kampf zu nichts; gemeint vielleicht „{near}“',
  'vary.leaf': '„{given}“ führt zu nichts: davor steht schon ein Wert',
  'vary.more': 'hinter „{given}“ fehlt, was sich ändern soll; es gibt: {known}',
  'vary.several': '„{given}“ gibt es mehrfach; schreib, was gemeint ist: {known}',
};

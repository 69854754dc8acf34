export const report = {
  'diagnostic.error': 'Fehler',
  'diagnostic.warning': 'Warnung',

  'status.name': 'Name',

  'prompt.decides': '{who}: {question}',
  'prompt.throws': '{who}: {question} mit {dice}',
  'prompt.enter': '[Enter] {choice}',
  'prompt.enter-throws': '[Enter] das Programm würfelt',
  'prompt.forbidden': 'nicht möglich: {why}',
  'prompt.then': 'dazu {question}:',
  'prompt.impossible': 'jetzt nicht: {names}',
  'prompt.choice': '{count, plural, =0 {{option}} other {{option}: {params}}}',
  'prompt.params': '{params}',
  'prompt.param': '{param} {value}',
  'prompt.range': '{param} {min}–{max}',
  'prompt.ranges': '{ranges}',
  'prompt.values': '{param}: {values}',
  'prompt.order': '{param} der Reihe nach: {values}',

  'typed.no-data': '{param} lässt sich nicht eintippen; die Datei nennen: /add <Blatt> <Seite>.',
  'typed.missing': '{what}: es fehlt {wanted}.',
  'typed.missing-number': '{name} ({min} bis {max})',
  'typed.missing-value': '{name} ({values}{more})',
  'typed.unknown-option': '„{given}“ steht hier nicht zur Wahl{hint}; möglich: {known}.',
  'typed.ambiguous': '„{given}“ ist nicht eindeutig; gemeint sein kann: {known}.',
  'typed.unknown-param':
    '{count, plural, =0 {„{given}“ gehört nicht hierher; hier ist nichts weiter anzugeben.} other {„{given}“ gehört nicht hierher{hint}; anzugeben: {known}.}}',
  'typed.unknown-value': '{param}: „{given}“ ist nicht möglich{hint}; möglich: {known}.',
  'typed.no-number': '{param}: „{given}“ ist keine ganze Zahl; {min} bis {max} eingeben.',
  'typed.out-of-range': '{param}: {given} ist nicht möglich; {min} bis {max} eingeben.',
  'typed.repeated': '{param}: „{given}“ ist doppelt; jedes nur einmal nennen.',
  'typed.too-much': '„{given}“ ist zu viel; weglassen.',
  'typed.near': ' (gemeint „{near}“?)',
  'typed.no-face':
    '„{given}“ ist kein Würfelergebnis; Zahlen mit Abstand oder Komma eingeben oder „=“ und das Ergebnis.',
} as const;

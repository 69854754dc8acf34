export const dice = {
  'dice.empty': 'Es steht keine Würfelangabe da; zum Beispiel „3W10+5“ schreiben.',
  'dice.unexpected': 'Stelle {at}: „{found}“ passt hier nicht; weglassen oder ein Rechenzeichen (+ - * /) davorsetzen.',
  'dice.operand-expected': 'Stelle {at}: Hier fehlt ein Würfel oder eine Zahl; zum Beispiel „W6“ oder „5“ schreiben.',
  'dice.number-expected': 'Stelle {at}: Hier fehlt eine ganze Zahl.',
  'dice.sides-expected': 'Stelle {at}: Hinter dem Würfel fehlt die Seitenzahl; zum Beispiel „W6“ oder „W%“ schreiben.',
  'dice.modifier-needs-dice':
    'Stelle {at}: „{found}“ gilt nur direkt hinter einem Würfel; zum Beispiel „4W6{found}“ schreiben.',
  'dice.no-decimals': 'Stelle {at}: Würfel rechnen mit ganzen Zahlen; Komma und Punkt weglassen.',
  'dice.zero-sides': 'Stelle {at}: Einen Würfel ohne Seiten gibt es nicht; mindestens „W1“ schreiben.',
  'dice.negative-count':
    'Stelle {at}: Weniger als null Würfel gibt es nicht; zum Abziehen „0-1W6“ oder „-(1W6)“ schreiben.',
  'dice.division-by-zero':
    'Stelle {at}: Durch etwas, das 0 sein kann, wird nicht geteilt; einen anderen Teiler nehmen.',
  'dice.parenthesis-open': 'Stelle {at}: Diese Klammer wird nicht geschlossen; „)“ ergänzen.',
  'dice.parenthesis-stray': 'Stelle {at}: Zu dieser Klammer fehlt die öffnende; „(“ ergänzen oder „)“ weglassen.',
  'dice.ambiguous': 'Stelle {at}: „{found}“ hat zwei Bedeutungen; eine davon schreiben: {spellings}.',
  'dice.modifier-repeated': 'Stelle {at}: „{found}“ ist von einer Art, die schon dasteht; nur eine behalten.',
  'dice.modifiers-clash': 'Stelle {at}: „{found}“ verträgt sich nicht mit „{first}“; eines davon weglassen.',
  'dice.pick-too-many':
    'Stelle {at}: {given} sind mehr als die {limit} Würfel, die geworfen werden; höchstens {limit} schreiben.',
  'dice.face-out-of-range': 'Stelle {at}: {given} steht auf keiner Seite; {min} bis {max} schreiben.',
  'dice.explosion-endless':
    'Stelle {at}: Ein W{sides} würde so bei jedem Wurf weiterrollen; die Bedingung enger fassen, zum Beispiel „!{sides}“.',
  'dice.explosion-never': 'Stelle {at}: Ein W{sides} würde so nie weiterrollen; die Bedingung weiter fassen.',
  'dice.text-too-long': 'Die Würfelangabe hat {typed} Zeichen; höchstens {limit} sind erlaubt.',
  'dice.number-too-large': 'Stelle {at}: {typed} ist zu groß; höchstens {limit} schreiben.',
  'dice.too-many-sides': 'Stelle {at}: {typed} Seiten sind zu viele; höchstens {limit} schreiben.',
  'dice.too-many-dice': 'Stelle {at}: {typed} Würfel sind zu viele; im Ganzen höchstens {limit} schreiben.',
  'dice.result-too-large':
    'Stelle {at}: Das Ergebnis kann {typed} erreichen; höchstens {limit} ist erlaubt, also kleinere Zahlen nehmen.',
  'dice.odds-too-large':
    'Die genauen Chancen brauchen {typed} Rechenschritte; höchstens {limit} sind erlaubt, also weniger oder kleinere Würfel nehmen.',

  'faces.out-of-range':
    '{at, plural, =1 {Würfel} other {#. Würfel}}: {face} ist nicht möglich; {min} bis {max} eingeben.',
  'faces.too-few':
    '{have, plural, =0 {Es ist noch kein Würfel eingegeben} one {Es ist erst ein Würfel eingegeben} other {Es sind erst # Würfel eingegeben}}; noch einen W{sides} werfen und alle der Reihe nach eingeben.',
  'faces.too-many':
    'Das sind zu viele Würfel; {need, plural, =0 {hier wird keiner geworfen} one {nur einen eingeben} other {nur # eingeben}}.',
} as const;

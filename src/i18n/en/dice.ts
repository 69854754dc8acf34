export const dice = {
  'dice.empty': 'There is no dice notation; write “3W10+5”, for example.',
  'dice.unexpected': 'Position {at}: “{found}” does not fit here; leave it out or put a sign (+ - * /) before it.',
  'dice.operand-expected': 'Position {at}: a die or a number is missing; write “W6” or “5”, for example.',
  'dice.number-expected': 'Position {at}: a whole number is missing.',
  'dice.sides-expected': 'Position {at}: the number of sides is missing; write “W6” or “W%”, for example.',
  'dice.modifier-needs-dice':
    'Position {at}: “{found}” is only meant for the die right before it; write “4W6{found}”, for example.',
  'dice.no-decimals': 'Position {at}: dice are counted in whole numbers; leave out the comma or point.',
  'dice.zero-sides': 'Position {at}: there is no die without sides; write “W1” at least.',
  'dice.negative-count': 'Position {at}: there are no fewer than zero dice; to subtract, write “0-1W6” or “-(1W6)”.',
  'dice.division-by-zero': 'Position {at}: nothing is divided by what may be 0; take another divisor.',
  'dice.parenthesis-open': 'Position {at}: this parenthesis is not closed; add “)”.',
  'dice.parenthesis-stray': 'Position {at}: this parenthesis was never opened; add “(” or leave out “)”.',
  'dice.ambiguous': 'Position {at}: “{found}” has two meanings; write one of them: {spellings}.',
  'dice.modifier-repeated': 'Position {at}: “{found}” is of a kind that is there already; keep only one.',
  'dice.modifiers-clash': 'Position {at}: “{found}” does not go with “{first}”; leave one of them out.',
  'dice.pick-too-many': 'Position {at}: {given} is more than the {limit} dice that are thrown; write {limit} at most.',
  'dice.face-out-of-range': 'Position {at}: no side shows {given}; write {min} to {max}.',
  'dice.explosion-endless':
    'Position {at}: a W{sides} would roll on at every throw; narrow the condition, to “!{sides}” for example.',
  'dice.explosion-never': 'Position {at}: a W{sides} would never roll on; widen the condition.',
  'dice.text-too-long': 'The dice notation has {typed} characters; {limit} are allowed at most.',
  'dice.number-too-large': 'Position {at}: {typed} is too large; write {limit} at most.',
  'dice.too-many-sides': 'Position {at}: {typed} sides are too many; write {limit} at most.',
  'dice.too-many-dice': 'Position {at}: {typed} dice are too many; write {limit} at most in all.',
  'dice.result-too-large':
    'Position {at}: the result may reach {typed}; {limit} is allowed at most, so take smaller numbers.',
  'dice.odds-too-large':
    'The exact odds need {typed} steps; {limit} are allowed at most, so take fewer or smaller dice.',

  'faces.out-of-range': '{at, plural, =1 {Die} other {Die #}}: {face} is not possible; enter {min} to {max}.',
  'faces.too-few':
    '{have, plural, =0 {No die has been entered yet} one {Only one die has been entered} other {Only # dice have been entered}}; throw one more W{sides} and enter all of them in order.',
  'faces.too-many':
    'These are too many dice; {need, plural, =0 {none is thrown here} one {enter only one} other {enter only #}}.',
} as const;

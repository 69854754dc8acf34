export const report = {
  'diagnostic.error': 'Error',
  'diagnostic.warning': 'Warning',

  'status.name': 'Name',

  'prompt.decides': '{who}: {question}',
  'prompt.throws': '{who}: {question} with {dice}',
  'prompt.enter': '[Enter] {choice}',
  'prompt.enter-throws': '[Enter] the program throws',
  'prompt.forbidden': 'not possible: {why}',
  'prompt.impossible': 'not now: {names}',
  'prompt.choice': '{count, plural, =0 {{option}} other {{option}: {params}}}',
  'prompt.params': '{params}',
  'prompt.param': '{param} {value}',
  'prompt.range': '{param} {min}–{max}',
  'prompt.ranges': '{ranges}',
  'prompt.values': '{param}: {values}',
  'prompt.order': '{param} in order: {values}',

  'typed.unknown-option': '“{given}” is no option here{hint}; possible: {known}.',
  'typed.ambiguous': '“{given}” is not unique; it may mean: {known}.',
  'typed.unknown-param':
    '{count, plural, =0 {“{given}” does not belong here; nothing more is to be given.} other {“{given}” does not belong here{hint}; to be given: {known}.}}',
  'typed.unknown-value': '{param}: “{given}” is not possible{hint}; possible: {known}.',
  'typed.no-number': '{param}: “{given}” is no whole number; enter {min} to {max}.',
  'typed.out-of-range': '{param}: {given} is not possible; enter {min} to {max}.',
  'typed.repeated': '{param}: “{given}” is there twice; name each only once.',
  'typed.too-much': '“{given}” is too much; leave it out.',
  'typed.near': ' (did you mean “{near}”?)',
  'typed.no-face': '“{given}” is no result of dice; enter numbers with blanks or commas, or “=” and the result.',
} as const;

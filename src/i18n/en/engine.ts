export const engine = {
  gm: 'Game master',

  'question.interlude': 'Go on?',
  'question.end': 'Really end the fight?',
  'end.end': 'end it',
  'end.go-on': 'fight on',
  'interlude.go-on': 'go on',
  'interlude.note': 'note',
  'interlude.add': 'add a fighter',
  'interlude.remove': 'remove a fighter',
  'interlude.end': 'end the fight',
  'interlude.text': 'text',
  'interlude.member': 'sheet',
  'interlude.who': 'who',
  'interlude.no-member': 'It is not said who joins; name the file of the sheet.',
  'interlude.twice': '{name} is in the fight already.',

  'refusal.wrong-kind':
    '{wanted, select, roll {A throw is needed here; give the faces, or a result with “=”.} other {A decision is needed here; name one of the options.}}',
  'refusal.decree': '={given} is not possible with {dice}; give {min} to {max}.',
  'refusal.unknown-option': '“{given}” is no option here{hint}; possible: {known}.',
  'refusal.forbidden': '“{given}” is not possible now: {why}',
  'refusal.unknown-param':
    '{count, plural, =0 {“{given}” does not belong here; nothing more is to be given.} other {“{given}” does not belong here{hint}; to be given: {known}.}}',
  'refusal.out-of-range': '{param}: {given} is not possible; give a whole number from {min} to {max}.',
  'refusal.unknown-value':
    '{count, plural, =0 {{param}: “{given}” is not possible; give a text.} other {{param}: “{given}” is not possible{hint}; possible: {known}.}}',
  'refusal.near': ' (did you mean “{near}”?)',
  'refusal.mismatch': '{wanted} is asked, {given} is given; the answer belongs to other rules or another fight.',
  'refusal.place': '{question} ({who})',
  'refusal.at': 'Answer {n} to {question}: {why}',

  'fight.won': 'End of the fight: {side} wins',
  'fight.draw': 'End of the fight: a draw',
  'fight.undecided': 'End of the fight without a decision: {why}',
  'fight.ended': 'End of the fight: stopped by the game master',
  'note.made': 'Note: {text}',
  'fighter.joined': '{who} joins ({side})',
  'fighter.removed': '{who} leaves the fight',

  'journal.empty': 'The journal is empty; name another file.',
  'journal.not-json': 'Line {line} cannot be read; restore it from a copy or delete it with all lines that follow.',
  'journal.no-header': 'Line 1 is no head of a journal; name a file that “waffengang fight” has written.',
  'journal.foreign-format':
    'The journal has format {format}, but format 1 is read; open it with the version that wrote it.',
  'journal.unknown-line': 'Line {line} is no answer; restore it from a copy or delete it with all lines that follow.',
  'journal.torn': 'The last line was cut off and does not count; the fight goes on at the answer before it.',
} as const;

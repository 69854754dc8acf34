export const jobs = {
  'command.merge': 'put the parts of a batch (batch --shard) together',
  'arg.part': 'part',
  'option.batch.jobs': 'so many fights at a time (else one for each core)',
  'option.batch.until':
    'stop when all shares are exact to so many percentage points (95 %); --runs is then the most (else 1,000,000)',
  'option.batch.shard':
    'only part i of n: the i-th of n contiguous blocks of the fights, all of one size; with --json, for "merge"',

  'batch.runs':
    '--runs "{given}": give a whole number from 1 to {most, number, grouped} in digits, for example --runs 1000.',
  'batch.jobs':
    '--jobs "{given}": give a whole number from 1 to {most, number, grouped} in digits, for example --jobs 2.',
  'batch.shard':
    '--shard "{given}": give the part and the number of parts (1 to {most, number, grouped}), for example --shard 1/4, 2/4, 3/4 and 4/4.',
  'batch.until': '--until "{given}": give percentage points from {least} to {most}, for example --until {such}.',
  'batch.until-shard':
    '--until does not go with --shard, since a part does not know how exact the whole is; use --runs in place of --until.',
  'batch.shard-form': 'A part (--shard) can only be merged as data; add --json.',
  'batch.shard-seed': '{file}: all parts need the same seed; give it by --seed or as "seed" in the fight file.',
  'batch.broken': 'Run {run} (seed {seed}) failed by a fault of the program: {why}\nTo repeat it alone: {command}',
  'batch.alone': 'No more threads can be started ({why}); going on with one.',
  'batch.stopping': 'Stopping, and counting what is done; Ctrl-C once more ends at once.',
  'batch.nothing-counted': 'Interrupted before a single fight was over: there is nothing to count.',
  'batch.partial': 'Interrupted: {runs} of {wanted} fights are counted.',
  'batch.until-reached': 'Stopped after {runs} fights: all shares are exact to ±{points, number} points.',
  'batch.until-missed':
    'After {runs} fights the shares are exact to ±{width, number, ::.00} points only, not to ±{points, number}; allow more with --runs.',

  'progress.line': '{bar} {percent} % · {left} left · {done}/{of} · {rate}/s',
  'progress.unknown': '?',
  'progress.seconds': '{s} s',
  'progress.minutes': '{min} min',
  'progress.hours': '{h} h {min} min',

  'merge.stdin': 'standard input',
  'merge.stdin-twice': '"-" is named twice, but standard input can be read only once; name "-" once.',
  'merge.which': 'Name the files of the parts, or pipe them in: cat 1.json 2.json | waffengang merge',
  'merge.unreadable': '{file}: cannot be read; name a file that "batch --shard … --json" has written.',
  'merge.no-json':
    '{file}, line {line}: this is no complete JSON; name only what "batch --shard … --json" has written.',
  'merge.no-result': '{file}: this is no result of "batch --json"; name only such files.',
  'merge.version': '{file}: made by version {had}, this is {has}; play and merge with the same version.',
  'merge.damaged': '{file}: was changed or damaged after it was written; play the part again.',
  'merge.nothing': 'No result came in; pipe in what "batch --shard … --json" writes.',
  'merge.other.product':
    '{file} was made by version {is}, {other} by version {was}; play all parts with the same version.',
  'merge.other.ruleset': '{file} was fought by the ruleset {is}, {other} by {was}; play all parts by the same one.',
  'merge.other.fight':
    '{file} is another fight than {other} (sheets, house rules, start or script differ); name parts of the same fight only.',
  'merge.other.seed': '{file} has the seed {is}, {other} the seed {was}; play all parts with the same seed.',
  'merge.other.runs': '{file} is part of {is} fights, {other} of {was}; play all parts with the same --runs.',
  'merge.other.of': '{file} is one of {is} parts, {other} one of {was}; play all parts with the same n in --shard i/n.',
  'merge.twice': 'Part {part}/{of} comes twice: {other} and {file}; leave one of them out.',
  'merge.missing':
    '{file}: of {of} parts {n, plural, one {one is} other {# are}} missing: {listed}; play what is missing with --shard {first}/{of}.',
} as const;

import type { balance as german } from '../de/balance.js';

export const balance: Readonly<Record<keyof typeof german, string>> = {
  'command.balance': 'find the value that gives a side the wanted chance',
  'option.balance.vary': 'what changes and how: <path>=<from>..<to>[:step] or <path>=a,b,c',
  'option.balance.target': 'wanted chance of victory, 0.7 or 70% (else 50%)',
  'option.balance.side': 'whose chance it is: name or number of the side (else the first)',
  'option.balance.runs': 'at most so many fights for each value (else 100000)',
  'option.balance.precision':
    'so many percentage points are precise enough (95 %, else 2); a value clearly above or below the target is done earlier',

  'balance.no-vary': 'What shall change? For example --vary foes.count=1..12 or --vary thorndal.courage=800..1600:100.',
  'balance.vary':
    '--vary "{given}": give <path>=<from>..<to> or <path>=<value>,<value>, for example --vary foes.count=1..12.',
  'balance.step': '--vary "{given}": the step must be greater than 0, for example 0..100:5.',
  'balance.too-many': '--vary "{given}" are {n} values; {most} at most. Take a larger step, such as 0..5000:10.',
  'balance.target': '--target "{given}": give a chance between 0 and 1 or in percent, for example 0.7 or 70%.',
  'balance.precision': '--precision "{given}": give percentage points from 0.1 to 49, for example --precision 1.',
  'balance.side': '--side "{given}": there is no such side; there are: {known}.',
  'balance.side-near': '--side "{given}": there is no such side; perhaps "{near}" (there are: {known}).',
  'balance.refused': '--vary {path}: with the value "{value}" the fight cannot begin; give only values that work.',
  'balance.broken': 'Fight {seed} failed by a fault of the program: {why}',

  'balance.title': '{title} · {label}',
  'balance.aim': 'Target: "{side}" wins {target, number} % of the fights.',
  'balance.unscripted': 'The script of the fight file is left out: it fits only the fight as it stands.',
  'balance.left': 'Where {who} do not fight, their entries under start are left out.',
  'balance.column.best': '',
  'balance.best': 'nearest',
  'balance.partial': 'Stopped: {n} of {of} values are done.',
  'balance.rough': 'Stopped: all values are there, but not all of them as precise as was asked for.',
  'balance.with': 'With {label} = {value}',
  'balance.with-count': 'With {value} × {who}',
  'balance.share': '{share, number} % ({low, number}–{high, number})',
  'balance.between':
    '{with}, "{side}" wins {share, number} % ({low, number}–{high, number}) of the fights; with {other}, {far}.',
  'balance.nearest':
    'Nearest to the target: {with}, "{side}" wins {share, number} % ({low, number}–{high, number}) of the fights.',
  'balance.above':
    'All values lie above {target, number} %. {with}, "{side}" still wins {share, number} % ({low, number}–{high, number}) of the fights.',
  'balance.below':
    'No value reaches {target, number} %. {with}, "{side}" wins {share, number} % ({low, number}–{high, number}) of the fights at best.',
  'balance.wavy': 'The chance rises and falls; look at the whole curve and not at one place alone.',

  'vary.of': '{who}: {what}',
  'vary.what': '{what}',
  'vary.count': 'number of {who}',
  'vary.unknown': '"{given}" leads nowhere in this fight; there are: {known}',
  'vary.near': '"{given}" leads nowhere in this fight; perhaps "{near}"',
  'vary.leaf': '"{given}" leads nowhere: a value stands before it already',
  'vary.more': 'behind "{given}" it is missing what shall change; there are: {known}',
  'vary.several': '"{given}" is there more than once; write which is meant: {known}',
};

import type { Fight, Fighter } from '../state.js';
import { leaveSaddle } from '../wound.js';
import { numberParam, optional, ruled, whoOf, whoParam, wordParam, type Edit } from './edit.js';

type Flag = (f: Fighter, on: boolean) => void;

/** What the game master may say of a fighter (AGO-162, AGO-166, AGO-170, AGO-171, AGO-180). */
const FLAGS: Readonly<Record<string, { is(f: Fighter): boolean; set: Flag }>> = {
  prone: { is: (f) => f.prone, set: lay },
  bound: { is: (f) => f.bound, set: (f, on) => void (f.bound = on) },
  mounted: { is: (f) => f.mounted, set: ride },
  'wrong-hand': { is: (f) => f.wrongHand, set: (f, on) => void (f.wrongHand = on) },
  room: { is: (f) => f.room, set: (f, on) => void (f.room = on) },
  unconscious: { is: (f) => f.unconscious, set: (f, on) => void (f.unconscious = on) },
  dying: { is: (f) => f.dying, set: (f, on) => void (f.dying = on) },
  dead: { is: (f) => f.dead, set: (f, on) => void (f.dead = on) },
  gone: { is: (f) => f.gone, set: (f, on) => void (f.gone = on) },
};

function lay(f: Fighter, on: boolean): void {
  if (on && f.mounted) leaveSaddle(f);
  f.prone = on;
}

function ride(f: Fighter, on: boolean): void {
  if (!f.card.mount) return;
  if (!on) return leaveSaddle(f);
  f.mounted = true;
  f.prone = false;
}

const condition: Edit = {
  id: 'condition',
  option: ({ fighters }) => ({
    params: [whoParam(fighters), wordParam('what', Object.keys(FLAGS)), wordParam('on', ['yes', 'no'])],
  }),
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    const what = String(choice['what']);
    const flag = FLAGS[what]!;
    const before = flag.is(f) ? 'yes' : 'no';
    flag.set(f, choice['on'] === 'yes');
    ruled(fight, f, what, before, flag.is(f) ? 'yes' : 'no', table);
  },
};

/** Marks somebody as surprised in the next rounds, or takes the mark off with 0 (AGO-050). */
const surprise: Edit = {
  id: 'surprise',
  option: ({ book, fighters }) => ({
    params: [whoParam(fighters), optional(numberParam('rounds', 0, 10, book.constants.surpriseRounds))],
  }),
  carryOut: (fight, choice, table) =>
    daze(fight, whoOf(fight, choice), 'surprisedTo', choice['rounds'] as number, table),
};

const stun: Edit = {
  id: 'stun',
  option: ({ fighters }) => ({ params: [whoParam(fighters), optional(numberParam('rounds', 0, 99, 1))] }),
  carryOut: (fight, choice, table) => daze(fight, whoOf(fight, choice), 'stunnedTo', choice['rounds'] as number, table),
};

function daze(
  fight: Fight,
  f: Fighter,
  key: 'surprisedTo' | 'stunnedTo',
  rounds: number,
  table: Parameters<Edit['carryOut']>[2],
): void {
  const before = Math.max(0, f[key] - fight.round);
  f[key] = rounds === 0 ? 0 : fight.round + rounds;
  ruled(fight, f, key === 'surprisedTo' ? 'surprised' : 'stunned', before, rounds, table);
}

export const conditionEdits: readonly Edit[] = [condition, surprise, stun];

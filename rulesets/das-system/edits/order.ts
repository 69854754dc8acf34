import { phrase } from '../../../src/engine/index.js';
import { enemiesOf, concerns, engage, isUnbegun, opponentOf } from '../engagement.js';
import { tell } from '../events.js';
import { SECOND } from '../clock.js';
import { shotWield } from '../shooting.js';
import { end } from '../roles.js';
import type { Engagement, Fight } from '../state.js';
import {
  numberParam,
  onlyPair,
  optional,
  pairOf,
  pairOfWho,
  pairParam,
  running,
  tellRuled,
  whoOf,
  whoParam,
  wordParam,
  type Edit,
} from './edit.js';

const melees = (fight: Fight): readonly Engagement[] => running(fight).filter((e) => e.kind === 'melee');

/** Who attacks from now on (DAS-054): before the first second this fixes the initiative. */
const role: Edit = {
  id: 'role',
  option: (fight) =>
    melees(fight).length === 0
      ? null
      : {
          params: [whoParam(fight.fighters), pairOfWho(fight, melees(fight))],
          check: (choice) => {
            const e = pairOf(fight, choice);
            const fits = e.kind === 'melee' && concerns(e, whoOf(fight, choice));
            return fits ? undefined : phrase('refusal.not-in-pair', { who: { t: '@', id: String(choice['who']) } });
          },
        },
  carryOut(fight, choice, table) {
    const e = pairOf(fight, choice);
    const attacker = whoOf(fight, choice);
    e.attacker = attacker;
    e.n = 0;
    e.pause = null;
    if (isUnbegun(e)) return;
    tell(table, () => ({
      type: 'series.began',
      engagement: e.nr,
      attacker: attacker.card.id,
      defender: opponentOf(e, attacker).card.id,
      start: e.next,
      why: 'ruled',
    }));
  },
};

/** When the next sequence of a pair starts, in tenths. */
const nextStart: Edit = {
  id: 'next-start',
  option: (fight) =>
    running(fight).length === 0
      ? null
      : { params: [onlyPair(fight), numberParam('tenths', fight.second * SECOND, 999_999, fight.second * SECOND)] },
  carryOut(fight, choice, table) {
    const e = pairOf(fight, choice);
    const before = e.next;
    e.next = choice['tenths'] as number;
    tellRuled(table, e.attacker ?? e.a, 'next-start', before, e.next);
  },
};

/** The number of attacks in the running series. */
const series: Edit = {
  id: 'series',
  option: (fight) => (melees(fight).length === 0 ? null : { params: [onlyPair(fight), numberParam('n', 0, 999)] }),
  carryOut(fight, choice, table) {
    const e = pairOf(fight, choice);
    const before = e.n;
    e.n = choice['n'] as number;
    tellRuled(table, e.attacker ?? e.a, 'series', before, e.n);
  },
};

/** The next sequence of a pair comes from behind (DAS-362). */
const behind: Edit = {
  id: 'behind',
  option: (fight) =>
    running(fight).length === 0
      ? null
      : {
          params: [whoParam(fight.fighters), pairOfWho(fight, running(fight))],
          check: (choice) =>
            concerns(pairOf(fight, choice), whoOf(fight, choice))
              ? undefined
              : phrase('refusal.not-in-pair', { who: { t: '@', id: String(choice['who']) } }),
        },
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    pairOf(fight, choice).behind = f;
    tellRuled(table, f, 'behind', 0, 1);
  },
};

/** A new pair, with its attacker; it starts in the second to come. */
const pair: Edit = {
  id: 'pair',
  option: (fight) => ({
    params: [
      whoParam(fight.fighters, 'attacker'),
      whoParam(fight.fighters, 'defender'),
      optional(wordParam('kind', KINDS)),
    ],
    check: (choice) => {
      const a = whoOf(fight, choice, 'attacker');
      const b = whoOf(fight, choice, 'defender');
      if (!enemiesOf(fight, a).includes(b)) return phrase('refusal.no-enemy', { who: { t: '@', id: b.card.id } });
      if (running(fight).some((e) => concerns(e, a) && concerns(e, b))) return phrase('refusal.paired');
      return choice['kind'] === 'ranged' && !shotWield(a) ? phrase('refusal.no-weapon') : undefined;
    },
  }),
  carryOut(fight, choice, table) {
    const a = whoOf(fight, choice, 'attacker');
    const b = whoOf(fight, choice, 'defender');
    const kind = choice['kind'] as 'melee' | 'ranged';
    const e = engage(fight, { kind, a, b, attacker: a, next: fight.second * SECOND });
    const ids = { attacker: a.card.id, defender: b.card.id };
    tell(table, () => ({ type: 'engagement.began', engagement: e.nr, kind, ...ids, start: e.next, why: 'joined' }));
  },
};

const KINDS: readonly string[] = ['melee', 'ranged'];

const part: Edit = {
  id: 'part',
  option: (fight) => (running(fight).length === 0 ? null : { params: [pairParam(fight)] }),
  carryOut: (fight, choice, table) => end(pairOf(fight, choice), 'removed', table),
};

export const orderEdits: readonly Edit[] = [role, nextStart, series, behind, pair, part];

import { describe, expect, it } from 'vitest';
import { attackBaseIn, attackCase, counterCase } from '../../../rulesets/das-system/tactics/case.js';
import { facesReaching } from '../../../rulesets/das-system/tactics/faces.js';
import type { Guard } from '../../../rulesets/das-system/tactics/guard.js';
import { cachedPlan } from '../../../rulesets/das-system/tactics/memo.js';
import { planAttack, type PlanCase } from '../../../rulesets/das-system/tactics/plan.js';
import { isTwin } from '../../../rulesets/das-system/tactics/twins.js';
import { bestWard, newWard, type WardTactic } from '../../../rulesets/das-system/tactics/ward.js';
import { setZustand } from '../../../rulesets/das-system/body.js';
import type { Sheet } from '../../../rulesets/das-system/sheet.js';
import type { Engagement, Fight, Fighter } from '../../../rulesets/das-system/state.js';
import { another, ARM, gegner, strike, thorndal } from './duellists.js';
import { book } from './given.js';
import { exchangeOf, first, gameOf, type Circumstances, type Entry } from './literal.js';

const fightOf = (a: Entry, b: Entry, given: Circumstances = {}): Fight => {
  const game = gameOf([[a], [b]], given);
  return game.ruleset.setup(game, undefined as never) as Fight;
};
const caseOf = (a: Entry, b: Entry, change: (target: Fighter, e: Engagement) => void = () => undefined): PlanCase => {
  const [e] = fightOf(a, b).engagements;
  change(e!.b, e!);
  return attackCase(e!, e!.a, e!.b, e!.a.main!);
};
const planOf = (c: PlanCase) => {
  const { part, precision, force } = planAttack(c);
  return [part.id, precision, force];
};

/** The same case with one part alone to look at. */
const at = (c: PlanCase, id: string): PlanCase => ({
  ...c,
  only: c.target.card.plan.parts.find((part) => part.id === id)!,
});

describe('how many faces (DAS-381)', () => {
  it('DAS-381: all for a need of 0, else those from the need up to W', () => {
    expect(facesReaching(2000, 0, 1200)).toBe(2000);
    expect(facesReaching(2000, -5, 1200)).toBe(2000);
    expect(facesReaching(2000, 1, 1200)).toBe(1200);
    expect(facesReaching(2000, 1200, 1200)).toBe(1);
    expect(facesReaching(2000, 1201, 1200)).toBe(0);
    expect(facesReaching(2000, 1901, 3000)).toBe(100);
  });
});

describe('the default defence (9.1)', () => {
  // Thorndal's sword: PB 1800, maxima 1170 and 1800, W 1200; dodge 858.
  const wield = fightOf(thorndal, gegner).fighters[0]!.main!;
  const guard: Guard = { parries: [{ wield, base: 1800, rollValue: 1200 }], dodge: 858, dodgeRoll: 1200 };
  const ward = (need: number, force: number, given: Guard = guard, tactic?: WardTactic) => {
    const out = newWard();
    bestWard(book, given, need, force, tactic, out);
    return out;
  };

  it('DAS-382: safe: as much Schwere as the blow has, the rest into the Festwert, what is left into Schwere', () => {
    expect(ward(2050, 515)).toMatchObject({ form: 'parry', precision: 1170, force: 630, stops: 321, breaks: 0 });
    expect(ward(1200, 700)).toMatchObject({ precision: 1100, force: 700, cost: 700 * 899 });
  });

  it('DAS-383: break: a third more Schwere than the blow, if the weapon can', () => {
    expect(ward(1500, 515)).toMatchObject({ precision: 1113, force: 687, stops: 814, breaks: 314 });
    expect(ward(700, 1400).force).toBeLessThan(1867);
  });

  it('DAS-384: catch: all into the Festwert; what of the force cannot be stopped comes through', () => {
    expect(ward(2050, 700)).toMatchObject({ precision: 1170, force: 630, cost: 700 * 1679 + 70 * 321 });
  });

  it('DAS-385: the cost weighs what gets through against what the initiative is worth', () => {
    // 515 · (2000 − 814) − 300 · 314, and 515 · (2000 − 321)
    expect(ward(1500, 515).cost).toBe(515 * 1186 - 300 * 314);
    expect(ward(2050, 515).cost).toBe(515 * 1679);
  });

  it('DAS-386: a dodge for blows that are too heavy to parry', () => {
    expect(ward(1500, 1000)).toMatchObject({ form: 'dodge', precision: 858, stops: 559, cost: 1000 * 1441 });
  });

  it('DAS-388: nothing at all if nothing helps', () => {
    expect(ward(4000, 515)).toMatchObject({ form: 'none', cost: 515 * 2000 });
    expect(ward(1500, 0, { parries: [], dodge: 858, dodgeRoll: 1200 }).form).toBe('none');
  });

  it('DAS-388: ties go to the earlier one, the main hand before the off hand', () => {
    const twice: Guard = {
      ...guard,
      parries: [guard.parries[0]!, { ...guard.parries[0]!, wield: { ...wield, hand: 'off' } }],
    };
    expect(ward(1500, 515, twice).parry).toBe(twice.parries[0]);
  });

  it('DAS-369: the tactics safe and dodge know one form only', () => {
    expect(ward(1500, 515, guard, 'safe')).toMatchObject({ form: 'parry', precision: 1170, force: 630 });
    expect(ward(1500, 515, guard, 'dodge')).toMatchObject({ form: 'dodge' });
  });

  it('DAS-387: dodge and counter only if the dodge cannot fail', () => {
    const form = (precision: number) =>
      first(
        exchangeOf(gameOf([[gegner], [thorndal]]), 'gegner', 'thorndal', [
          strike('arm-right', precision, 300),
          1999,
          1,
          1999,
          ...(precision <= 858 ? [1000] : []),
        ]),
        'defence.rolled',
      ).form;
    expect(form(858)).toBe('dodge-counter');
  });
});

describe('the default attack plan (9.2)', () => {
  const leather = another('Ziel', { armour: [{ piece: 'lederruestung-rumpf' }] });
  const only = (c: PlanCase, tactic: NonNullable<PlanCase['tactic']>) => planOf({ ...c, tactic });

  it('DAS-368, DAS-399, D20: torso 987 / 428 against Thorndal', () => {
    expect(planOf(caseOf(gegner, thorndal))).toEqual(['torso', 987, 428]);
  });

  it('DAS-389: sure: the marked value, so that it cannot miss', () => {
    expect(only(caseOf(gegner, thorndal), 'sure')).toEqual(['head', 987, 428]);
    expect(planOf(at(caseOf(gegner, leather), 'leg-left'))).toEqual(['leg-left', 800, 615]);
  });

  it('DAS-390: over-dodge: one more than the Festwert of a dodger', () => {
    const nimble = another('Ziel', { mainHand: 'faust', overrides: { dodgeBase: 1000, dodgeMaxPrecision: 880 } });
    expect(planOf(at(caseOf(gegner, nimble), 'leg-left'))).toEqual(['leg-left', 881, 534]);
  });

  it('DAS-391: bypass: the highest threshold of the part', () => {
    const thin = another('Ziel', {
      armour: [{ piece: 'ellenbogenkachel', strength: { P: 999 }, deckungswert: 100 }],
      skills: {},
    });
    const c = caseOf({ ...gegner, overrides: { rollValue: 1 } }, thin);
    expect(planOf(at(c, 'arm-left'))).toEqual(['arm-left', 900, 515]);
  });

  it('DAS-392: precise: all the Festwert there is', () => {
    expect(only(caseOf(gegner, thorndal), 'precise').slice(1)).toEqual([987, 428]);
  });

  it('DAS-393, DAS-394: heavy: all the Schwere there is, the Festwert takes the rest', () => {
    expect(only(caseOf(gegner, thorndal), 'heavy').slice(1)).toEqual([358, 1057]);
    const weak = {
      ...gegner,
      overrides: { schwert: { attackBase: 3000, attackMaxPrecision: 900, attackMaxForce: 1000 } },
    } as Sheet;
    expect(only(caseOf(weak, thorndal), 'heavy').slice(1)).toEqual([900, 1000]);
  });

  it('DAS-395, DAS-396, DAS-397: four samples, weighed with what gets past the enemy', () => {
    // W 600 of 2000: samples 0 (weight 3 · 1400), 100, 300, 500 (600 each). Against a helpless target with Zustand 0
    // everywhere the value is S · X wherever the part is reached, and −300 · X where nothing is.
    const slow: Sheet = { ...gegner, overrides: { rollValue: 600 } };
    const c = caseOf(slow, thorndal, (target) => {
      for (const spot of target.card.plan.spots) setZustand(target, spot.slot, 0);
    });
    const helpless = at({ ...c, guard: null }, 'torso');
    // sure 700 / 715 reaches with every sample; heavy 358 / 1057 with the sample 500 alone.
    expect(planOf(helpless)).toEqual(['torso', 700, 715]);
    // With a value of the initiative of 0 and much more force the one hit in twelve pays: 12 · 715 against 1 · S.
    const heavy: Sheet = {
      ...slow,
      overrides: { rollValue: 600, schwert: { attackBase: 10358, attackMaxPrecision: 700, attackMaxForce: 10000 } },
    };
    const h = caseOf(heavy, thorndal);
    expect(planAttack(at({ ...h, guard: null }, 'torso')).force).toBe(9658);
  });

  it('DAS-396: no points for a blow that even a roll of 0 dodges', () => {
    const nimble = { ...thorndal, mainHand: 'faust', overrides: { dodgeBase: 2000, dodgeMaxPrecision: 900 } } as Sheet;
    const c = caseOf({ ...gegner, overrides: { rollValue: 1 } }, nimble);
    expect(planOf(c)[1]).toBeGreaterThan(900);
  });

  it('DAS-398: a plan that could not wound an undefended enemy is the last resort', () => {
    const plated = another('Ziel', {
      armour: ['plattenharnisch-rumpf', 'topfhelm'].map((piece) => ({ piece })),
      skills: { ruestungsgewoehnung: 9999 },
    });
    const [aim] = planOf(caseOf(gegner, plated));
    expect(['torso', 'head']).not.toContain(aim);
    const all = another('Ziel', { armour: [{ piece: 'lederkappe', field: true, strength: { P: 999 } }] });
    expect(planOf(caseOf(gegner, all))).toBeDefined();
  });

  it('DAS-399: of equal limbs the earlier one', () => {
    const [e] = fightOf(gegner, thorndal).engagements;
    const { parts } = e!.b.card.plan;
    expect(parts.map((p) => isTwin(e!.b, p, parts))).toEqual([false, true, false, true, false, false]);
    const thin = { deckungswert: 1, strength: { L: 1 } };
    const dressed = another('Ziel', { armour: [{ piece: 'lederruestung-rumpf' }, { piece: 'lederhose', ...thin }] });
    expect(planOf(caseOf(gegner, dressed))[0]).toBe('leg-left');
    setZustand(e!.b, parts[1]!.spots[0]!.slot, 1);
    expect(isTwin(e!.b, parts[1]!, parts)).toBe(false);
  });
});

describe('the memory of default plans', () => {
  it('DAS-368: gives the plan that would be made anew, whatever has changed', () => {
    const [e] = fightOf(gegner, thorndal).engagements;
    const fresh = () => attackCase(e!, e!.a, e!.b, e!.a.main!);
    const check = () => {
      const { part, precision, force } = planAttack(fresh());
      expect(cachedPlan(fresh())).toMatchObject({ part, precision, force });
      return part.id;
    };
    const [unhurt] = [check()];
    e!.a.atpa = 100;
    check();
    for (const spot of e!.b.card.plan.parts[4]!.spots) setZustand(e!.b, spot.slot, 9000);
    expect(check()).not.toBe(unhurt);
    for (const spot of e!.b.card.plan.parts[2]!.spots) setZustand(e!.b, spot.slot, -9000);
    expect(check()).toBe('leg-left');
    e!.b.lying = true;
    check();
  });
});

describe('the default location', () => {
  it('DAS-374: the worst one, or with the tactic lowest the one that is easiest to reach', () => {
    const items = [ARM, 600, { defence: 'none' }, 1000, 1000];
    const place = (npcLocation: string) =>
      first(
        exchangeOf(gameOf([[{ sheet: gegner, tactics: { npcLocation } }], [thorndal]]), 'gegner', 'thorndal', items),
        'location.chosen',
      ).at.id;
    expect(place('worst')).toBe('finger');
    expect(place('lowest')).toBe('oberarm');
  });
});

describe('the default counterattack (9.3)', () => {
  it('DAS-400: W // 2, the weapon of the main hand, and no fear of a dodge', () => {
    const [e] = fightOf(gegner, thorndal).engagements;
    const c = counterCase(e!, e!.b, e!.a, e!.b.main!);
    expect(c).toMatchObject({ rollValue: 600, guard: null, kind: 'counter' });
    expect(planOf(c)).toEqual(['torso', 700, 740]);
    expect(attackBaseIn(e!, e!.b, e!.b.main!)).toBe(1440);
  });

  it('DAS-400, DAS-373: with a parry unarmed', () => {
    const items = [
      ARM,
      600,
      { defence: 'parry-counter' },
      { 'parry-split': { precision: 1170, force: 630 } },
      600,
      1999,
    ];
    const ran = exchangeOf(gameOf([[gegner], [thorndal]]), 'gegner', 'thorndal', [...items, 1000]);
    expect(first(ran, 'counter.rolled').weapon.id).toBe('faust');
  });
});

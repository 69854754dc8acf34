import { phrase, type Member, type Phrase, type Problem } from '../../src/engine/index.js';
import { weaponIn } from './arms.js';
import { checkArmourOf } from './check-armour.js';
import { checkStateOf } from './check-state.js';
import { checkWeaponsOf } from './check-weapons.js';
import { enlist, muster } from './fighter.js';
import { inUse } from './hands.js';
import { bookOf } from './rulebook.js';
import type { Sheet } from './sheet.js';
import type { DasRules } from './state.js';
import { pieceOf } from './wear.js';

/** The skills that the rules use; others are a GM's own. */
export const skillIds: readonly string[] = [
  ...['bewaffneter-nahkampf', 'dolche', 'schwerter', 'saebel', 'fechtwaffen', 'zweihaender', 'aexte', 'hiebwaffen'],
  ...['kettenwaffen', 'stangenwaffen', 'staebe', 'waffenloser-nahkampf', 'boxen', 'treten', 'beissen', 'paradewaffen'],
  ...['schilde', 'beidhaendiger-kampf', 'schusswaffen', 'boegen', 'armbrueste', 'pistolen', 'wurfwaffen', 'wurfmesser'],
  ...['ausweichen', 'widerstandsfaehigkeit', 'balancieren', 'ruestungsgewoehnung', 'bemerken', 'erste-hilfe'],
];

/** A problem; `known` and `given` serve the nearest spelling. */
export const problem = (
  path: Problem['path'],
  message: Phrase,
  more: Partial<Pick<Problem, 'known' | 'given' | 'severity' | 'ifNear'>> = {},
): Problem => ({ path, message, severity: 'error', ...more });

/** What is wrong or odd about a sheet beyond its shape (DAS-420..423, DAS-426..430, DAS-439). */
export function checkSheet(sheet: Sheet, rules: DasRules): readonly Problem[] {
  const book = bookOf(rules);
  const plan = book.plans[sheet.bodyPlan ?? 'humanoid'];
  if (!plan) return [...checkSkills(sheet), unknownPlan(sheet, Object.keys(book.plans))];
  const problems = [
    ...checkSkills(sheet),
    ...checkWeaponsOf(book, sheet),
    ...checkArmourOf(book, plan, sheet),
    ...checkStateOf(book, plan, sheet),
  ];
  return problems.some(({ severity }) => severity === 'error') ? problems : [...problems, ...checkAttack(sheet, rules)];
}

const unknownPlan = (sheet: Sheet, known: readonly string[]): Problem =>
  problem(['bodyPlan'], phrase('problem.plan'), { known, given: sheet.bodyPlan! });

/** Skill ids are written in lower-case ASCII (DAS-420); one that is nearly a skill of the rules is told. */
function checkSkills(sheet: Sheet): readonly Problem[] {
  const known = skillIds;
  return Object.keys(sheet.skills ?? {})
    .filter((id) => !known.includes(id))
    .map((id) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)
        ? problem(['skills', id], phrase('problem.skill-near'), { known, given: id, severity: 'warning', ifNear: true })
        : problem(['skills', id], phrase('problem.skill'), { known, given: id }),
    );
}

/** A fighter without any attack is odd, not wrong (DAS-439). */
function checkAttack(sheet: Sheet, rules: DasRules): readonly Problem[] {
  const member = { id: '', name: '', side: 0, sheet, played: 'tactics', tactics: {}, extra: {} } as const;
  const fighter = muster(enlist(member, rules), 0);
  if (fighter.main || inUse(fighter) || fighter.carried.length > 0) return [];
  return [problem(['unarmed'], phrase('problem.no-attack'), { severity: 'warning' })];
}

/** Weapons without a Rüstungswirkung for a kind that somebody in the fight wears (DAS-424). */
export function checkEffects(members: readonly Member<Sheet>[], rules: DasRules): readonly Problem[] {
  const book = bookOf(rules);
  const worn = members.flatMap(({ name, sheet }) =>
    (sheet.armour ?? []).flatMap((entry) =>
      Object.keys(pieceOf(book, entry)?.strength ?? {}).map((kind) => ({ kind, name })),
    ),
  );
  return members.flatMap(({ side, sheet }) => {
    const given = [sheet.mainHand, sheet.offHand, ...(sheet.carried ?? []), sheet.unarmed];
    const weapons = given.map((one) => weaponIn(book, one)).filter((weapon) => weapon !== undefined);
    return weapons.flatMap((weapon) => {
      const lacking = worn.find(({ kind }) => !Object.hasOwn(weapon.armourEffect, kind));
      if (!lacking) return [];
      return [
        problem(
          ['sides', side],
          phrase('problem.effect', { weapon: weapon.id, kind: lacking.kind, who: lacking.name }),
        ),
      ];
    });
  });
}

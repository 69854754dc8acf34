import type { Phrase } from '../../../src/engine/index.js';
import type { AttackRolled, DefenceRolled } from '../events.js';
import { label, p, who } from '../labels.js';
import { row, rolled, sumOf, table, told, type Tellers } from './items.js';

/** One exchange as a table: attack, defence, threshold, ES, result, place, damage, TP, wounds, what follows (section 10). */
export const attack: Tellers = {
  'attack.rolled': (e) => [table(titleOf(e)), row(p('row.attack'), rolled(e), attackNote(e))],
  'defence.rolled': (e) => [row(p('row.defence'), defenceNumbers(e), defenceNote(e))],
  'attack.compared': (e) => [
    e.missile
      ? row(p('row.threshold'), e.threshold, p('tell.missile-threshold'))
      : row(p('row.threshold'), e.threshold, p('tell.sizes', { a: e.sizes[0], b: e.sizes[1] })),
    row(p('row.es'), e.es, p(`outcome.${e.outcome}`), e.outcome === 'hit' ? 'bad' : 'good'),
  ],
  'hit.located': (e) => [
    row(p('row.place'), p('tell.place', { size: e.size, face: e.face, total: e.total }), p(`part.${e.part}`)),
  ],
  'damage.dealt': (e) => [
    ...(e.opens ? [table(p('tell.harm', { who: who(e.who), by: who(e.by) }))] : []),
    row(
      p('row.damage'),
      sumOf(e.of),
      p(e.damage > 0 ? 'tell.damage' : 'tell.no-damage', { n: e.damage }),
      e.damage > 0 ? 'bad' : 'good',
    ),
    ...(e.damage > 0
      ? [
          row(
            p(e.mount ? 'row.mount-tp' : 'row.tp'),
            p('tell.change', { before: e.before, after: e.after }),
            p('tell.of', { max: e.max }),
          ),
        ]
      : []),
  ],
  'wound.inflicted': (e) => [
    row(
      p('row.wound'),
      p('tell.wound-number', { n: e.number }),
      e.mount ? p('tell.mount-wound') : p('tell.wound', { malus: e.malus }),
      'bad',
    ),
  ],
  'critical.inflicted': (e) => [
    row(p('row.critical'), e.face, p('tell.critical', { region: label(e.region), effect: label(e.effect) }), 'bad'),
  ],
  'weapon.dropped': (e) => told(e.inside, p('tell.dropped', { who: who(e.who), weapon: label(e.weapon) }), 'bad'),
  'weapon.kept': (e) => told(e.inside, p('tell.kept', { who: who(e.who), weapon: label(e.weapon) }), 'good'),
};

function titleOf(e: AttackRolled): Phrase {
  const slots = { a: who(e.attacker), b: who(e.defender), weapon: label(e.weapon) };
  return p(e.missile ? 'tell.shot' : 'tell.attack', {
    ...slots,
    part: e.mounted ? p(`part.${e.part}`) : '',
    on: e.mounted ? 'yes' : 'no',
    ...(e.missile && { thrown: e.thrown ? 'yes' : 'no' }),
  });
}

function attackNote(e: AttackRolled): Phrase {
  const manoeuvre = e.manoeuvre.id === 'kein' ? '' : label(e.manoeuvre);
  return p('tell.attack-total', {
    total: e.total,
    fumble: e.fumble ? 'yes' : 'no',
    manoeuvre,
    from: e.from,
    special: manoeuvre === '' ? 'no' : 'yes',
  });
}

function defenceNumbers(e: DefenceRolled) {
  if (e.kind === 'helpless') return e.total;
  if (e.kind === 'sg') return p('tell.sg', { sg: e.sg ?? 0 });
  return e.faces.length === 0 && e.die === 0 ? sumOf(e.of) : rolled(e);
}

function defenceNote(e: DefenceRolled): Phrase {
  const weapon = e.weapon ? label(e.weapon) : '';
  if (e.kind === 'sg') {
    const band = e.band ? label(e.band) : '';
    return p(e.shield ? 'tell.shielded' : 'tell.distance', { band, metres: e.metres ?? 0, lowered: e.lowered });
  }
  if (e.kind === 'parry' && e.w !== 0) return p('tell.parry', { weapon, total: e.total, w: e.w, lowered: e.lowered });
  return p('tell.defence', {
    kind: p(`defence.${e.kind}`),
    weapon,
    armed: weapon === '' ? 'no' : 'yes',
    total: e.total,
  });
}

import { describe as group, expect, it } from 'vitest';
import type { Cell } from '../../../src/engine/index.js';
import type { Engagement, Fighter } from '../../../rulesets/das-system/state.js';
import { conditions, status } from '../../../rulesets/das-system/status.js';
import { cardOf, fightOf, sample, spotOf, book } from './given.js';
import { engage } from '../../../rulesets/das-system/engagement.js';
import { muster } from '../../../rulesets/das-system/fighter.js';
import { wordingOf } from './shown.js';

const words = wordingOf('de');
const text = (cell: Cell | undefined): string => {
  if (cell === undefined) return '';
  if (typeof cell === 'object' && 'bar' in cell && !('t' in cell)) return `${String(cell.bar)}/${String(cell.max)}`;
  return words.say(cell as never);
};

function duel(change: (thorndal: Fighter, gegner: Fighter, e: Record<string, unknown>) => void = () => undefined) {
  const thorndal = muster(cardOf(sample('thorndal')), 0);
  const gegner = muster(cardOf({ ...sample('gegner') }), 1);
  const e: Record<string, unknown> = {
    ...{ nr: 0, kind: 'melee', a: thorndal, b: gegner, duel: false, attacker: gegner, n: 2, next: 130, start: 120 },
    ...{ over: false, first: null, behind: null, stepsA: 0, stepsB: 0, roomA: Infinity, roomB: Infinity },
    ...{ reachedAfter: Infinity, pause: null, event: null },
  };
  change(thorndal, gegner, e);
  const fight = fightOf(13, thorndal, gegner);
  (fight.engagements as Engagement[]).push(e as unknown as Engagement);
  const [first, second] = status(fight).rows;
  const said = (row: typeof first) =>
    Object.fromEntries(Object.entries(row!.cells).map(([id, cell]) => [id, text(cell)]));
  return { fight, thorndal, gegner, rows: [said(first), said(second)] as const, out: [first!.out, second!.out] };
}

const conditionsOf = ({ fight, thorndal }: ReturnType<typeof duel>): readonly string[] =>
  conditions(fight, thorndal).map((c) => words.say(c));

/** A wound HA4 at the right elbow, entered by hand. */
function hurt(f: Fighter): void {
  const wound = {
    row: book.woundByNr['HA4']!.row,
    spot: spotOf(f, 'arm-right', 'ellenbogen'),
    w: 424,
    second: 12,
    healed: false,
  };
  f.wounds.push(wound);
  f.bleedings.push({ wound, line: 2, passed: 3, since: 12 }, { wound, line: 1, passed: 0, since: 12 });
  f.pains.push({ wound, line: 1, left: 50, since: 12 }, { wound, line: 2, left: 8, since: 12 });
}

group('the status table', () => {
  it('DAS-404: has all columns of the game master', () => {
    const { columns } = status(duel().fight);
    expect(columns.map(({ label }) => words.say(label))).toEqual([
      ...['Name', 'Seite', 'Ab Sekunde, Rolle', 'GZ', 'Ausdauer', 'KAR', 'Serie', 'AB', 'PB', 'W', 'Waffe'],
      ...['Blutung', 'Schmerz', 'Zustände', 'Wunden', 'Rüstungsschaden'],
    ]);
  });

  it('DAS-404: tells role, opponent, next start, values and series of each', () => {
    const [thorndal, gegner] = duel((t) => {
      t.gz = 876;
      t.endurance = 866;
      t.karRise = 3;
    }).rows;
    expect(thorndal).toMatchObject({
      name: 'Thorndal',
      role: '13,0 Abwehr Gegner',
      gz: '876/1300',
    });
    expect(thorndal).toMatchObject({
      endurance: '866',
      kar: '43 (40)',
      series: '',
      attack: '1440',
      parry: '1800',
      roll: '1200',
    });
    expect(gegner).toMatchObject({
      role: '13,0 Angriff Thorndal',
      kar: '45 (45)',
      series: '2/13',
      attack: '1415',
      parry: '1730',
      weapons: 'Schwert',
    });
  });

  it('DAS-404: two who measure each other and a shooter have their own words', () => {
    expect(duel((_t, _g, e) => (e['attacker'] = null)).rows[0]!['role']).toBe('13,0 Pause Gegner');
    const [shooter, target] = duel((t, _g, e) => Object.assign(e, { kind: 'ranged', attacker: t })).rows;
    expect([shooter!['role'], target!['role'], shooter!['series']]).toEqual([
      '13,0 Schuss Gegner',
      '13,0 Ziel von Thorndal',
      '',
    ]);
  });

  it('DAS-404: shows bleeding, pain, wounds and armour damage, and empty texts for whoever has none', () => {
    const { rows } = duel((t) => hurt(t));
    expect(rows[0]).toMatchObject({
      bleeding: '2, 1 (−1,3 GZ/s)',
      pain: '2 (8 s)',
      wounds: 'HA4 Ellenbogen',
      armour: '',
    });
    expect(rows[1]).toMatchObject({ bleeding: '', pain: '', wounds: '', armour: '', conditions: '' });
  });

  it('DAS-404: names the piece and the spot that armour has lost', () => {
    const wache = muster(cardOf(sample('wache')), 0);
    const piece = wache.card.pieces.find(({ id }) => id === 'kettenhemd-rumpf')!;
    const belly = spotOf(wache, 'torso', 'bauch');
    const holed = (left: readonly number[]) => left.map((n, i) => (piece.slots[i] === belly.slot ? 2200 : n));
    wache.body = {
      ...wache.body,
      cover: wache.body.cover.map((left, nr) => (nr === piece.nr ? holed(left) : [...left])),
    };
    const [row] = status(fightOf(0, wache)).rows;
    expect(text(row!.cells['armour'])).toBe('Kettenhemd (Rumpf): Bauch 2200/3000');
  });

  it('DAS-407: bases are shown with what they have lost', () => {
    const wache = muster(cardOf(sample('wache')), 0);
    const [row] = status(fightOf(0, wache)).rows;
    expect(text(row!.cells['attack'])).toBe('1130 (1250 − Rüstung 120)');
  });

  const bases = (sheet: ReturnType<typeof sample>, change: (f: Fighter) => void = () => undefined) => {
    const f = muster(cardOf(sheet), 0);
    change(f);
    const [row] = status(fightOf(0, f)).rows;
    return [text(row!.cells['attack']), text(row!.cells['parry']), text(row!.cells['weapons'])];
  };

  it('DAS-404: a shooter has the AB of his bow and no PB, and without it that of his fists', () => {
    expect(bases(sample('bijin'))).toEqual(['1460', '', 'Langbogen']);
    expect(bases(sample('bijin'), (f) => (f.main = null))).toEqual(['795', '770', 'Faust']);
  });

  it('DAS-404, DAS-453: a shooter in close combat has those of what he strikes with, by name', () => {
    expect(
      duel((t, _g, e) => {
        t.main = muster(cardOf(sample('bijin')), 0).main;
        e['kind'] = 'melee';
      }).rows[0],
    ).toMatchObject({ attack: '1200, Faust', weapons: 'Langbogen' });
  });

  it('DAS-404: PB is that of the weapon which parries best, by name', () => {
    // Wache: shield 1755 − 120, mace 1405 − 120.
    expect(bases(sample('wache'))).toEqual([
      '1130 (1250 − Rüstung 120)',
      '1635 (1755 − Rüstung 120), Schild',
      'Streitkolben, Schild',
    ]);
    expect(bases(sample('wache'), (f) => (f.off = null))[1]).toBe('1285 (1405 − Rüstung 120)');
    expect(bases(sample('wache'), (f) => (f.main = null))[1]).toBe('1635 (1755 − Rüstung 120)');
  });

  it('DAS-404: of several engagements each has one line: when, what, against whom', () => {
    const thorndal = muster(cardOf(sample('thorndal')), 0);
    const [one, two] = ['gegner', 'wache'].map((name, i) => muster(cardOf(sample(name)), i + 1));
    const fight = fightOf(1, thorndal, one!, two!);
    engage(fight, { kind: 'melee', a: thorndal, b: one!, attacker: thorndal, next: 150 }).n = 2;
    engage(fight, { kind: 'melee', a: thorndal, b: two!, attacker: thorndal, next: 20 });
    const { role, series } = status(fight).rows[0]!.cells;
    expect((role as readonly Cell[]).map(text)).toEqual(['15,0 Angriff Gegner', '2,0 Angriff Wache']);
    expect((series as readonly Cell[]).map(text)).toEqual(['Gegner 2/13', 'Wache 0/13']);
  });

  it('DAS-405: conditions come with their duration', () => {
    expect(conditionsOf(duel((t) => Object.assign(t, { dazedFrom: 13, dazedTo: 15 })))).toEqual(['benommen 3 s']);
    expect(conditionsOf(duel((t) => Object.assign(t, { dazedFrom: 10, dazedTo: 12 })))).toEqual([]);
    expect(conditionsOf(duel((t) => Object.assign(t, { lying: true, mute: true, chokingSince: 12 })))).toEqual([
      'liegt',
      'stumm',
      'erstickt',
    ]);
    expect(conditionsOf(duel((t) => (t.main = (t.ground.push(t.main!.weapon), null))))).toEqual(['entwaffnet']);
  });

  it('DAS-404: names the sides where there are more than two fighters', () => {
    const sides = (...names: ('thorndal' | 'gegner' | 'wache')[]) =>
      status(fightOf(0, ...names.map((name, i) => muster(cardOf(sample(name)), i)))).rows.map(
        (row) => row.cells['side'],
      );
    expect(sides('thorndal', 'gegner')).toEqual(['', '']);
    expect(sides('thorndal', 'gegner', 'wache')).toHaveLength(3);
    expect(sides('thorndal', 'gegner', 'wache')[0]).toMatchObject({ t: '@side' });
  });

  it('DAS-405: limbs that are out or lost go by their side', () => {
    const said = conditionsOf(
      duel((t) => {
        t.limbs[t.card.plan.parts.findIndex(({ id }) => id === 'arm-left')] = 1;
        t.limbs[t.card.plan.parts.findIndex(({ id }) => id === 'leg-right')] = 2;
      }),
    );
    expect(said).toEqual(['Arm außer Gefecht (linker Arm)', 'Bein verloren (rechtes Bein)']);
  });

  it('DAS-405: the helpless are named while their sequence is to come', () => {
    const helpless = { mayParry: false, mayDodge: false };
    const free = { mayParry: true, mayDodge: true };
    expect(conditionsOf(duel((_t, _g, e) => (e['first'] = { a: helpless, b: free })))).toEqual(['wehrlos']);
    expect(conditionsOf(duel((_t, _g, e) => (e['first'] = { a: free, b: helpless })))).toEqual([]);
  });

  it.each([
    [{ gz: 0 }, ['kampfunfähig']],
    [{ gz: -5 }, ['bewusstlos']],
    [{ knockedOut: true }, ['bewusstlos']],
    [{ gz: -1300, dead: true }, ['tot']],
    [{ fate: 'fled' }, ['geflohen']],
    [{ fate: 'yielded' }, ['ergeben']],
  ] as const)('DAS-405: whoever is out is named: %j', (change, said) => {
    const duelled = duel((t) => Object.assign(t, change));
    expect(conditionsOf(duelled)).toEqual(said);
    expect(duelled.out).toEqual([true, false]);
  });
});

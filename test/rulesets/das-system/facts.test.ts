import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion, Option } from '../../../src/engine/index.js';
import { another, ARM, gegner, HARMLESS, parry, strike, thorndal } from './duellists.js';
import { sample } from './given.js';
import { eventsOfType, exchangeOf, first, gameOf, secondsOf, type Entry, type Item, type Ran } from './literal.js';
import { shown, wordingOf } from './shown.js';

const words = wordingOf('de');
const asked = (ran: Ran, id: string, who?: string): ChoiceQuestion[] =>
  ran.questions.filter(
    (q): q is ChoiceQuestion => q.kind === 'choice' && q.id === id && (who === undefined || q.who === who),
  );
const factsOf = (question: ChoiceQuestion): string => shown(question.asked.facts ?? [], 'de', 200).replace(/ +/g, ' ');
const option = (question: ChoiceQuestion, id: string): Option => question.asked.options.find((o) => o.id === id)!;
const notes = ({ asked: { options } }: ChoiceQuestion) =>
  options.map(({ id, note }) => [id, note ? words.say(note) : '']);

const wache = sample('wache');
const blowAt = (attacker: Entry, defender: Entry, items: readonly Item[], more: object = {}): Ran =>
  secondsOf(
    gameOf([[attacker], [defender]], { start: { engagements: [{ a: 'Gegner', b: 'Thorndal', ...more }] } }),
    1,
    items,
  );

describe('another form of close combat (DAS-318, DAS-352, DAS-444)', () => {
  const otherOf = (change: object, items: readonly Item[] = [{ action: 'pass' }]) => {
    const ran = exchangeOf(gameOf([[{ ...gegner, ...change }], [thorndal]]), 'gegner', 'thorndal', items);
    return option(asked(ran, 'action')[0]!, 'other-attack');
  };
  const label = (o: Option) => words.option('action', o);

  it('DAS-318: its label says with what: the weapons in hand, then hands, feet and head', () => {
    expect(label(otherOf({ offHand: 'schild' }))).toBe('anders angreifen (Schild, Faust, Tritt, Kopfstoß, Knie)');
    expect(label(otherOf({ offHand: 'schwert' }))).toContain('Schwert (Nebenhand), Faust');
  });

  it('DAS-318: the first weapon named is used if none is chosen', () => {
    const shielded = { ...gegner, offHand: 'schild' };
    const ran = exchangeOf(gameOf([[shielded], [thorndal]]), 'gegner', 'thorndal', [
      { action: 'other-attack' },
      strike('head', 0, 0),
      1999,
    ]);
    expect(first(ran, 'attack.rolled').weapon.id).toBe('schild');
  });

  it('DAS-352, DAS-444: every form that his limbs allow, and no other', () => {
    const wounds = (nr: string, ...parts: readonly [string, string][]) => ({
      state: { wounds: parts.map(([part, location]) => ({ nr, part, location, w: 800 })) },
    });
    const lame = wounds('HN7', ['leg-left', 'knie']);
    const lying = exchangeOf(gameOf([[{ ...gegner, ...lame }], [thorndal]]), 'gegner', 'thorndal', [
      { action: 'pass' },
    ]);
    const offered = label(option(asked(lying, 'action')[0]!, 'other-attack'));
    expect(offered).toBe('anders angreifen (Faust, Kopfstoß)');
    const armless = wounds('HA7', ['arm-left', 'oberarm'], ['arm-right', 'oberarm']);
    expect(label(otherOf(armless))).toBe('anders angreifen (Kopfstoß, Knie)');
  });
});

describe('what a defender sees (DAS-363, DAS-407)', () => {
  it('DAS-445: W with everything that halves it, and what it was', () => {
    const start = {
      engagements: [
        { a: 'Wache', b: 'A', initiative: 'Wache' },
        { a: 'B', b: 'Wache', initiative: 'B' },
      ],
    };
    const ran = secondsOf(gameOf([[wache], [another('A'), another('B')]], { start }), 1, [
      { 'shield-stance': 'offensive' },
      ARM,
      600,
      { defence: 'none' },
      strike('torso', 0, 0),
      1999,
    ]);
    const facts = factsOf(asked(ran, 'defence', 'wache')[0]!);
    // Wache: W 1075, halved for the attack on A: 537, and once more for the offensive shield: 268.
    expect(facts).toContain('W 268 (1075, halb: greift zugleich an, halb: Schild offensiv)');
    expect(facts).toContain('W 537 (1075, halb: greift zugleich an)');
  });

  it('DAS-363: the parry is described alike before the form and before the split, with what the moment takes', () => {
    const ran = blowAt(gegner, thorndal, [ARM, 600, ...parry(700, 600), 900], {
      initiative: 'Gegner',
      retreatSteps: { Thorndal: 0 },
    });
    const line = 'Parade mit Schwert: PB 1300 (1800 − kein Raum 500), Festwert bis 1170, Schwere bis 1800, W 1200';
    expect(factsOf(asked(ran, 'defence')[0]!)).toContain(line);
    expect(factsOf(asked(ran, 'parry-split')[0]!)).toContain(line);
  });
});

describe('what an attacker sees (DAS-364)', () => {
  const armed = { ...thorndal, armour: [{ piece: 'kettenaermel' }, { piece: 'lederhose' }] };

  it('DAS-222, DAS-364: a table with titles, and from which Attacke on the armour of a part is passed', () => {
    const ran = blowAt(gegner, armed, [{ action: 'pass' }], { initiative: 'Gegner' });
    const facts = factsOf(asked(ran, 'action')[0]!);
    expect(facts).toContain('Thorndal: Körperteile');
    expect(facts).toMatch(/Körperteil Stellen vorbei ab Rüstung/);
    // 800 + 3000 of the sleeve.
    expect(facts).toMatch(/linker Arm 800–1450 3800 Kettenärmel, Lage 2, deckt 3000/);
    expect(facts).toMatch(/Rumpf 700–1700$/m);
  });

  it('DAS-248: a field is never passed', () => {
    const fielded = { ...thorndal, armour: [{ piece: 'lederkappe', field: true }] };
    const ran = blowAt(gegner, fielded, [{ action: 'pass' }], { initiative: 'Gegner' });
    expect(factsOf(asked(ran, 'action')[0]!)).toMatch(/Rumpf 700–1700 nie Lederkappe/);
  });

  it('DAS-364: the action of a bundle is decided with the same knowledge as the attack', () => {
    const start = { engagements: ['A', 'B'].map((a) => ({ a, b: 'Thorndal', initiative: a })) };
    const ran = secondsOf(gameOf([[another('A'), another('B')], [{ ...armed, skills: {} }]], { start }), 1, [
      ...[1999, strike('head', 0, 0), 1999, strike('head', 0, 0), 1999],
    ]);
    for (const who of ['a', 'b']) {
      expect(factsOf(asked(ran, 'action', who)[0]!)).toBe(factsOf(asked(ran, 'attack-plan', who)[0]!));
    }
  });
});

describe('where to strike (DAS-374)', () => {
  it('DAS-226: what catches the blow stands as its way, what covers the location as protection', () => {
    const pauldron = { ...thorndal, armour: [{ piece: 'schulterstueck' }] };
    const game = gameOf([[gegner], [pauldron]]);
    const noteAt = (precision: number, face: number, location: string) => {
      const items = [strike('arm-right', precision, 100), face, { defence: 'none' }, { location }];
      const [question] = asked(exchangeOf(game, 'gegner', 'thorndal', items), 'location');
      return words.say(option(question!, location).note!);
    };
    // D24: at A 900 the Schulter (950) is out of reach.
    expect(noteAt(900, 2000, 'oberarm')).toBe('auf dem Weg durch Schulterstück (Schutz 1200); w 0');
    // 800 + 500 passes the pauldron: on purpose into it.
    expect(noteAt(900, 400, 'schulter')).toContain('geschützt durch Schulterstück (Schutz 1200)');
  });
});

describe('whom to fight (DAS-366, DAS-380)', () => {
  const hurt = another('B', {
    state: { gz: 500, wounds: [{ nr: 'HN7', part: 'leg-left', location: 'knie', w: 800 }] },
  });
  const start = {
    engagements: [
      { a: 'Thorndal', b: 'A', initiative: 'Thorndal' },
      { a: 'Thorndal', b: 'B', initiative: 'Thorndal' },
      { a: 'Para', b: 'A', initiative: 'Para' },
    ],
  };
  const para = { ...thorndal, name: 'Para' };
  const target = (knowledge: 'all' | 'seen') => {
    const own = { sheet: thorndal, tactics: { knowledge } };
    const ran = secondsOf(
      gameOf(
        [
          [own, para],
          [another('A'), hurt],
        ],
        { start },
      ),
      1,
      [{ target: 'a' }, { action: 'pass' }, { action: 'pass' }],
    );
    return asked(ran, 'target')[0]!;
  };

  it('DAS-366: every option says weapon, condition, GZ and who fights him already', () => {
    expect(notes(target('all'))).toEqual([
      ['a', 'Schwert, GZ 1300/1300, gegen para'],
      ['b', 'Schwert, liegt, Bein außer Gefecht (linkes Bein), GZ 500/1300'],
    ]);
    expect(notes(target('seen'))[1]).toEqual(['b', 'Schwert, liegt, Bein außer Gefecht (linkes Bein)']);
  });

  it('DAS-366: the facts describe all of them', () => {
    const facts = factsOf(target('all'));
    expect(facts).toContain('a: Schwert; Zustände: keine');
    expect(facts).toContain('b: Schwert; Zustände: liegt');
    // On the ground he cannot dodge (DAS-154).
    expect(facts).toContain('DB 0');
  });

  it('DAS-380: joining as well', () => {
    const open = { engagements: [{ a: 'A', b: 'B', initiative: 'A' }] };
    const ran = secondsOf(
      gameOf([[another('A'), another('C')], [{ ...thorndal, name: 'B' }]], { start: open }),
      1,
      HARMLESS,
    );
    expect(notes(asked(ran, 'join')[0]!)).toEqual([
      ['b', 'Schwert, GZ 1300/1300, gegen a'],
      ['none', ''],
    ]);
  });
});

describe('the order of a bundle (DAS-375)', () => {
  const start = { engagements: ['A', 'B'].map((a) => ({ a, b: 'Thorndal', initiative: a })) };
  const clumsy = { ...thorndal, skills: { ...thorndal.skills, ausweichen: 0 } };
  const light = [strike('arm-right', 900, 300), 300] as const;
  const heavy = [strike('arm-right', 400, 1000), 600] as const;
  const met = [...parry(800, 1000), 500, ...parry(1170, 630), 1030] as const;
  const run = (options: object = {}) =>
    secondsOf(gameOf([[another('A'), another('B')], [clumsy]], { start, ...options }), 1, [
      ...('options' in options ? [] : [1201]),
      ...light,
      ...heavy,
      ...met,
    ]);

  it('DAS-346, DAS-375: the facts list the blows in the default order, with the P that each needs there', () => {
    const [question] = asked(run(), 'parry-order');
    expect(factsOf(question!)).toBe(
      [
        '1. b mit Schwert: rechter Arm, Attacke 1000, Schwere 1000; nötig P 1000',
        '2. a mit Schwert: rechter Arm, Attacke 1200, Schwere 300; nötig P 2200 (1200 + frühere Gruppen 1000)',
      ].join('\n'),
    );
    expect(factsOf(asked(run({ options: { multipleOpponents: 'plain' } }), 'parry-order')[0]!)).toContain(
      'nötig P 1200',
    );
  });

  it('DAS-375: the values stand in the order that Enter takes', () => {
    const [question] = asked(run(), 'parry-order');
    const [param] = question!.asked.options[0]!.params!;
    expect(param!.kind === 'order' && param!.values.map(({ id }) => id)).toEqual(question!.preferred['order']);
  });

  it('DAS-346, DAS-363: the second blow says what P it needs, asked and told', () => {
    const ran = run();
    const [, second] = asked(ran, 'defence');
    expect(factsOf(second!)).toContain('nötig: P 2200 (1200 + frühere Gruppen 1000)');
    expect(eventsOfType(ran, 'blow.faced').map((e) => e.need)).toEqual([undefined, 2200]);
  });
});

import { describe, expect, it } from 'vitest';
import { coverAt, setCover, setZustand } from '../../../rulesets/das-system/body.js';
import { muster } from '../../../rulesets/das-system/fighter.js';
import { partReach, reachOf } from '../../../rulesets/das-system/reach.js';
import type { WornPiece } from '../../../rulesets/das-system/rows.js';
import type { DasRules } from '../../../rulesets/das-system/state.js';
import { cardOf, partOf, plain, rulesWith, spotOf, weapon } from './given.js';
import { wearing, on, at, spots, shown, bare, ARM } from './given-armour.js';

describe('which piece is struck (7.2)', () => {
  const cuisse = () => wearing([on('beinschiene-oberschenkel')]);

  it('DAS-213, E18: below M + Deckungswert the piece is struck', () => {
    expect(shown(at(cuisse(), 'leg-right', 800))).toEqual(['oberschenkel<beinschiene-oberschenkel']);
    expect(shown(at(cuisse(), 'leg-right', 1499))).toEqual(['oberschenkel<beinschiene-oberschenkel']);
  });

  it('DAS-214, E18: below the lowest value of the part even an armoured part is missed', () => {
    expect(at(cuisse(), 'leg-right', 799)).toEqual([]);
  });

  it('DAS-215, E18: A equal to a threshold passes it', () => {
    // all front locations of the leg up to 1500, except the thigh
    expect(shown(at(cuisse(), 'leg-right', 1500))).toEqual(['unterschenkel', 'huefte', 'knie', 'fuss', 'knoechel']);
  });

  it('DAS-228, E18: a covered location cannot be taken unprotected by a merely free blow', () => {
    expect(bare(at(cuisse(), 'leg-right', 5000))).not.toContain('oberschenkel');
  });

  const braces = () => wearing([on('metallarmschiene-oberarm'), on('metallarmschiene-unterarm')]);

  it('DAS-216, E19: pieces of one layer lie beside each other, their Deckungswerte are added', () => {
    expect(shown(at(braces(), 'arm-right', 2199))).toEqual([
      'oberarm<metallarmschiene-oberarm',
      'unterarm<metallarmschiene-unterarm',
    ]);
    const free = bare(at(braces(), 'arm-right', 2200));
    expect(free).toContain('ellenbogen');
    expect(free).not.toContain('oberarm');
    expect(free).not.toContain('unterarm');
  });

  it('DAS-218: inside a quality group the attacker chooses which piece is struck', () => {
    expect(at(braces(), 'arm-right', 1000).map(({ stack }) => stack[0]!.id)).toEqual([
      'metallarmschiene-oberarm',
      'metallarmschiene-unterarm',
    ]);
  });

  const mixed = () => wearing([on('metallarmschiene-oberarm'), on('lederarmschiene-unterarm')]);

  it('DAS-217, E21: the better pieces count first, above them the worse ones', () => {
    expect(shown(at(mixed(), 'arm-right', 1499))).toEqual(['oberarm<metallarmschiene-oberarm']);
    expect(shown(at(mixed(), 'arm-right', 1500))).toEqual(['unterarm<lederarmschiene-unterarm']);
    expect(shown(at(mixed(), 'arm-right', 2199))).toEqual(['unterarm<lederarmschiene-unterarm']);
    expect(shown(at(mixed(), 'arm-right', 2200))).toEqual([
      'schulter',
      'ellenbogen',
      'handgelenk',
      'hand',
      'achsel',
      'finger',
    ]);
  });

  it('DAS-222, D23: thresholds of the head with open helmet and mail collar are 1900 and 2500', () => {
    const f = wearing([{ piece: 'eisenhelm-offen' }, { piece: 'kettenkragen' }]);
    const head = partReach(f, reachOf(f, weapon('schwert'), false, false), partOf(f, 'head'));
    expect(head.thresholds).toEqual([1900, 2500]);
    const guard = (attack: number) => [
      ...new Set(
        at(f, 'head', attack)
          .filter((o) => o.kind === 'armour')
          .map((o) => o.guard),
      ),
    ];
    expect(guard(1899)).toEqual([1200]);
    expect(guard(1900)).toEqual([900]);
  });

  const sleeve = (under?: DasRules) =>
    wearing([on('kettenaermel'), on('metallarmschiene-oberarm'), on('metallarmschiene-unterarm')], under);

  it('DAS-219, E20: pieces over each other keep separate sums', () => {
    expect(shown(at(sleeve(), 'arm-right', 2199))).toEqual([
      'oberarm<metallarmschiene-oberarm+kettenaermel',
      'unterarm<metallarmschiene-unterarm+kettenaermel',
    ]);
    const inSleeve = ['schulter<kettenaermel', 'ellenbogen<kettenaermel', 'achsel<kettenaermel'];
    expect(shown(at(sleeve(), 'arm-right', 2200))).toEqual(inSleeve);
    expect(shown(at(sleeve(), 'arm-right', 3799))).toEqual(inSleeve);
  });

  it('DAS-220, E20: each layer counts from M anew; `additive` goes on from the outer one', () => {
    // separate: 800 + 3000; additive: 2200 + 3000
    expect(bare(at(sleeve(), 'arm-right', 3800))).toContain('hand');
    const additive = sleeve(rulesWith({ layerMode: 'additive' }));
    expect(bare(at(additive, 'arm-right', 5199))).toEqual([]);
    expect(bare(at(additive, 'arm-right', 5200))).toContain('hand');
  });

  it('DAS-223: layers from outside to inside; DAS-225: nothing further out may cover the location', () => {
    // the sleeve is struck, but Oberarm and Unterarm lie under the braces that the blow has passed
    const struck = at(sleeve(), 'arm-right', 2500).filter(({ kind }) => kind === 'armour');
    expect(spots(struck)).toEqual(['schulter', 'ellenbogen', 'achsel']);
  });

  it('DAS-224: armour does not lift the limit of A', () => {
    expect(shown(at(sleeve(), 'arm-right', 850))).toEqual(['oberarm<metallarmschiene-oberarm+kettenaermel']);
  });

  it('DAS-229, E20: with two layers a free blow may strike a covered location past all armour', () => {
    expect(bare(at(sleeve(), 'arm-right', 3800))).toEqual(ARM);
    expect(
      at(sleeve(), 'arm-right', 3800).find(({ spot, stack }) => spot.id === 'oberarm' && !stack.length)!.kind,
    ).toBe('past');
  });

  it('DAS-230: the same with one layer if everything within reach is covered by something', () => {
    const f = wearing([{ piece: 'lederruestung-rumpf' }]);
    // 700 + 2500
    expect(bare(at(f, 'torso', 3199))).toEqual([]);
    expect(bare(at(f, 'torso', 3200))).toContain('brust');
  });

  it('DAS-226, D24: a piece whose locations cannot be reached catches the blow', () => {
    const f = wearing([on('schulterstueck')]);
    const options = at(f, 'arm-right', 900);
    expect(shown(options)).toEqual(['oberarm<schulterstueck', 'unterarm<schulterstueck']);
    expect(options.map(({ kind }) => kind)).toEqual(['caught', 'caught']);
    // from 950 on the pauldron itself can be struck, and nothing else
    expect(shown(at(f, 'arm-right', 950))).toEqual(['schulter<schulterstueck']);
  });

  it('DAS-226: the catching piece protects before everything that covers the location', () => {
    const f = wearing([on('schulterstueck'), on('gambesonaermel')]);
    expect(shown(at(f, 'arm-right', 900))).toEqual([
      'oberarm<schulterstueck+gambesonaermel',
      'unterarm<schulterstueck+gambesonaermel',
    ]);
  });

  it('DAS-227: a free blow takes any location that no piece covers', () => {
    expect(bare(at(mixed(), 'arm-right', 5000))).toEqual([
      'schulter',
      'ellenbogen',
      'handgelenk',
      'hand',
      'achsel',
      'finger',
    ]);
  });

  const torn = () => {
    const f = wearing([{ piece: 'lederruestung-rumpf' }]);
    const belly = spotOf(f, 'torso', 'bauch');
    setCover(f, f.card.pieces[0]!, belly.slot, 1500);
    return f;
  };

  it('DAS-231, D07: a damaged spot opens earlier than the rest', () => {
    expect(bare(at(torn(), 'torso', 2199))).toEqual([]);
    expect(bare(at(torn(), 'torso', 2200))).toEqual(['bauch']);
    expect(bare(at(torn(), 'torso', 3199))).toEqual(['bauch']);
    const front = [
      'brust',
      'bauch',
      'flanke',
      'unterleib',
      'schluesselbein',
      'solarplexus',
      'genitalien',
      'herzgegend',
    ];
    expect(bare(at(torn(), 'torso', 3200))).toEqual(front);
  });

  it('DAS-231: a hole with nothing left opens at M, for every piece that lists the spot', () => {
    const f = wearing([{ piece: 'lederruestung-rumpf' }]);
    setCover(f, f.card.pieces[0]!, spotOf(f, 'torso', 'bauch').slot, -300);
    expect(bare(at(f, 'torso', 750))).toEqual(['bauch']);
    const double = wearing([
      { piece: 'lederruestung-rumpf', damage: { bauch: 2500 } },
      { piece: 'gambeson-rumpf', damage: { bauch: 500 } },
    ]);
    // leather: 3200 − 2500 = 700; gambeson: 3200 − 500 = 2700
    expect(bare(at(double, 'torso', 2699))).toEqual([]);
    expect(bare(at(double, 'torso', 2700))).toEqual(['bauch']);
  });

  it('DAS-221: a single hole does not uncover the rest of the part', () => {
    const reach = reachOf(torn(), weapon('schwert'), false, false);
    expect(partReach(torn(), reach, partOf(torn(), 'torso')).thresholds).toEqual([3200]);
  });

  it('DAS-232: into armour that the blow has passed he may always strike on purpose', () => {
    const purpose = at(sleeve(), 'arm-right', 2500).filter(({ kind }) => kind === 'purpose');
    expect(purpose.map(({ spot, stack }) => [spot.id, stack.length])).toEqual([
      ['oberarm', 2],
      ['unterarm', 2],
    ]);
    expect(spots(at(cuisse(), 'leg-right', 1500).filter(({ kind }) => kind === 'purpose'))).toEqual(['oberschenkel']);
    // armour that it has not passed is no choice
    expect(at(mixed(), 'arm-right', 1499).filter(({ kind }) => kind === 'purpose')).toEqual([]);
  });

  it('DAS-233, E29: all pieces at the location protect, from outside inwards', () => {
    const option = at(sleeve(), 'arm-right', 1000).find(({ spot }) => spot.id === 'oberarm')!;
    expect(option.stack.map(({ id }) => id)).toEqual(['metallarmschiene-oberarm', 'kettenaermel']);
    // sword P 12, K 9
    expect(option.schutz).toEqual([1200, 900]);
  });

  it('DAS-248: a field covers every location, is outermost, and no Attacke passes it', () => {
    const field: WornPiece = { id: 'schirm', part: 'all', field: true, strength: { P: 50 }, deckungswert: 1, layer: 1 };
    const f = wearing([on('metallarmschiene-oberarm'), field]);
    for (const attack of [850, 9000]) {
      for (const { stack } of at(f, 'arm-right', attack)) expect(stack[0]!.id).toBe('schirm');
    }
    expect(shown(at(f, 'arm-right', 9000))).toContain('oberarm<schirm+metallarmschiene-oberarm');
    expect(at(f, 'arm-right', 799)).toEqual([]);
    expect(at(f, 'head', 9000)[0]!.stack.map(({ id }) => id)).toEqual(['schirm']);
  });

  it('DAS-247: a field deviates by its own entry on the sheet', () => {
    const f = wearing([
      { id: 'schirm', part: 'all', field: true, strength: { P: 50, L: 200 }, deckungswert: 1, layer: 9 },
    ]);
    // sword: P 50·12, L 200·6
    expect(at(f, 'torso', 800)[0]!.guard).toBe(1200);
  });

  it('DAS-246: at 0 a piece no longer covers the location', () => {
    const f = wearing([on('schulterstueck')]);
    const shoulder = spotOf(f, 'arm-right', 'schulter');
    setCover(f, f.card.pieces[0]!, shoulder.slot, -300);
    expect(coverAt(f.body, f.card.pieces[0]!, shoulder.slot)).toBe(0);
    expect(bare(at(f, 'arm-right', 1000))).toEqual(['oberarm', 'unterarm', 'schulter']);
    expect(at(f, 'arm-right', 1000).every(({ stack }) => stack.length === 0)).toBe(true);
  });

  it('what one run has looked at stays true for the next one, whatever happens to its armour', () => {
    const card = cardOf({ ...plain, armour: [{ piece: 'lederruestung-rumpf' }] });
    const [one, next] = [muster(card, 0), muster(card, 0)];
    const belly = spotOf(one, 'torso', 'bauch');
    setZustand(one, belly.slot, 5);
    at(one, 'torso', 720);
    setCover(one, card.pieces[0]!, belly.slot, 0);
    expect(bare(at(one, 'torso', 1800))).toEqual(['bauch']);
    expect(bare(at(next, 'torso', 1800))).toEqual([]);
  });

  it('a body of a run that was damaged leaves the card and what it has worked out alone', () => {
    const f = torn();
    const { body } = f.card;
    expect(f.body.own && !body.own).toBe(true);
    expect(coverAt(body, f.card.pieces[0]!, spotOf(f, 'torso', 'bauch').slot)).toBe(2500);
  });
});

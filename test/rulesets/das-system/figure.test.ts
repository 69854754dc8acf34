import { describe as group, expect, it } from 'vitest';
import type { Figure, Item } from '../../../src/engine/index.js';
import { figure } from '../../../rulesets/das-system/figure.js';
import { muster } from '../../../rulesets/das-system/fighter.js';
import type { Fighter } from '../../../rulesets/das-system/state.js';
import { book, cardOf, fightOf, sample, spotOf } from './given.js';
import { shown } from './shown.js';

const pictureOf = (items: readonly Item[]): Figure => {
  const [first] = items;
  if (first?.kind !== 'figure') throw new Error('no figure');
  return first.figure;
};

const wound = (f: Fighter, nr: string, part: string, at: string): void =>
  void f.wounds.push({ row: book.woundByNr[nr]!.row, spot: spotOf(f, part, at), w: 1, second: 0, healed: false });

const see = (f: Fighter) => figure(fightOf(0, f), f.card.id);

group('the body figure', () => {
  it.each(['thorndal', 'wolf'])(
    '%s is drawn in plain characters with a place for each part, beside his other side',
    (name) => {
      const f = muster(cardOf(sample(name)), 0);
      const { lines, marks } = pictureOf(see(f));
      const drawn = lines.join('\n');
      expect(drawn).toMatch(/^[\x20-\x7e\n]+$/);
      for (const part of f.card.plan.parts) expect(drawn.split(`{${part.id}}`)).toHaveLength(2);
      expect(Object.keys(marks).sort()).toEqual(f.card.plan.parts.map(({ id }) => id).sort());
      expect(lines.length).toBeLessThanOrEqual(20);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(44);
    },
  );

  it('marks the gravest wound of a part and counts the others', () => {
    const f = muster(cardOf(sample('thorndal')), 0);
    wound(f, 'HA2', 'arm-right', 'hand');
    wound(f, 'HA4', 'arm-right', 'ellenbogen');
    wound(f, 'HK6', 'head', 'schaedel');
    const { marks } = pictureOf(see(f));
    expect(marks['arm-right']).toEqual({ text: 'HA4+1', level: 2 });
    expect(marks['head']).toEqual({ text: 'HK6', level: 3 });
    expect(marks['arm-left']).toEqual({ text: '', level: 0 });
  });

  it('counts a limb that is out as the worst, and leaves out what has healed', () => {
    const f = muster(cardOf(sample('thorndal')), 0);
    wound(f, 'HA2', 'arm-right', 'hand');
    f.limbs[spotOf(f, 'arm-right', 'hand').part.index] = 1;
    expect(pictureOf(see(f)).marks['arm-right']).toEqual({ text: 'HA2', level: 3 });
    f.wounds[0]!.healed = true;
    expect(pictureOf(see(f)).marks['arm-right']?.text).toBe('');
  });

  it('marks whole parts with the kinds of armour they wear, and lists pieces and wounds below', () => {
    const f = muster(cardOf(sample('wache')), 0);
    wound(f, 'HN2', 'leg-left', 'knie');
    const { marks } = pictureOf(see(f));
    expect([marks['torso'], marks['arm-right'], marks['leg-right']].map((mark) => mark?.text)).toEqual([
      '[K]',
      '[KP]',
      '',
    ]);
    const text = shown(see(f)).replace(/ +/g, ' ');
    expect(text).toContain('linkes Bein HN2 Knie');
    expect(text).toContain('Rumpf Kettenhemd (Rumpf)');
    expect(text).not.toContain('rechtes Bein');
  });

  it('shows nothing of somebody who is not there', () => {
    expect(figure(fightOf(0, muster(cardOf(sample('wolf')), 0)), 'niemand')).toEqual([]);
  });
});

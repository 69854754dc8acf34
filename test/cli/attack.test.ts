import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli } from './harness.js';

const sheet = (name: string): string => `characters/das-system/${name}.yaml`;
const [gegner, thorndal] = ['gegner', 'thorndal'].map(sheet) as [string, string];
const folder = mkdtempSync(join(tmpdir(), 'waffengang-'));

/** Thorndal's numbers with other things on the sheet. */
function dressed(name: string, more: string): string {
  const file = join(folder, `${name}.yaml`);
  writeFileSync(
    file,
    `name: ${name}
ruleset: das-system
attributes: {courage: 1200, strength: 1200, dexterity: 1200, reaction: 1200, constitution: 1300}
skills: {bewaffneter-nahkampf: 1200, schwerter: 800, ausweichen: 1600, widerstandsfaehigkeit: 800, balancieren: 800}
mainHand: schwert
${more}
`,
  );
  return file;
}

const choices = (all: readonly string[]): string[] => all.flatMap((choice) => ['--choose', choice]);

/** The events of one exchange with literal dice, all of which must be used. */
async function attack(
  attacker: string,
  defender: string,
  dice: string,
  chosen: readonly string[],
  more: readonly string[] = [],
) {
  const { code, out, err } = await cli([
    'attack',
    attacker,
    defender,
    '--dice',
    dice,
    ...choices(chosen),
    '--json',
    ...more,
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { events } = JSON.parse(out) as { events: { type: string; [key: string]: unknown }[] };
  return (type: string) => events.find((event) => event.type === type);
}

const arm = ['aim=arm-right', 'attack-plan.precision=900', 'attack-plan.force=515'];
const parry = ['defence=parry', 'parry-split.precision=1170', 'parry-split.force=630'];

describe('attack', () => {
  it('E06, E09, E10: 900 + 600 = 1500 with Schwere 515 against 1170 + 600 = 1770 with 630 is parried, no more', async () => {
    const told = await attack(gegner, thorndal, '600,600', [...arm, ...parry]);
    expect(told('attack.rolled')).toMatchObject({ precision: 900, force: 515, total: 1500 });
    expect(told('attack.rolled')!['reach']).toHaveLength(8);
    expect(told('defence.rolled')).toMatchObject({ precision: 1170, force: 630, total: 1770, outcome: 'parried' });
  });

  it('E07: an Attacke of 1000 reaches Oberarm, Unterarm and Schulter', async () => {
    const told = await attack(gegner, thorndal, '100,600', [...arm, ...parry]);
    const ids = (told('attack.rolled')!['reach'] as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(['oberarm', 'unterarm', 'schulter']);
  });

  it('E17: a longbow arrow of Schwere 800 in the bare thigh is SN6 with w 670', async () => {
    const shot = ['aim=leg-left', 'precision=1000', 'defence=none', 'location=oberschenkel'];
    const start = ['--start', '{engagements: [{a: Bijin, b: Gegner, kind: ranged}]}'];
    // A 1000 + 300; then the pain test of the struck one.
    const told = await attack(sheet('bijin'), gegner, '300,700', shot, start);
    expect(told('wound.inflicted')).toMatchObject({ nr: 'SN6', w: 670 });
  });

  it('E23, E24: Schwere 800 through a new leather torso at the belly leaves 200 and a hole of 1000', async () => {
    const leather = dressed('Leder', 'armour: [{piece: lederruestung-rumpf}]');
    const told = await attack(gegner, leather, '600,900', [
      'aim=torso',
      'precision=600',
      'force=800',
      'defence=none',
      'location=bauch',
    ]);
    expect(told('wound.inflicted')).toMatchObject({ nr: 'HU3', w: 200 });
    expect(told('armour.struck')).toMatchObject({ protection: 600, coverage: { before: 2500, after: 1500 } });
  });

  it('E25: who attacks pays 20 Ausdauer and a point of KAR, who parries 10', async () => {
    const { out } = await cli(['attack', gegner, thorndal, '--dice', '600,600', ...choices([...arm, ...parry])]);
    expect(out).toContain('Gegner: Ausdauer 1300 → 1280, KAR 45 → 46.');
    expect(out).toContain('Thorndal: Ausdauer 1300 → 1290.');
  });

  it('D05: a parry that misses lets HA4 through at the elbow', async () => {
    const told = await attack(gegner, thorndal, '600,1300,500,900', [...arm, ...parry, 'location=ellenbogen']);
    expect(told('defence.rolled')).toMatchObject({ total: 1170, outcome: 'missed-parry' });
    expect(told('wound.inflicted')).toMatchObject({ nr: 'HA4', w: 424 });
  });

  it('D21: three rolls of zero, a dodge by Festwert and a counterattack that only reaches the chest', async () => {
    const chosen = ['aim=torso', 'attack-plan.precision=700', 'attack-plan.force=715', 'defence=dodge-counter'];
    const counter = [
      'counter-plan.weapon=schwert',
      'counter-plan.aim=torso',
      'counter-plan.precision=700',
      'counter-plan.force=740',
    ];
    const told = await attack(gegner, thorndal, '1200,900,800,300', [...chosen, ...counter]);
    expect(told('defence.rolled')).toMatchObject({ total: 858, outcome: 'dodged' });
    expect(told('counter.rolled')).toMatchObject({ total: 700 });
    expect((told('counter.rolled')!['reach'] as { id: string }[]).map(({ id }) => id)).toEqual(['brust']);
  });

  it('prints tables of the exchange and of both fighters', async () => {
    const { out } = await cli(['attack', gegner, thorndal, '--dice', '600,600', ...choices([...arm, ...parry])]);
    expect(out).toContain('1170 + 600 = 1770 gegen 1500');
    expect(out).toContain('PARIERT');
    expect(out).toContain('1300/1300');
  });

  it('throws the rest from the seed, the same for the same', async () => {
    const run = () => cli(['attack', gegner, thorndal, '--seed', '7']);
    expect((await run()).out).toBe((await run()).out);
  });

  it.each([
    ['unused dice', ['--dice', '600,600,600', ...choices([...arm, ...parry])], '600'],
    ['a die out of range', ['--dice', '2345'], '2000'],
    ['an impossible split', choices(['precision=987', 'force=600']), '1587 ist mehr als die Basis 1415'],
    ['a Festwert above its maximum', choices(['precision=1000']), '987'],
    ['a decision that never comes', choices(['sprung=ja']), 'sprung=ja'],
    ['a choice without a value', ['--choose', 'aim'], 'name=wert'],
    ['dice that are none', ['--dice', 'viele'], 'viele'],
  ])('refuses %s', async (_name, options, part) => {
    const { code, out, err } = await cli(['attack', gegner, thorndal, ...options]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(part);
    expect(err).not.toContain('‹');
  });
});

import { createRequire } from 'node:module';
import { DiceRoll } from '@dice-roller/rpg-dice-roller';
import rollParser from 'roll-parser';
import { parseDice, seed, type Dice } from '../src/dice/index.js';
import { count, perSecond, table } from './measure.js';

const notation = '3d10+5';
const times = 1000;

/** Reading and throwing 3W10+5, beside two other libraries. Each throw gives its total and its faces. */
export function rollsTable(): string {
  const source = seed('bench');
  const dice = parsed(notation);
  let nth = 0;
  return table([
    [`${notation}, per second`, 'read and thrown', 'read before, thrown'],
    [
      'waffengang',
      repeated(() => void parsed(notation).throw(source.at(nth++), [])),
      repeated(() => void dice.throw(source.at(nth++), [])),
    ],
    rollParserRow(),
    diceRollerRow(),
  ]);
}

export function parsed(notation: string): Dice {
  const read = parseDice(notation);
  if (!read.ok) throw new Error(notation);
  return read.dice;
}

function rollParserRow(): string[] {
  const roll = rollParser.parse(notation);
  return [
    `roll-parser ${versionOf('roll-parser')}`,
    repeated(() => void rollParser.parseAndRoll(notation).value),
    repeated(() => void rollParser.roll(roll).value),
  ];
}

function diceRollerRow(): string[] {
  const name = '@dice-roller/rpg-dice-roller';
  const roll = new DiceRoll(notation);
  return [
    `${name} ${versionOf(name)}`,
    repeated(() => void new DiceRoll(notation).total),
    repeated(() => {
      roll.roll();
      return void roll.total;
    }),
  ];
}

const repeated = (work: () => void): string =>
  count(
    perSecond(() => {
      for (let i = 0; i < times; i++) work();
    }, times),
  );

function versionOf(name: string): string {
  const { version } = createRequire(import.meta.url)(`${name}/package.json`) as { version: string };
  return version;
}

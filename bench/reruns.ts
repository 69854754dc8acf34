import { seed } from '../src/dice/index.js';
import { makeGame, play, type AnyGame, type Given } from '../src/engine/index.js';
import { unattended } from '../src/players/answerers.js';
import { rulesetIds } from '../rulesets/index.js';
import { sampleFight } from './fights.js';
import { perSecond, table } from './measure.js';

const answers = 2000;

/** The largest sample fight of each ruleset. */
const largest: Readonly<Record<string, string>> = { htbah: 'waldlager' };

/** What it costs to play a fight again from its start, which happens after every answer at the table. */
export async function rerunTable(): Promise<string> {
  const rows: string[][] = [];
  for (const id of rulesetIds) {
    const { game, given } = longFight(await sampleFight(id, largest[id] ?? 'ueberfall'));
    const rate = perSecond(() => void play(game, given), 1);
    rows.push([id, String(game.fighters.length), (1000 / rate).toFixed(2), (1e6 / rate / answers).toFixed(2)]);
  }
  return table([[`play() with ${answers} answers given`, 'fighters', 'ms', 'µs for an answer'], ...rows]);
}

/** The fight with so many of each fighter that it needs the answers. */
function longFight(fight: AnyGame): { readonly game: AnyGame; readonly given: readonly Given[] } {
  for (let each = 1; ; each++) {
    const game = manyOfEach(fight, each);
    const { given } = play(game, [], unattended(seed('bench')));
    if (given.length > answers) return { game, given: given.slice(0, answers) };
  }
}

function manyOfEach({ ruleset, setup }: AnyGame, each: number): AnyGame {
  const members = setup.members.flatMap((member) => [
    member,
    ...Array.from({ length: each - 1 }, (_, n) => ({
      ...member,
      id: `${member.id}-x${n}`,
      name: `${member.name} x${n}`,
    })),
  ]);
  return makeGame(ruleset, { ...setup, members });
}

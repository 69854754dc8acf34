import type { AnyGame, Member } from './ruleset.js';
import type { Phrase } from './text.js';
import { GM, type Choice, type Option, type Param, type Table } from './table.js';

/** The id of the standing question between two beats. */
export const INTERLUDE = 'interlude';

/** The default answer: nothing is changed. */
export const GO_ON: Choice = Object.freeze({ option: 'go-on' });

const nothing: readonly Option[] = [];

/**
 * The GM's say between two beats: any value, a fighter more or less, a note, the end. Asked again until he goes on.
 * @returns whether he ended the fight
 */
export function interlude(game: AnyGame, fight: unknown, table: Table): boolean {
  for (;;) {
    const choice = table.choose(GM, INTERLUDE, () => ({ options: interludeOptions(game, fight) }), goOn);
    if (choice.option === 'go-on') return false;
    if (choice.option === 'end' && isMeant(table)) return true;
    if (choice.option === 'end') continue;
    carryOut(game, fight, choice, table);
  }
}

/** The end is asked for twice: the answer can still be taken back. */
const isMeant = (table: Table): boolean => table.choose(GM, 'end', askEnd, end).option === 'end';

const askEnd = () => ({ options: [{ id: 'end' }, { id: 'go-on' }] });
const end = (): Choice => ({ option: 'end' });

const goOn = (): Choice => GO_ON;

function carryOut(game: AnyGame, fight: unknown, choice: Choice, table: Table): void {
  const { ruleset, setup } = game;
  switch (choice.option) {
    case 'note':
      return tell(table, { type: 'note.made', text: choice['text'] });
    case 'add': {
      const member = choice['member'] as Member;
      ruleset.join(fight, ruleset.enlist(member, setup.rules), member, table);
      return tell(table, { type: 'fighter.joined', who: member.id, side: member.side });
    }
    case 'remove':
      ruleset.remove(fight, choice['who'] as string, table);
      return tell(table, { type: 'fighter.removed', who: choice['who'] });
    default:
      ruleset.edit(fight, choice, table);
  }
}

const tell = (table: Table, event: { type: string; [key: string]: unknown }): void => {
  if (table.listening) table.tell(event);
};

/** Everything that the GM may do between two beats. */
export function interludeOptions(game: AnyGame, fight: unknown): readonly Option[] {
  const who = whoParam(game, fight);
  return [
    { id: 'go-on' },
    { id: 'note', params: [{ id: 'text', kind: 'text', label: { t: 'interlude.text' }, preferred: () => '' }] },
    {
      id: 'add',
      params: [{ id: 'member', kind: 'data', label: { t: 'interlude.member' }, preferred: () => null }],
      check: (choice) => refuseMember(choice['member'], game, fight),
    },
    { id: 'remove', params: who },
    { id: 'end' },
    ...(game.ruleset.edits(fight) ?? nothing),
  ];
}

/** A journal may hold anything: only what looks like a member and is not there yet may join. */
function refuseMember(member: unknown, { ruleset }: AnyGame, fight: unknown): Phrase | undefined {
  if (!isMember(member)) return { t: 'interlude.no-member' };
  const { id, name } = member as Member;
  return ruleset.fighters(fight).some((f) => f.id === id) ? { t: 'interlude.twice', name } : undefined;
}

const isMember = (data: unknown): boolean => {
  const { id, name, side, sheet } = (data ?? {}) as Partial<Member>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    Number.isInteger(side) &&
    typeof sheet === 'object' &&
    sheet !== null
  );
};

/** A parameter that names one of the fighters. */
export function whoParam(game: AnyGame, fight: unknown): readonly Param[] {
  const values = game.ruleset.fighters(fight).map((f) => ({ id: f.id, label: { t: '@', id: f.id } }));
  return [{ id: 'who', kind: 'one-of', values, preferred: () => values[0]?.id ?? '' }];
}

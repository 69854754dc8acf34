import {
  GM,
  type Asked,
  type Choice,
  type Option,
  type Param,
  type ParamValue,
  type Table,
} from '../../src/engine/index.js';
import { areEnemies, distance } from './able.js';
import { tell } from './events.js';
import { label, p, who } from './labels.js';
import { attributeIds, type AttributeId } from './sheet.js';
import { actionModifiers, rollTest, skilled, twice } from './tests.js';
import type { Fight, Fighter } from './state.js';
import { newNote } from './terms.js';

const USUAL: Choice = Object.freeze({ option: 'test', attribute: 'ges', skill: 'none', sg: 15, text: '' });

/** A non-combat action: the game master says what it is (AGO-274, AGO-275, AGO-295). */
export function doOther(fight: Fight, f: Fighter, table: Table): void {
  const choice = table.choose(
    GM,
    'other',
    () => question(fight, f),
    () => byItself(fight, f),
  );
  if (choice.option === 'nothing') return;
  if (choice.option === 'test') return test(fight, f, choice, table);
  const patient = fight.fighters.find(({ card }) => card.id === choice['who']);
  if (patient) stabilise(fight, f, patient, table);
}

/** A dying ally within reach is stabilised first. */
function byItself(fight: Fight, f: Fighter): Choice {
  const ally = patients(fight, f).find((other) => other.dying && !areEnemies(f, other));
  return ally ? { option: 'stabilise', who: ally.card.id } : USUAL;
}

/** Who can be stabilised: somebody in reach who is dying or bleeds (AGO-242). */
const patients = (fight: Fight, f: Fighter): readonly Fighter[] =>
  fight.fighters.filter(
    (other) =>
      !other.dead &&
      !other.gone &&
      (other.dying || other.bleeding > 0) &&
      distance(f, other) <= fight.book.constants.meleeReach,
  );

function question(fight: Fight, f: Fighter): Asked {
  const near = patients(fight, f);
  const stabilise: Option = {
    id: 'stabilise',
    params: [
      {
        id: 'who',
        kind: 'one-of',
        values: near.map(({ card }) => ({ id: card.id, label: who(card.id) })),
        preferred: () => near[0]?.card.id ?? '',
      },
    ],
  };
  const facts = [{ kind: 'line', text: p('fact.other', { who: who(f.card.id) }) }] as const;
  return { options: [...(near.length > 0 ? [stabilise] : []), testOption(fight, f), { id: 'nothing' }], facts };
}

function testOption(fight: Fight, f: Fighter): Option {
  const attributes: Param = {
    id: 'attribute',
    kind: 'one-of',
    values: attributeIds.map((id) => ({
      id,
      label: p(`attribute.${id}`),
      note: p('note.value', { n: f.card.attributes[id] }),
    })),
    preferred: () => 'ges',
  };
  const skills: ParamValue[] = fight.book.tables.skills.skills.map((skill) => ({ id: skill.id, label: label(skill) }));
  const skill: Param = { id: 'skill', kind: 'one-of', values: [{ id: 'none' }, ...skills], preferred: () => 'none' };
  const sg: Param = { id: 'sg', kind: 'number', min: 0, max: 99, preferred: () => 15 };
  return { id: 'test', params: [attributes, skill, sg, { id: 'text', kind: 'text', preferred: () => '' }] };
}

function test(fight: Fight, f: Fighter, choice: Choice, table: Table): void {
  const of = newNote(table.listening);
  const attribute = choice['attribute'] as AttributeId;
  const skill = choice['skill'] as string;
  const base = (skill === 'none' ? twice(f, attribute, of) : skilled(f, attribute, skill, of)) + actionModifiers(f, of);
  rollTest(fight, f, { kind: 'other', sg: choice['sg'] as number, of, base, label: choice['text'] as string }, table);
}

/** Ends bleeding and the losses of the dying; he stays helpless (AGO-237, AGO-242). */
function stabilise(fight: Fight, f: Fighter, patient: Fighter, table: Table): void {
  const of = newNote(table.listening);
  const base = skilled(f, 'ges', 'erste-hilfe', of) + actionModifiers(f, of);
  if (!rollTest(fight, f, { kind: 'stabilise', sg: fight.book.mods.stabiliseSg, of, base }, table).passed) return;
  stop(patient);
  const { tp } = patient;
  const slots = { who: patient.card.id, by: f.card.id, healed: 0, before: tp, after: tp };
  if (table.listening) tell(table, { type: 'care.given', how: 'stabilise', ...slots });
}

export function stop(patient: Fighter): void {
  patient.bleeding = 0;
  if (!patient.dying) return;
  patient.dying = false;
  patient.unconscious = true;
}

import { tell } from '../events.js';
import { stop } from '../other.js';
import { care, caredParam } from '../care.js';
import { attributeIds, type AttributeId } from '../sheet.js';
import { label, p } from '../labels.js';
import { actionModifiers, rollTest, skilled, twice } from '../tests.js';
import { newNote, note } from '../terms.js';
import { suffer } from '../wound.js';
import { numberParam, optional, ruled, whoOf, whoParam, wordParam, type Edit } from './edit.js';

/** Damage from elsewhere, such as a fall or a trap, with everything that follows from it. */
const harm: Edit = {
  id: 'damage',
  option: ({ fighters }) => ({
    params: [whoParam(fighters), numberParam('value', 1, 500, 1), optional(wordParam('armour', ['yes', 'no']))],
  }),
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    const of = newNote(table.listening);
    const protection = choice['armour'] === 'yes' ? f.card.armour.protection : 0;
    const damage = note(of, 'ruled', choice['value'] as number) + note(of, 'protection', -protection);
    suffer(fight, f, damage, { by: f, size: f.card.size, type: 'wucht', of, opens: true }, table);
  },
};

/** A test that the game master calls for: attribute and skill, or the attribute twice. */
const test: Edit = {
  id: 'roll',
  option: ({ book, fighters }) => ({
    params: [
      whoParam(fighters),
      {
        id: 'attribute',
        kind: 'one-of',
        values: attributeIds.map((id) => ({ id, label: p(`attribute.${id}`) })),
        preferred: () => 'ges',
      },
      {
        id: 'skill',
        kind: 'one-of',
        values: [{ id: 'none' }, ...book.tables.skills.skills.map((skill) => ({ id: skill.id, label: label(skill) }))],
        preferred: () => 'none',
      },
      numberParam('sg', 0, 99, 15),
    ],
  }),
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    const of = newNote(table.listening);
    const attribute = choice['attribute'] as AttributeId;
    const skill = String(choice['skill']);
    const base = skill === 'none' ? twice(f, attribute, of) : skilled(f, attribute, skill, of);
    const sg = choice['sg'] as number;
    rollTest(fight, f, { kind: 'other', sg, of, base: base + actionModifiers(f, of) }, table);
  },
};

const stabilise: Edit = {
  id: 'stabilise',
  option: ({ fighters }) => {
    const losing = fighters.filter((f) => !f.dead && (f.dying || f.bleeding > 0));
    return losing.length > 0 ? { params: [whoParam(losing)] } : null;
  },
  carryOut(fight, choice, table) {
    const f = whoOf(fight, choice);
    stop(f);
    ruled(fight, f, 'stabilised', 'no', 'yes', table);
  },
};

/** First aid and rest, for wounded who are cared for while the fight goes on elsewhere (7.5). */
const aid: Edit = {
  id: 'first-aid',
  option: ({ fighters }) => {
    const wounded = fighters.filter((f) => !f.dead && !f.aided && f.tp < f.card.tp);
    const carers = fighters.filter((f) => !f.out);
    return wounded.length > 0 && carers.length > 0 ? { params: [whoParam(wounded), whoParam(carers, 'by')] } : null;
  },
  carryOut: care,
};

const rest: Edit = {
  id: 'rest',
  option: (fight) => {
    const wounded = fight.fighters.filter((f) => !f.dead && f.tp < f.card.tp);
    return wounded.length > 0
      ? { params: [whoParam(wounded), numberParam('days', 1, 99, 1), optional(caredParam(fight))] }
      : null;
  },
  carryOut: care,
};

/** Whether the game master is asked about the situation before every attack (AGO-296). */
const situation: Edit = {
  id: 'ask-situation',
  option: () => ({ params: [wordParam('on', ['yes', 'no'])] }),
  carryOut(fight, choice, table) {
    const before = fight.askSituation ? 'yes' : 'no';
    fight.askSituation = choice['on'] === 'yes';
    if (table.listening)
      tell(table, { type: 'value.ruled', who: 'gm', key: 'ask-situation', before, after: String(choice['on']) });
  },
};

export const harmEdits: readonly Edit[] = [harm, test, stabilise, aid, rest, situation];

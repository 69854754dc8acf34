import { GM, nameOf, phrase, type Option, type Table } from '../../src/engine/index.js';
import { attack } from './attack.js';
import { probe, yes } from './check.js';
import { SUCCESS } from './degrees.js';
import { otherCheck } from './fighter.js';
import { groupName, plain, targetOption } from './facts.js';
import { preferring } from './questions.js';
import { groups, type Group } from './rows.js';
import { enter, type Combatant, type Fight } from './state.js';
import { defaultAction } from './tactics.js';
import { survey } from './targets.js';
import { tell } from './events.js';

/** One turn is one action; who flees is gone with it (HTB-095, HTB-099). */
export function takeTurn(fight: Fight, table: Table, me: Combatant): void {
  if (me.state === 'fleeing') return leave(fight, table, me);
  fight.me = me;
  survey(fight, me);
  act(fight, table, me, table.choose(me.id, 'action', fight.questions.action, defaultAction(fight, me)).option);
}

function leave(fight: Fight, table: Table, me: Combatant): void {
  enter(fight, me, 'fled');
  if (table.listening) tell(table, { type: 'fighter.fled', who: me.id });
}

function act(fight: Fight, table: Table, me: Combatant, action: string): void {
  switch (action) {
    case 'attack':
      return attack(fight, table, me);
    case 'firstAid':
      return giveAid(fight, table, me);
    case 'flee':
      return flee(fight, table, me);
    case 'surrender':
      return surrender(fight, table, me);
    case 'other':
      return tryOther(fight, table, me);
    default:
      if (table.listening) tell(table, { type: 'turn.passed', who: me.id });
  }
}

/** HTB-173 to HTB-176. */
function giveAid(fight: Fight, table: Table, me: Combatant): void {
  const patient = choosePatient(fight, table, me);
  const check = fight.book.options.medicalAid === 'check';
  const woken = !check || probe(fight, table, me, me.fighter.aid, 0) >= SUCCESS;
  if (woken) {
    patient.life = Math.max(patient.life, fight.book.constants.unconsciousBelow);
    enter(fight, patient, 'able');
  }
  if (table.listening) tell(table, { type: 'aid.given', who: me.id, patient: patient.id, woken, life: patient.life });
}

function choosePatient(fight: Fight, table: Table, me: Combatant): Combatant {
  const patients = fight.listed.filter((c) => c.side === me.side && c.state === 'unconscious');
  const usual = patients.reduce((a, b) => (b.life > a.life ? b : a));
  if (patients.length === 1) return usual;
  const asked = () => ({ options: patients.map((c) => targetOption(c)) });
  const { option } = table.choose(me.id, 'patient', asked, usual.fighter.preferred);
  return patients.find((c) => c.id === option) ?? usual;
}

/** HTB-194 to HTB-196. */
function flee(fight: Fight, table: Table, me: Combatant): void {
  const away = escapes(fight, table, me);
  if (away) enter(fight, me, 'fleeing');
  if (table.listening) tell(table, { type: 'flight.tried', who: me.id, away });
}

function escapes(fight: Fight, table: Table, me: Combatant): boolean {
  switch (fight.book.options.flight) {
    case 'automatic':
      return true;
    case 'gm':
      return (
        table.choose(GM, 'escape', () => ({ options: [{ id: 'yes' }, { id: 'no' }], facts: near(fight, me) }), yes)
          .option === 'yes'
      );
    case 'check':
      return probe(fight, table, me, me.fighter.flee, 0) >= SUCCESS;
  }
}

const near = (fight: Fight, me: Combatant) =>
  fight.listed
    .filter((c) => c.side !== me.side && c.state === 'able')
    .map((c) => ({ kind: 'line', text: phrase('fact.near', { who: nameOf(c.id) }) }) as const);

/** HTB-198, HTB-199. */
function surrender(fight: Fight, table: Table, me: Combatant): void {
  enter(fight, me, 'surrendered');
  if (table.listening) tell(table, { type: 'fighter.surrendered', who: me.id });
}

const handeln = preferring('begabung-handeln');

/** Any other check, without an effect of its own (HTB-201). */
function tryOther(fight: Fight, table: Table, me: Combatant): void {
  const { skills } = me.fighter;
  const learned = skills.filter((skill) => skill.learned);
  const options: readonly Option[] = [
    ...learned.map((skill) => ({ id: skill.id, label: plain(skill.name), note: worth(skill.value) })),
    ...groups.map((group) => ({
      id: `begabung-${group}`,
      label: phrase('check.begabung', { group: groupName(group) }),
      note: worth(me.fighter.begabung[group]),
    })),
  ];
  const { option } = table.choose(GM, 'check-value', () => ({ options }), handeln);
  const group = option.startsWith('begabung-') ? (option.slice(9) as Group) : 'handeln';
  const chosen = learned.find((skill) => skill.id === option);
  const success = probe(fight, table, me, otherCheck(me.fighter, chosen, group), 0) >= SUCCESS;
  if (table.listening) tell(table, { type: 'other.tried', who: me.id, success });
}

const worth = (value: number) => phrase('option.value', { value });

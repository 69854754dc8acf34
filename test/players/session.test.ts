import { describe, expect, it } from 'vitest';
import { seed } from '../../src/dice/index.js';
import {
  fold,
  INTERLUDE,
  openJournal,
  play,
  type Answer,
  type Header,
  type Journal,
  type Line,
  type Question,
} from '../../src/engine/index.js';
import { unattended } from '../../src/players/answerers.js';
import type { Reply } from '../../src/players/prompt.js';
import { sit } from '../../src/players/session.js';
import type { Desk } from '../../src/players/sitting.js';
import { toyGame, toyMember, toySetup } from '../toy/setup.js';

const asked = { played: 'prompt' } as const;
const game = toyGame(toySetup([toyMember('Anna', 0, {}, asked), toyMember('Ben', 1)]));
const header: Header = { waffengang: 1, product: '0', ruleset: { id: 'toy', version: '1' }, setup: game.setup };

/** A desk whose GM has his lines ready; keeps what he was asked and shown. */
function scribe(lines: readonly (string | Reply)[]) {
  const questions: Question[] = [];
  const said: string[] = [];
  const told: string[] = [];
  let next = 0;
  const desk: Desk = {
    tell: (events) => void told.push(...events.map((e) => e.type)),
    status: () => void told.push('status'),
    figure: (_played, who) => void told.push(`figure ${who}`),
    odds: async () => void told.push('odds'),
    say: (phrase) => void said.push(phrase.t),
    help: () => void said.push('help'),
    question: (id) => id,
    ask: ([question]) => {
      questions.push(question);
      const line = lines[next++] ?? ({ kind: 'end' } as const);
      return Promise.resolve(typeof line === 'string' ? { kind: 'text', text: line } : line);
    },
    read: (question, text) => Promise.resolve(readTyped(question, text)),
    refusal: (refusal) => ({ t: refusal.code }),
    fighter: (_played, name) => (name === 'alle' ? ['anna', 'ben'] : name === 'Anna' ? ['anna'] : undefined),
  };
  return { desk, questions, said, told };
}

function readTyped(question: Question, text: string): { ok: Answer } | { problem: { t: string } } {
  if (question.kind === 'roll') return { ok: { faces: text.split(' ').map(Number) } };
  const [option = '', value] = text.split(' ');
  if (option === 'set') return { ok: { choice: { option: 'set-hearts', who: 'ben', hearts: Number(value) } } };
  if (option === 'note') return { ok: { choice: { option, text: value } } };
  return { ok: { choice: value ? { option, risk: Number(value) } : { option } } };
}

async function sitting(lines: readonly (string | Reply)[], journal: Journal = openJournal(header), pause = true) {
  const kept: Line[] = [];
  const at = scribe(lines);
  const end = await sit(
    { game, seed: seed('7'), desk: at.desk, keep: (lines) => void kept.push(...lines), pause },
    journal,
  );
  return { ...end, ...at, kept };
}

const alone = play(game, [], unattended(seed('7')));
const enter = Array.from({ length: 40 }, () => '');

describe('a sitting', () => {
  it('leads through a whole fight by Enter alone, to the same end as without anybody', async () => {
    const { end, played } = await sitting(enter);
    expect(end).toBe('finished');
    expect(played.events).toEqual(alone.events);
  });

  it('asks only for those who are played by people', async () => {
    const { questions } = await sitting(enter);
    expect(new Set(questions.map((q) => `${q.id} ${q.who}`))).toEqual(new Set(['stance anna', 'interlude gm']));
  });

  it('waits once more at the end, so that the last answer can be taken back', async () => {
    const { questions, played } = await sitting(enter);
    expect(questions.filter((q) => q.id === INTERLUDE)).toHaveLength(1);
    expect(played.outcome).toBeDefined();
  });

  it('shows every event once, and the table after each beat', async () => {
    const { told, played } = await sitting(enter);
    expect(told.filter((t) => t !== 'status')).toEqual(played.events.map((e) => e.type));
    expect(told.filter((t) => t === 'status')).toHaveLength(played.beats);
  });

  it('writes every answer down before the next question', async () => {
    const { kept, played } = await sitting(enter);
    expect(kept).toEqual(played.given);
  });

  it('E1: keeps everything when the input ends, and goes on from there', async () => {
    const { end, kept } = await sitting(['bold 3', '']);
    expect(end).toBe('input-over');
    const journal = { ...openJournal(header), given: kept as Journal['given'] };
    const resumed = await sitting(enter, journal);
    const atOnce = await sitting(['bold 3', '', ...enter]);
    expect(resumed.played.events).toEqual(atOnce.played.events);
  });

  it('leaves on q and on Ctrl-C with everything kept', async () => {
    expect((await sitting(['', 'q'])).end).toBe('left');
    expect((await sitting(['', { kind: 'interrupt' }])).end).toBe('interrupted');
  });

  it('takes back across beats, one human answer at a time, and throws the same dice again', async () => {
    const { kept, questions, played, said } = await sitting(['', '', 'u', { kind: 'undo' }, ...enter]);
    expect(kept.filter((line) => 'undo' in line)).toHaveLength(2);
    expect(questions.slice(0, 5).map((q) => q.id)).toEqual(['stance', 'stance', INTERLUDE, 'stance', 'stance']);
    expect(said).toEqual(['session.undone', 'session.undone']);
    expect(played.events).toEqual(alone.events);
  });

  it('does again what was taken back', async () => {
    const { played, said } = await sitting(['bold 3', 'u', 'r', ...enter]);
    const straight = await sitting(['bold 3', ...enter]);
    expect(said).toEqual(['session.undone', 'session.redone']);
    expect(played.events).toEqual(straight.played.events);
  });

  it('says so when there is nothing to take back or to do again', async () => {
    expect((await sitting(['u', 'r'])).said).toEqual(['session.nothing-to-undo', 'session.nothing-to-redo']);
  });

  it('asks again after an answer that cannot stand, and loses nothing', async () => {
    const { said, questions } = await sitting(['fly', 'bold 9', 'bold 2']);
    expect(said.slice(0, 2)).toEqual(['unknown-option', 'out-of-range']);
    expect(questions.slice(0, 3).map((q) => q.id)).toEqual(['stance', 'stance', 'stance']);
  });

  it('carries out a change typed in mid-beat before the next beat', async () => {
    const { played, said } = await sitting(['/set 0', '', ...enter]);
    expect(said[0]).toBe('session.queued');
    expect(played.events.map((e) => e.type)).toContain('hearts.set');
    expect(played.outcome).toEqual({ kind: 'won', side: 0 });
  });

  it('keeps a change noted in mid-beat in the journal, and carries it out once when the fight goes on', async () => {
    const { kept } = await sitting(['/set 0', 'q']);
    const journal = kept.reduce(fold, openJournal(header));
    expect(journal.noted).toEqual([{ at: 1, choice: { option: 'set-hearts', who: 'ben', hearts: 0 } }]);
    const resumed = await sitting(enter, journal);
    expect(resumed.said[0]).toBe('session.noted');
    expect(resumed.played.events.filter((e) => e.type === 'hearts.set')).toHaveLength(1);
    expect(resumed.kept.reduce(fold, journal).noted).toEqual([]);
  });

  it('takes back what was noted since the last answer, and only that', async () => {
    const { said, played } = await sitting(['/set 0', '/note Regen', 'u', 'u', 'u', ...enter]);
    expect(said.slice(2, 5)).toEqual(['session.forgotten', 'session.forgotten', 'session.nothing-to-undo']);
    expect(played.events).toEqual(alone.events);
  });

  it('takes back an answer before what was noted earlier', async () => {
    const hand = ['hand Anna', '/set 0', '', 'u'];
    const { said } = await sitting(hand);
    expect(said.at(-1)).toBe('session.undone');
  });

  it('F9: takes the players’ own dice from now on, and Enter throws', async () => {
    const { questions, kept } = await sitting(['hand Anna', '', '3 4', '', ...enter]);
    expect(questions.slice(0, 4).map((q) => q.id)).toEqual(['stance', 'stance', 'compare', expect.anything()]);
    expect(kept.find((line) => 'by' in line && line.by === 'hand')).toMatchObject({
      answer: { faces: [3, 4] },
      who: 'anna',
    });
  });

  it('lets the rest run without questions, but for the last look', async () => {
    const { questions, end } = await sitting(['lauf', '']);
    expect(end).toBe('finished');
    expect(questions.map((q) => q.id)).toEqual(['stance', INTERLUDE]);
  });

  it('waits after an eventful beat in which nobody was asked', async () => {
    const { questions } = await sitting(['auto alle', ...enter]);
    expect(questions.slice(1).every((q) => q.id === INTERLUDE)).toBe(true);
    expect(questions.length).toBeGreaterThan(2);
  });

  it('helps, draws and shows the table on demand', async () => {
    const { said, told } = await sitting(['?', 's', 'figur Anna', 'figur Carl']);
    expect(said).toEqual(['help', 'session.no-fighter']);
    expect(told).toEqual(['round.begun', 'status', 'figure anna']);
  });
});

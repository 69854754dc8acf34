import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fightJsonSchema, houseJsonSchema, loadRules, sheetJsonSchema } from '../../src/sheets/index.js';
import { shapeTree } from '../../src/sheets/shape/shape.js';
import { parseYaml } from '../../src/sheets/parse/yaml.js';
import { plain } from '../../src/sheets/parse/tree.js';
import { toyShelf } from '../toy/shelf.js';

const book = await loadRules(toyShelf(), 'toy');
if (!book.ok) throw new Error('the toy rules are faulty');
const { ruleset, labels } = book.rulebook;

interface Node {
  readonly properties: Readonly<Record<string, Node & Record<string, unknown>>>;
  readonly items: Node;
  readonly anyOf: readonly Node[];
}

describe('the JSON Schema', () => {
  it('of a sheet says what the keys are called', () => {
    const schema = sheetJsonSchema(ruleset, labels) as unknown as Node & Record<string, unknown>;
    expect(schema.properties['skill']).toMatchObject({
      description: 'Können, KN',
      type: 'integer',
      minimum: 0,
      maximum: 12,
    });
    expect(schema.properties['weapon']?.anyOf[1]?.anyOf[0]?.properties['damage']).toMatchObject({
      description: 'Schaden',
    });
    expect(schema['required']).toEqual(['name', 'ruleset', 'skill']);
    expect(schema['additionalProperties']).toBe(false);
  });

  it('of a fight holds the keys of the ruleset', () => {
    const schema = fightJsonSchema(ruleset, labels) as unknown as Node;
    const member = schema.properties['sides']!.items.properties['members']!.items;
    expect(Object.keys(member.properties).sort()).toEqual(['count', 'handicap', 'name', 'played', 'sheet', 'tactics']);
    expect(schema.properties['options']!.properties['ties']).toMatchObject({ enum: ['none', 'both'] });
  });

  it('of house rules holds the tables of the ruleset', () => {
    const schema = houseJsonSchema(ruleset, labels) as unknown as Node;
    expect(Object.keys(schema.properties['tables']!.properties)).toEqual(['weapons', 'constants']);
  });
});

describe('a tree is shaped by its schema', () => {
  const shape = (schema: z.ZodType, text: string) => {
    const found: unknown[] = [];
    const report = (d: unknown) => void found.push(d);
    const tree = parseYaml({ file: 't.yaml', text }, report)!;
    const shaped = plain(shapeTree(tree, schema, { labels: { size: ['Größe'] }, report, strangers: 'error' }));
    expect(found).toEqual([]);
    return shaped;
  };

  it('where a union has several maps, by the one that is told apart, else by the one with most keys', () => {
    const bow = z.strictObject({ kind: z.literal('bow'), size: z.int(), draw: z.int() });
    const sword = z.strictObject({ kind: z.literal('sword'), size: z.string() });
    expect(shape(z.union([sword, bow]), '{kind: bow, Größe: "1"}')).toEqual({ kind: 'bow', size: 1 });
    expect(shape(z.union([sword, bow]), '{Größe: 1, draw: 2}')).toEqual({ size: 1, draw: 2 });
  });

  it('where a union has several scalars, by the one that fits', () => {
    const either = z.union([z.int(), z.enum(['all']), z.string()]);
    expect(shape(z.array(either), '[7, ALL, 1e2, no]')).toEqual([7, 'all', 100, 'no']);
  });

  it('through wrappers, lazy schemas and intersections', () => {
    const inner = z.lazy(() => z.strictObject({ size: z.string() }).readonly());
    expect(
      shape(z.intersection(z.object({ a: inner }), z.object({ b: z.boolean() })), '{a: {Größe: 1}, b: ja}'),
    ).toEqual({
      a: { size: '1' },
      b: true,
    });
  });

  it('where further keys are free, keeping them', () => {
    const open = z.object({ size: z.int() }).catchall(z.strictObject({ size: z.string() }));
    expect(shape(open, '{Größe: 1, schwert: {Größe: 2}}')).toEqual({ size: 1, schwert: { size: '2' } });
  });
});

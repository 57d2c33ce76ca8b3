import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { Chance } from '../chance.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Values that a name stands for, where its schema alone says too little. */
export type Known = (name: string, chance: Chance) => string | undefined;

const written = new WeakMap<z.ZodMiniType, Schema>();
const matching = new Map<string, readonly string[]>();
const deepest = 6;

/** The JSON Schema of what is sent. */
export function sentSchema(schema: z.ZodMiniType): Schema {
  const known = written.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  written.set(schema, known);
  return known;
}

/** A value as the schema wants it, as far as a schema says; optional members come and go. */
export function valueOf(schema: Schema, known: Known, chance: Chance, name = '', depth = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  if (schema.default !== undefined && chance.happens(0.3)) return schema.default;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(asSchema(chance.pick(choices)), known, chance, name, depth);
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return objectOf(schema, known, chance, depth);
    case 'array':
      return arrayOf(schema, known, chance, { name, depth });
    case 'string':
      return known(name, chance) ?? textOf(schema, chance);
    case 'integer':
    case 'number':
      return numberOf(schema, chance);
    case 'boolean':
      return chance.happens(0.5);
    case 'null':
      return null;
    default:
      return chance.pick(['text', 7, true, null]);
  }
}

function objectOf(schema: Schema, known: Known, chance: Chance, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const isWanted = schema.required?.includes(name) === true || (depth < deepest && chance.happens(0.6));
    if (isWanted) made[name] = valueOf(asSchema(member), known, chance, name, depth + 1);
  }
  const { additionalProperties: others } = schema;
  if (typeof others === 'object' && chance.happens(0.5)) {
    made[`key${chance.below(9)}`] = valueOf(asSchema(others), known, chance, '', depth + 1);
  }
  return made;
}

function arrayOf(
  schema: Schema,
  known: Known,
  chance: Chance,
  { name, depth }: { readonly name: string; readonly depth: number },
): unknown[] {
  const min = schema.minItems ?? 0;
  const max = Math.min(schema.maxItems ?? 4, min + (chance.happens(0.03) ? 70 : 4));
  const count = min + chance.below(max - min + 1);
  const item = asSchema(Array.isArray(schema.items) ? schema.items[0] : schema.items);
  return Array.from({ length: count }, () => valueOf(item, known, chance, name.replace(/s$/u, ''), depth + 1));
}

function numberOf(schema: Schema, chance: Chance): number {
  const min = Number(schema.minimum ?? schema.exclusiveMinimum ?? -1000);
  const max = Number(schema.maximum ?? schema.exclusiveMaximum ?? 100_000);
  const edge = chance.next();
  if (edge < 0.1) return min;
  if (edge < 0.2) return max;
  const value = min + chance.next() * Math.min(max - min, chance.happens(0.5) ? 20 : 100_000);
  return schema.type === 'integer' || chance.happens(0.6) ? Math.round(value) : Math.round(value * 100) / 100;
}

const words = ['Sleep', 'asha', 'Take one in the evening', 'मंत्र', 'O’Brien & Söhne', '-', 'a b', '👩‍⚕️', '٣'];

function textOf(schema: Schema, chance: Chance): string {
  if (schema.pattern !== undefined) return matchOf(schema.pattern, chance);
  const longest = schema.maxLength ?? 40;
  if (chance.happens(0.04)) return 'x'.repeat(Math.min(longest, 2000));
  return chance
    .pick(words)
    .slice(0, longest)
    .padEnd(schema.minLength ?? 0, 'x');
}

function matchOf(pattern: string, chance: Chance): string {
  const found = matching.get(pattern) ?? samplesOf(pattern);
  matching.set(pattern, found);
  return chance.pick(found);
}

function samplesOf(pattern: string): readonly string[] {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 20, seed: 7 });
  } catch {
    // A pattern that looks ahead can't be turned round.
    return words;
  }
}

/** A member of a JSON Schema may be true, which takes anything. */
function asSchema(member: unknown): Schema {
  return typeof member === 'object' && member !== null ? (member as Schema) : {};
}

import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Call } from '../../../../src/contract/call.ts';
import { problemSchema } from '../../../../src/contract/platform/problem.ts';
import type { SchemaNames } from './named-schemas.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Schemas = Readonly<Record<string, JsonSchema>>;

/** The schemas of an OpenAPI document, each under one name. */
export interface Components {
  readonly schemas: Schemas;
  /** The direction: what a call accepts, or what it returns. */
  refOf(schema: z.ZodMiniType, io: 'input' | 'output'): { readonly $ref: string };
}

const place = '#/components/schemas/';
const reference = /"#\/components\/schemas\/(\w+)"/gu;

/**
 * Every schema that the calls use, under its own name or else its call's, with the suffix Input when requests allow
 * another form than responses.
 */
export function componentsOf(calls: Readonly<Record<string, Call>>, names: SchemaNames): Components {
  const all = z.registry<{ id: string }>();
  const add = (schema: z.ZodMiniType, id: string) => {
    if (!all.has(schema)) all.add(schema, { id });
  };
  for (const [schema, id] of names) all.add(schema, { id });
  add(problemSchema, 'Problem');
  for (const [name, { body, upload, answer }] of Object.entries(calls)) {
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    if (body && !upload) add(body, `${title}Request`);
    if (answer) add(answer, `${title}Answer`);
  }
  const written = (io: 'input' | 'output'): Schemas =>
    z.toJSONSchema(all, { io, unrepresentable: 'any', uri: (id) => place + id }).schemas;
  const [input, output] = [written('input'), written('output')];
  const different = differing(input, output);
  const renamed = (schema: JsonSchema) => reread(schema, (name) => (different.has(name) ? `${name}Input` : name));
  const schemas = Object.fromEntries([
    ...Object.entries(output).map(([name, schema]) => [name, withoutId(schema)] as const),
    ...[...different].map((name) => [`${name}Input`, withoutId(renamed(input[name] ?? {}))] as const),
  ]);
  return {
    schemas,
    refOf(schema, io) {
      const name = all.get(schema)?.id ?? '';
      return { $ref: place + (io === 'input' && different.has(name) ? `${name}Input` : name) };
    },
  };
}

/** The names whose two forms differ, directly or in a schema they refer to. */
function differing(input: Schemas, output: Schemas): ReadonlySet<string> {
  const found = new Set(Object.keys(output).filter((name) => !isDeepStrictEqual(input[name], output[name])));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [name, schema] of Object.entries(output)) {
      if (referencesOf(schema).some((other) => found.has(other))) found.add(name);
    }
  }
  return found;
}

function referencesOf(schema: object): string[] {
  return [...JSON.stringify(schema).matchAll(reference)].map(([, name = '']) => name);
}

function reread(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  const text = JSON.stringify(schema).replaceAll(reference, (_, name: string) => `"${place}${rename(name)}"`);
  return JSON.parse(text) as JsonSchema;
}

function withoutId({ $schema: _, $id: __, id: ___, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** Keeps only schemas that something refers to. */
export function usedOf(schemas: Schemas, paths: object): Schemas {
  const used = new Set<string>();
  const waiting = referencesOf(paths);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...referencesOf(schemas[name] ?? {}));
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Words of a schema that check a value; an answer is shaped by its schema, not checked again. */
const checks = [
  '$schema',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
] as const;

/**
 * The JSON Schema by which an answer is written: it carries the fields of the contract and no other.
 * A nullable value is one type with null, which is written without trying alternatives.
 */
export function answerSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const known = written.get(schema) ?? write(schema);
  written.set(schema, known);
  return known;
}

/** By contract: every server of this process writes its answers by the same schemas. */
const written = new WeakMap<z.ZodMiniType, JsonSchema>();

function write(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      for (const check of checks) Reflect.deleteProperty(jsonSchema, check);
      makeNullable(jsonSchema);
    },
  });
}

/** 'this or null' of a plain type becomes one type with null. */
function makeNullable(schema: JsonSchema): void {
  const [first, second] = schema.anyOf ?? [];
  const isNullable = schema.anyOf?.length === 2 && second?.type === 'null';
  if (!isNullable || first?.type === undefined || first.type === 'object') return;
  delete schema.anyOf;
  Object.assign(schema, first, { type: [first.type, 'null'] });
}

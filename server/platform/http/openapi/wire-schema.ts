import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schema keywords that only validate; responses aren't validated again. */
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
 * The JSON Schema used to serialize a response: only fields of the contract. A nullable value becomes one type with
 * null, which serializes without trying alternatives.
 */
export function answerSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const known = written.get(schema) ?? write(schema);
  written.set(schema, known);
  return known;
}

/** Cached by contract: every server in this process shares them. */
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

/** Turns 'this or null' of a plain type into one type with null. */
function makeNullable(schema: JsonSchema): void {
  const [first, second] = schema.anyOf ?? [];
  const isNullable = schema.anyOf?.length === 2 && second?.type === 'null';
  if (!isNullable || first?.type === undefined || first.type === 'object') return;
  delete schema.anyOf;
  Object.assign(schema, first, { type: [first.type, 'null'] });
}

import * as z from 'zod/mini';

/** Thrown where a field is read that the request doesn't hold in the right form. */
export class Unread extends Error {
  override readonly name = 'Unread';
}

/**
 * As much of a value as its schema can read, for rules that look at other fields. Reading any other field throws
 * Unread.
 */
export function readable(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  ) {
    return readable(schema.def.innerType, value);
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    const { element } = schema.def;
    return seen(
      [],
      Object.entries(value).map(([place, each]) => [place, () => readable(element, each)]),
    );
  }
  if (schema instanceof z.ZodMiniObject && typeof value === 'object' && value !== null) {
    const sent = new Map(Object.entries(value));
    return seen(
      {},
      Object.entries(schema.def.shape).map(([name, of]) => [name, () => readable(of, sent.get(name))]),
    );
  }
  throw new Unread();
}

/** A record with a change over it, of which some fields may not be readable. */
export function changedOver<Base extends object, Change extends object>(base: Base, change: Change): Base & Change {
  const result = { ...base };
  for (const name of Object.keys(change)) {
    const get = (): unknown => {
      const value: unknown = Reflect.get(change, name);
      return value === undefined ? Reflect.get(base, name) : value;
    };
    Object.defineProperty(result, name, { get, enumerable: true });
  }
  return result as Base & Change;
}

/** A record whose fields are read when a rule asks for them. */
export function lazily<Fields extends object>(fields: {
  readonly [Name in keyof Fields]: () => Fields[Name];
}): Fields {
  return seen({}, Object.entries<() => unknown>(fields)) as Fields;
}

/** What these read, without those that can't be read. */
export function unlessUnread<Value>(reads: readonly (() => Value)[]): Value[] {
  return reads.flatMap((read) => {
    try {
      return [read()];
    } catch (error) {
      if (error instanceof Unread) return [];
      throw error;
    }
  });
}

/** What this reads; null where it can't be read. */
export async function orNull<Value>(read: () => Value | Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Unread) return null;
    throw error;
  }
}

function seen(start: object, members: readonly (readonly [string, () => unknown])[]): object {
  for (const [name, get] of members) Object.defineProperty(start, name, { get, enumerable: true });
  return start;
}

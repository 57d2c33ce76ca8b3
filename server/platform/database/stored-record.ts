import * as z from 'zod/mini';

type Members<Value> = { readonly [Name in keyof Value]?: Value[Name] | undefined };

/**
 * The stored members of a setting over its usual ones, as far as this version of the shop can read them. While a new
 * version replaces the old one, both run: members that only the newer one knows are passed over at any depth, and one
 * that can't be read is as usual.
 */
export function storedOver<Value extends object>(
  usual: Value,
  schema: z.ZodMiniType<Members<Value>>,
  stored: unknown,
): Value {
  const rest: unknown = structuredClone(stored ?? {});
  // What is within a member shows only after its own unknown members are gone.
  for (let round = 0; round < 3; round += 1) {
    const read = z.safeParse(schema, rest);
    if (read.success) return { ...usual, ...withoutGaps(read.data) };
    for (const issue of read.error.issues) passOver(rest, issue);
  }
  return usual;
}

function withoutGaps(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

/** Takes out what a schema doesn't know, or else the whole member in which it found a mistake. */
function passOver(record: unknown, issue: z.core.$ZodIssue): void {
  const isUnknown = issue.code === 'unrecognized_keys';
  const place = isUnknown ? issue.path : [];
  const names: readonly PropertyKey[] = isUnknown ? issue.keys : issue.path.slice(0, 1);
  let holder = record;
  for (const step of place) holder = isHolder(holder) ? Reflect.get(holder, step) : undefined;
  if (isHolder(holder)) for (const name of names) Reflect.deleteProperty(holder, name);
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

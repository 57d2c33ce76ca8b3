import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** One member of a body with what it takes, by its path; list items have the place 0. */
export interface Member {
  readonly path: readonly (string | number)[];
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  /** Every value, where it is one of a few; else null. */
  readonly values: readonly unknown[] | null;
  /** 'string', 'number', 'object' and so on. */
  readonly type: string;
}

interface Def {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly in?: Schema;
  readonly options?: readonly Schema[];
}

function defOf(schema: Schema): Def {
  return schema._zod.def;
}

/** Every member that a schema of the contract names, at any depth. */
export function membersOf(schema: Schema, path: Member['path'] = []): Member[] {
  const { core, isOptional, isNullable } = unwrapped(schema);
  const def = defOf(core);
  const values = def.entries ? Object.values(def.entries) : (def.values ?? null);
  const own: Member[] = path.length === 0 ? [] : [{ path, isOptional, isNullable, values, type: def.type }];
  const inside = [
    ...Object.entries(def.shape ?? {}).flatMap(([name, member]) => membersOf(member, [...path, name])),
    ...(def.element ? membersOf(def.element, [...path, 0]) : []),
    ...(def.options ?? []).flatMap((option) =>
      membersOf(option, path).filter((each) => each.path.length > path.length),
    ),
  ];
  return [...own, ...inside];
}

function unwrapped(schema: Schema): { core: Schema; isOptional: boolean; isNullable: boolean } {
  let core = schema;
  let isOptional = false;
  let isNullable = false;
  for (;;) {
    const { type, innerType, in: input } = defOf(core);
    if (type === 'optional' || type === 'default') isOptional = true;
    if (type === 'nullable') isNullable = true;
    const next = innerType ?? (type === 'pipe' ? input : undefined);
    if (!next) return { core, isOptional, isNullable };
    core = next;
  }
}

/** The body with another value at a path; without it where the value is undefined. */
export function withAt(body: unknown, [first, ...rest]: Member['path'], value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') {
    const list: readonly unknown[] = Array.isArray(body) ? body : [];
    return list.length === 0
      ? [withAt(undefined, rest, value)]
      : list.with(first, withAt(list[first], rest, value));
  }
  const fields: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {};
  const next = withAt(fields[first], rest, value);
  const { [first]: _, ...others } = fields;
  return next === undefined ? others : { ...others, [first]: next };
}

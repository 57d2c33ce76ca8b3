import type { ClientBase } from 'pg';

/** A table of the shop or of its job queue, with its writable columns by SQL name. */
export interface BackedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Bookkeeping of the migrations, which recreate it themselves. */
const ofMigrations = new Set(['migration', 'graphile_worker.migrations']);

/** Every table with data; referenced tables come first. */
export async function listTables(client: ClientBase): Promise<readonly BackedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT class.oid::regclass::text AS name,
      array_agg(quote_ident(attname) ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns
    FROM pg_class AS class
    JOIN pg_namespace AS schema ON schema.oid = class.relnamespace
    JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid AND attnum > 0 AND NOT attisdropped
    WHERE relkind = 'r' AND nspname IN ('public', 'graphile_worker')
    GROUP BY class.oid ORDER BY name`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to"
    FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`);
  const wanted = new Map(references.map(({ from }) => [from, new Set<string>()]));
  for (const { from, to } of references) wanted.get(from)?.add(to);
  return inOrder(
    rows.filter(({ name }) => !ofMigrations.has(name)),
    wanted,
  );
}

function inOrder(
  tables: readonly BackedTable[],
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): readonly BackedTable[] {
  const ordered: BackedTable[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const names = new Set([...left].map(({ name }) => name));
    const free = [...left].filter(({ name }) => wanted.get(name)?.isDisjointFrom(names) ?? true);
    if (free.length === 0) throw new Error(`Tables refer to each other in a ring: ${[...names].join(', ')}`);
    for (const table of free) {
      ordered.push(table);
      left.delete(table);
    }
  }
  return ordered;
}

export interface BackedSequence {
  readonly name: string;
  /** The last value the sequence returned. */
  readonly value: string;
}

/** Sequences that have been used, including those behind identity columns. */
export async function listSequences(client: ClientBase): Promise<readonly BackedSequence[]> {
  const { rows } = await client.query<BackedSequence>(`
    SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname IN ('public', 'graphile_worker') AND last_value IS NOT NULL ORDER BY name`);
  return rows;
}

/** The migrations that created these tables. */
export async function listMigrations(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY name');
  return rows.map(({ name }) => name);
}

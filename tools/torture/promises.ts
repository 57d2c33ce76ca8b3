import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Findings } from './findings.ts';
import type { Promised } from './load.ts';

/** Checks that everything a shop has promised is there, once, and that the files of prescriptions are whole. */
export async function checkPromises(
  pool: Pool,
  promised: Promised,
  findings: Findings,
  { when, dataDir }: { readonly when: string; readonly dataDir: string | null },
): Promise<void> {
  const missing = async (statement: string, ids: Iterable<string>, law: string): Promise<void> => {
    const { rows } = await pool.query<{ id: string }>(statement, [[...ids]]);
    for (const { id } of rows) findings.add(law, `${when}: ${id}`);
  };
  await missing(
    `SELECT id FROM unnest($1::uuid[]) AS told (id) WHERE NOT EXISTS (SELECT FROM shop_order WHERE id = told.id)`,
    promised.orders.keys(),
    'No order that was acknowledged is lost',
  );
  await missing(
    `SELECT id FROM unnest($1::uuid[]) AS told (id)
     WHERE NOT EXISTS (SELECT FROM payment WHERE order_id = told.id AND status IN ('paid', 'refunding', 'refunded'))`,
    promised.paid,
    'No payment that was acknowledged is lost',
  );
  await missing(
    `SELECT id FROM unnest($1::uuid[]) AS told (id)
     WHERE (SELECT status FROM shop_order WHERE id = told.id) NOT IN ('cancelled', 'refunded')`,
    promised.cancelled,
    'An order whose cancellation was acknowledged stays cancelled',
  );
  await missing(
    `SELECT id FROM unnest($1::text[]) AS told (id) WHERE NOT EXISTS (SELECT FROM wallet_entry WHERE id = told.id::bigint)`,
    promised.credits,
    'No entry of a wallet that was acknowledged is lost',
  );
  await missing(
    `SELECT id FROM unnest($1::uuid[]) AS told (id) WHERE NOT EXISTS (SELECT FROM prescription WHERE id = told.id)
       OR NOT EXISTS (SELECT FROM stored_file WHERE reference = told.id AND state = 'kept')`,
    promised.prescriptions,
    'No prescription that was acknowledged is lost',
  );
  const { rows } = await pool.query<{ key: string; times: number }>(
    `SELECT address ->> 'line2' AS key, count(*)::int AS times FROM shop_order
     WHERE length(address ->> 'line2') = 36 GROUP BY 1 HAVING count(*) > 1`,
  );
  for (const { key, times } of rows) {
    findings.add('One request places one order', `${when}: ${key}: ${times} orders`);
  }
  if (dataDir !== null) await checkFiles(pool, promised, findings, { when, dataDir });
}

async function checkFiles(
  pool: Pool,
  { prescriptions }: Promised,
  findings: Findings,
  { when, dataDir }: { readonly when: string; readonly dataDir: string },
): Promise<void> {
  const { rows } = await pool.query<{ id: string; size: number }>(
    `SELECT id, size FROM stored_file WHERE state = 'kept' AND reference = ANY ($1::uuid[])`,
    [[...prescriptions]],
  );
  for (const { id, size } of rows) {
    const found = await stat(join(dataDir, 'files', id.slice(0, 2), id)).catch(() => null);
    findings.expect(
      found !== null && found.size >= size,
      'The file of a prescription that was acknowledged is whole',
      () => [when, id, found === null ? 'is missing' : `has ${found.size} of ${size} bytes`].join(' '),
    );
  }
}

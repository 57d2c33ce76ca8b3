import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import sql, { raw, type Sql } from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumUpDayFigures } from '../../../server/platform/list/day-figures.ts';
import { fillShop } from '../../support/admin/large-shop.ts';
import { signedIn } from '../../support/account/people.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const rows = 400;

let server: TestServer;
let adminId: string;
beforeAll(async () => {
  server = await startTestServer();
  const now = server.context.clock();
  ({ id: adminId } = await signedIn(server.database, { isAdmin: true, now }));
  await fillShop(server.database.url, { rows, coupons: 10, adminId, now, days: 20 });
}, 240_000);
afterAll(() => server.close());

type Figures = readonly { readonly name: string; readonly day: string; readonly value: number }[];

async function kept(): Promise<Figures> {
  return server.database.query<{ name: string; day: string; value: number }>(sql`
    SELECT name, day::text AS day, sum(value)::bigint AS value
    FROM (SELECT name, day, value FROM day_figure UNION ALL SELECT name, day, value FROM day_figure_change) AS figure
    GROUP BY 1, 2 HAVING sum(value) <> 0 ORDER BY 1, 2`);
}

/** The same figures, counted in the plainest way from every row. */
async function recounted(): Promise<Figures> {
  const day = (at: string) => raw(`(${at} AT TIME ZONE 'Asia/Kolkata')::date`);
  const sold = sql`(SELECT ${day('placed_at')} AS day, payment_method = 'cod' AS is_cash,
      total - (SELECT coalesce(sum(total), 0) FROM order_return
        WHERE order_id = shop_order.id AND status IN ('received', 'refunded')) AS amount
    FROM shop_order WHERE status IN ('paid', 'packed', 'shipped', 'delivered')
      OR (status = 'placed' AND payment_method = 'cod')) AS sold`;
  const taxed = (column: string) => sql`
    SELECT ${column}, ${day('issued_at')}, CASE kind WHEN 'invoice' THEN 1 ELSE -1 END * (line ->> ${column})::bigint
    FROM tax_document, jsonb_array_elements(document -> 'rows') AS line`;
  return server.database.query<{ name: string; day: string; value: number }>(sql`
    SELECT name, day::text AS day, sum(value)::bigint AS value FROM (
      SELECT 'orders', day, 1 FROM ${sold}
      UNION ALL SELECT CASE WHEN is_cash THEN 'cash' ELSE 'prepaid' END, day, amount FROM ${sold}
      UNION ALL SELECT 'returns', ${day('at')}, count(DISTINCT order_id) FROM order_event WHERE event = 'order.return' GROUP BY 2
      UNION ALL SELECT 'visits', day, 1 FROM visit
      UNION ALL SELECT 'carts', day, 1 FROM visit WHERE has_cart
      UNION ALL SELECT CASE kind WHEN 'invoice' THEN 'invoices' ELSE 'credit notes' END, ${day('issued_at')}, 1 FROM tax_document
      UNION ALL ${taxed('taxable')} UNION ALL ${taxed('cgst')} UNION ALL ${taxed('sgst')}
      UNION ALL ${taxed('igst')} UNION ALL ${taxed('paid')}
      UNION ALL SELECT 'wallets', '0001-01-01', balance FROM wallet
    ) AS happened (name, day, value) GROUP BY 1, 2 HAVING sum(value) <> 0 ORDER BY 1, 2`);
}

const order = (n: number) => sql`md5(${`order ${n}`})::uuid`;
const chosen = (member: string, values: readonly string[], pick: number) =>
  sql`${raw(member)} = ${values[pick % values.length]}`;
const orderStates = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'refunded'];
const returnStates = ['refused', 'refunded'];

/** What can happen, to the record `n`, in several ways. */
const happenings: readonly ((n: number, pick: number) => Sql)[] = [
  (n, pick) => sql`UPDATE shop_order SET ${chosen('status', orderStates, pick)} WHERE id = ${order(n)}`,
  (n, pick) => sql`UPDATE shop_order SET ${chosen('payment_method', ['upi', 'cod'], pick)} WHERE id = ${order(n)}`,
  (n, pick) => sql`UPDATE shop_order SET ${chosen('status', orderStates, pick)} WHERE number < ${`L26-${n}`}`,
  (n, pick) => sql`UPDATE order_return SET ${chosen('status', returnStates, pick)} WHERE order_id = ${order(n)}`,
  (_n, pick) => sql`UPDATE order_return SET ${chosen('status', returnStates, pick)}`,
  (n, pick) => sql`
    INSERT INTO order_event (order_id, event, status, actor, at)
    SELECT ${order(n)}, 'order.return', 'returned', 'customer', ${server.context.clock()}::timestamptz - ${pick % 3} * interval '1 day'
    FROM generate_series(1, ${1 + (pick % 2)})`,
  (n, pick) => sql`
    INSERT INTO visit (day, caller, session_id, has_cart) VALUES ('2026-11-20', 'somebody', ${String(n)}, ${pick % 2 === 0})
    ON CONFLICT (day, caller, session_id) DO UPDATE SET has_cart = excluded.has_cart`,
  (n) => sql`DELETE FROM visit WHERE session_id = ${`session ${n}`}`,
  (n, pick) => sql`UPDATE wallet SET balance = ${pick} WHERE shopper_id = md5(${`person ${n}`})::uuid`,
  (n, pick) => sql`
    INSERT INTO tax_document (id, kind, number, order_id, document, issued_at)
    SELECT gen_random_uuid(), 'credit-note', left(gen_random_uuid()::text, 16), ${order(n)},
      jsonb_build_object('rows', jsonb_build_array(jsonb_build_object('taxable', ${pick}::integer, 'cgst', 0, 'sgst', 0,
        'igst', ${pick % 7}::integer, 'paid', ${pick}::integer + ${pick % 7}::integer))), ${server.context.clock()}`,
];

test('PRF-04 the figures of the days are those of a full count, whatever happens and whenever they are summed up', async () => {
  expect(await kept()).toEqual(await recounted());
  const step = fc.record({
    what: fc.nat(happenings.length),
    n: fc.integer({ min: 1, max: rows }),
    pick: fc.nat(500),
    isUndone: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      for (const { what, n, pick, isUndone } of steps) {
        const happening = happenings[what];
        const undone = new Error('undone');
        await server.database
          .transaction(async (tx) => {
            if (happening) await tx.execute(happening(n, pick));
            else await sumUpDayFigures(tx);
            if (isUndone) throw undone;
          })
          .catch((error: unknown) => {
            if (error !== undone) throw error;
          });
      }
      expect(await kept()).toEqual(await recounted());
    }),
    { numRuns: 40 },
  );
});

test('PRF-04 summing up leaves one row for each figure of a day', async () => {
  const before = await kept();
  await sumUpDayFigures(server.database);
  const left = await server.database.one<{ changes: number; doubles: number }>(sql`
    SELECT (SELECT count(*) FROM day_figure_change) AS changes,
      (SELECT count(*) - count(DISTINCT (name, day)) FROM day_figure) AS doubles`);
  expect(left).toEqual({ changes: 0, doubles: 0 });
  expect(await kept()).toEqual(before);
});

test('PRF-04 the migration counts what happened before it as triggers would have', async () => {
  const before = await kept();
  const file = await readFile('server/platform/database/migrations/0039_day_figures.sql', 'utf8');
  const [, counting = ''] = file.split('-- What has happened so far.');
  await server.database.execute(sql`DELETE FROM day_figure_change`);
  await server.database.execute(sql`DELETE FROM day_figure`);
  await server.database.execute(raw(counting.replace(/;\s*-- Down Migration\s*$/u, '')));
  expect(await kept()).toEqual(before);
});

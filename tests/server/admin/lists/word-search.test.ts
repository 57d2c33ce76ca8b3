import fc from 'fast-check';
import { Client } from 'pg';
import sql, { join, raw, Sql } from 'sql-template-tag';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countedTo } from '../../../../src/domain/kit/money/counted.ts';
import { auditWords, readAuditPage } from '../../../../server/platform/audit/audit-list.queries.ts';
import { readOrderPage } from '../../../../server/orders/order-admin/order-list.queries.ts';
import { orderWords } from '../../../../server/orders/order-admin/order-search.queries.ts';
import type { Session } from '../../../../server/platform/database/session.ts';
import { beginsIn, tsqueryOf } from '../../../../server/platform/list/common-words.ts';
import type { RowWords } from '../../../../server/platform/list/word-search.ts';
import { signedIn } from '../../../support/account/people.ts';
import { rowsRead, watched } from '../../../support/platform/watched-database.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

/** Each of the common words is in two of seven orders, and both in more than are counted. */
const orders = 15_000;
const entries = 4_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  const { id } = await signedIn(database, { isAdmin: true, now: server.context.clock() });
  const at = sql`(${server.context.clock()}::timestamptz - n / 3 * interval '1 minute')`;
  const odd = fc.sample(
    fc.string({
      unit: fc.constantFrom(...'meMEaKkञी१é \t!-/\\]^_`{~"\'%'.split(''), 'meer', 'koch', 'chan'),
      maxLength: 30,
    }),
    400,
  );
  // A connection of its own: the shop's give a statement three seconds.
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(sql`
    INSERT INTO shop_order (id, number, shopper_id, status, payment_method, total, parts, lines, address, holds_stock, placed_at)
    SELECT gen_random_uuid(), 'W26-' || n, ${id}, 'paid', 'upi', n % 700, '[]', '[]', jsonb_build_object(
        'name', coalesce((${odd}::text[])[n],
          CASE WHEN n % 7 < 2 THEN 'Meera Rao' WHEN n % 70 = 5 THEN 'Meerabai' ELSE 'Imran Das' END),
        'phone', '+91' || 7000000000 + n, 'pincode', (560000 + n % 900)::text,
        'city', CASE WHEN n / 7 % 7 < 2 THEN 'Kochi' ELSE 'Pune' END), false, ${at}
    FROM generate_series(1, ${orders}::integer) AS n`);
  await client.query(sql`
    INSERT INTO audit_entry (at, actor_id, action, resource, record_id, before, after)
    SELECT ${at}, ${id}, CASE n % 5 WHEN 0 THEN 'created' WHEN 1 THEN 'deleted' ELSE 'changed' END,
      CASE n % 5 WHEN 1 THEN 'coupon' ELSE 'product' END, 'large-' || n,
      jsonb_build_object('price', n % 900), jsonb_build_object('name', coalesce((${odd}::text[])[n], 'Large ' || n))
    FROM generate_series(1, ${entries}::integer) AS n`);
  await client.query('ANALYZE shop_order, audit_entry');
  await client.end();
  // Another file of this process may have read the statistics of its own database.
  const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 700_000);
  await readOrderPage(database, { q: 'meera' });
  await readAuditPage(database, {}, { q: 'changed' });
  time.mockRestore();
}, 240_000);
afterAll(() => server.close());

const bothCommon = { q: 'meera kochi' };
const changed = { q: 'changed' };

/** A page by the plainest query. */
async function plain({ table, document }: RowWords, q: string, order: Sql, offset: number, filter = sql`true`) {
  const words = q.split(' ').map((word) => [word]);
  const { ids, total } = await server.database.one<{ ids: string[] | null; total: number }>(sql`
    SELECT count(*)::integer AS total,
      (array_agg(id::text ORDER BY ${order}))[${offset + 1}::integer:${offset + 25}::integer] AS ids
    FROM ${table} WHERE ${document} @@ ${tsqueryOf(words)}::tsquery AND ${filter}`);
  return { total: Math.min(total, countedTo(offset + 25) + 1), ids: ids ?? [] };
}

const searches = (...words: readonly string[]) =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((some) => some.join(' '));
const offsets = fc.constantFrom(0, 0, 40, 990, 1_500, 4_000);

test('ADM-02 a search of the orders by words, common or not, has the rows and the count of a plain query', async () => {
  const sorts = {
    placed: sql`placed_at, id`,
    '-placed': sql`placed_at DESC, id DESC`,
    '-total': sql`total DESC, id DESC`,
  };
  const asked = fc.record({
    q: searches(
      'meera',
      'kochi',
      'meer',
      'meerabai',
      'k',
      'pune',
      'imran',
      'w26',
      'zzz',
      '91',
      '70000',
      '91700001',
    ),
    sort: fc.constantFrom('placed', '-placed', '-total'),
    offset: offsets,
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ q, sort, offset }) => {
      const { total, items } = await readOrderPage(server.database, { q, sort, offset });
      expect({ total, ids: items.map(({ id }) => id) }).toEqual(await plain(orderWords, q, sorts[sort], offset));
    }),
    {
      numRuns: 25,
      examples: [
        [{ ...bothCommon, sort: '-placed', offset: 0 }],
        [{ ...bothCommon, sort: 'placed', offset: 1_500 }],
      ],
    },
  );
});

test('ADM-02 a search of the audit log by words, common or not, has the rows and the count of a plain query', async () => {
  const sorts = { at: sql`at, id`, '-at': sql`at DESC, id DESC` };
  const asked = fc.record({
    q: searches('changed', 'chan', 'created', 'deleted', 'large', 'price', 'c', 'zzz'),
    sort: fc.constantFrom('at', '-at'),
    offset: offsets,
    resource: fc.constantFrom(undefined, undefined, 'product', 'coupon'),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ q, sort, offset, resource }) => {
      const { total, items } = await readAuditPage(server.database, { sort, offset }, { q, resource });
      const filter = resource === undefined ? sql`true` : sql`resource = ${resource}`;
      const expected = await plain(auditWords, q, sorts[sort], offset, filter);
      expect({ total, ids: items.map(({ id }) => id) }).toEqual(expected);
    }),
    {
      numRuns: 25,
      examples: [
        [{ ...changed, sort: '-at', offset: 0, resource: undefined }],
        [{ ...changed, sort: 'at', offset: 1_500, resource: undefined }],
        [{ ...changed, sort: '-at', offset: 0, resource: 'coupon' }],
      ],
    },
  );
});

test.for([
  ['order', orderWords],
  ['entry', auditWords],
] as const)(
  'ADM-02 the text of an %s begins a word where its words do, whatever is in it',
  async ([, { table, document, text, newestFirst }]) => {
    const prefixes = [
      'm',
      'me',
      'meer',
      'meerkoch',
      'ञ',
      'ञी',
      'é',
      'k',
      'koch',
      'chan',
      '१',
      'मी',
      '9',
      '560',
      'large',
      '1',
    ];
    const differing = prefixes.map(
      (prefix) => sql`(${document} @@ ${tsqueryOf([[prefix]])}::tsquery) <> (${beginsIn(text, [[prefix]])})`,
    );
    const { different, found } = await server.database.one<{ different: number; found: number }>(sql`
      SELECT count(*) FILTER (WHERE ${join(differing, ' OR ')})::integer AS different,
        count(*) FILTER (WHERE ${beginsIn(text, [['meer']])})::integer AS found
      FROM (SELECT * FROM ${table} ORDER BY ${newestFirst} LIMIT 600) AS newest`);
    expect([different, found > 0]).toEqual([0, true]);
  },
);

interface PlanNode {
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

/** What those parts of a plan look for that have run. */
function lookedFor({ Plans: below = [], ...node }: PlanNode): string[] {
  return node['Actual Loops'] === 0 ? [] : [JSON.stringify(node), ...below.flatMap(lookedFor)];
}

/** What the statement that counts the rows of a page looks for. */
async function lookedForBy(work: (session: Session) => Promise<{ total: number }>) {
  const { database, statements } = watched(server.database);
  const { total } = await work(database);
  const { strings = [''], values = [] } = statements.find((each) => each.sql.includes('AS total')) ?? {};
  const answer = await server.database.one<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
    new Sql([`EXPLAIN (ANALYZE, FORMAT JSON) ${strings[0]}`, ...strings.slice(1)], values),
  );
  return { total, looked: lookedFor(answer['QUERY PLAN'][0].Plan).join('\n') };
}

test('PRF-04, ADM-02 orders with two common words are counted by whole words, whose places the index needn’t collect', async () => {
  const { total, looked } = await lookedForBy((session) => readOrderPage(session, bothCommon));
  expect(total).toBe(1_001);
  expect(looked).toContain("'kochi'");
  expect(looked).not.toContain(':*');
});

test('PRF-04, ADM-02 a common word that no entry of a kind has is looked for in the index, not in each entry of the kind', async () => {
  const nowhere = { ...changed, resource: 'coupon' } as const;
  const { total, looked } = await lookedForBy((session) => readAuditPage(session, {}, nowhere));
  expect([total, looked.includes('audit_entry_words')]).toEqual([0, true]);
});

test('PRF-04, ADM-02 orders by the beginning of every phone number are counted along the rows, as far as they are counted', async () => {
  const { database, statements } = watched(server.database);
  expect((await readOrderPage(database, { q: '91' })).total).toBe(1_001);
  let most = 0;
  for (const statement of statements) most = Math.max(most, await rowsRead(server.database, statement));
  // An index would be asked for the places of all fifteen thousand.
  expect(most).toBeLessThan(2_500);
});

test('PRF-04, ADM-02 a search for common words cuts hardly more rows into words than it shows', async () => {
  const { database } = server;
  await database.execute(sql`CREATE SEQUENCE words_cut`);
  for (const name of ['order_words', 'audit_words']) {
    // The function itself, and a number for each time that it is called.
    const { definition } = await database.one<{ definition: string }>(sql`
      SELECT replace(pg_get_functiondef(oid), prosrc, 'SELECT CASE WHEN nextval(''words_cut'') > 0 THEN (' || prosrc || ') END')
        AS definition FROM pg_proc WHERE proname = ${name}`);
    await database.execute(sql`${raw(definition)}`);
  }
  const cutBy = async (work: (session: Session) => Promise<unknown>) => {
    const before = await database.one<{ value: number }>(sql`SELECT nextval('words_cut')::integer AS value`);
    await work(database);
    const after = await database.one<{ value: number }>(sql`SELECT nextval('words_cut')::integer AS value`);
    return after.value - before.value - 1;
  };
  expect(await cutBy((session) => readOrderPage(session, bothCommon))).toBeLessThanOrEqual(50);
  expect(await cutBy((session) => readAuditPage(session, {}, changed))).toBeLessThanOrEqual(50);
});

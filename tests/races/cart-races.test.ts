import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Carts, CartWrite } from '../../server/cart/cart.queries.ts';
import { storedCarts } from '../../server/cart/stored-carts.ts';
import { DatabaseUnavailable } from '../../server/platform/database/connection/database-unavailable.ts';
import type { WireLine } from '../../src/contract/cart/cart.calls.ts';
import { openOrderShop, type OrderShop } from '../support/orders/order-shop.ts';

let shop: OrderShop;
let carts: Carts;

beforeAll(async () => {
  shop = await openOrderShop();
  carts = storedCarts(shop.context.database);
});
afterAll(() => shop.close());

const now = new Date('2026-11-21T06:30:00Z');

function line(quantity: number, flavour = 'Saffron'): WireLine {
  return { sku: 'sleep-mantra', flavour, variant: '30 ml', quantity, packageType: 'trial' };
}

function writeOf(shopperId: string, given: Partial<CartWrite> = {}): CartWrite {
  return { shopperId, lines: [line(1)], version: undefined, save: undefined, now, ...given };
}

async function newShoppers(count: number, hasCart: readonly boolean[]): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = await shop.buyer();
    if (hasCart[at]) await carts.write(writeOf(id, { lines: [line(10)] }));
    ids.push(id);
  }
  return ids;
}

test('CRT-09 carts saved at the same time are each stored over their own version, none twice and none for somebody else', async () => {
  const shoppers = 4;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { minLength: shoppers, maxLength: shoppers }),
      fc.array(
        fc.record({
          of: fc.nat(shoppers - 1),
          version: fc.constantFrom(undefined, 0, 1, 2),
          quantity: fc.integer({ min: 1, max: 9 }),
        }),
        { minLength: 2, maxLength: 16 },
      ),
      async (hasCart, asked) => {
        const ids = await newShoppers(shoppers, hasCart);
        const writes = asked.map(({ of, version, quantity }) => ({
          of,
          write: writeOf(ids[of] ?? '', { lines: [line(quantity)], version, save: randomUUID() }),
        }));
        const answers = await Promise.all(
          writes.map(async ({ of, write }) => ({ of, write, written: await carts.write(write) })),
        );
        for (const [at, id] of ids.entries()) {
          const stored = await carts.read(id);
          const before = hasCart[at] ? 1 : 0;
          const done = answers
            .filter(({ of, written }) => of === at && written !== undefined)
            .toSorted((a, b) => (b.written?.version ?? 0) - (a.written?.version ?? 0));
          // Each success is one version, and was allowed over the one before it.
          expect(done.map(({ written }) => written?.version)).toEqual(
            done.map((_, back) => before + done.length - back),
          );
          const over = done.filter(({ write }) => write.version !== undefined);
          expect(over.map(({ written }) => written?.version)).toEqual(
            over.map(({ write }) => (write.version ?? 0) + 1),
          );
          // What is stored is what the latest of them wrote, and it knows all of them, newest first.
          expect(stored).toEqual({
            version: before + done.length,
            lines: done[0]?.write.lines ?? (hasCart[at] ? [line(10)] : []),
            saves: done.map(({ write }) => write.save),
            updatedAt: stored.version === 0 ? null : now,
          });
          // Whoever asked for no version is never refused.
          expect(
            answers.filter(
              ({ of, write, written }) => of === at && !write.version && !written && write.version !== 0,
            ),
          ).toEqual([]);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test.for([true, false])(
  'CRT-09 a cart that something else holds keeps nobody but its own shopper waiting, first of all: %s',
  async (isFirst) => {
    const [held = '', ...others] = await newShoppers(6, [true, true, true, true, true, true]);
    const { database } = shop.context;
    let isHeldDone = false;
    const written = await database.transaction(async (tx) => {
      await tx.execute(sql`UPDATE cart SET version = version WHERE shopper_id = ${held}`);
      // One goes before the others, which are then together: the one that is held may be either.
      const ids = isFirst ? [held, ...others] : [others[0] ?? '', held, ...others.slice(1)];
      const all = ids.map((id) => ({ id, done: carts.write(writeOf(id)) }));
      const mine = all.find(({ id }) => id === held);
      const told = mine?.done.then((answer) => {
        isHeldDone = true;
        return answer;
      });
      const rest = await Promise.all(all.filter(({ id }) => id !== held).map(({ done }) => done));
      expect(rest.map((each) => each?.version)).toEqual([2, 2, 2, 2, 2]);
      expect(isHeldDone).toBe(false);
      return { told };
    });
    expect(await written.told).toEqual({ version: 2, saves: [] });
  },
);

test('SEC-02 CRT-09 a cart that can’t be stored takes none of those with it that are saved at the same time', async () => {
  const [first = '', hostile = '', ...others] = await newShoppers(5, [true, true, true, true, true]);
  const settled = await Promise.allSettled([
    carts.write(writeOf(first)),
    carts.write(writeOf(hostile, { lines: [line(1, '\u0000')] })),
    ...others.map((id) => carts.write(writeOf(id, { lines: [line(3)] }))),
  ]);
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect((await carts.read(hostile)).version).toBe(1);
  expect((await Promise.all(others.map((id) => carts.read(id)))).map(({ lines }) => lines)).toEqual(
    others.map(() => [line(3)]),
  );
});

test('RUN-03 CRT-09 while the database is away all waiting carts are refused at once, and the next are saved when it is back', async () => {
  const ids = await newShoppers(4, [true, true, true, true]);
  const { database } = shop.context;
  let isAway = true;
  let asked = 0;
  const ask = () => {
    asked += 1;
    if (isAway) throw new DatabaseUnavailable(new Error('away'));
  };
  const failing = storedCarts({
    ...database,
    query: async (statement) => {
      ask();
      return database.query(statement);
    },
    maybeOne: async (statement) => {
      ask();
      return database.maybeOne(statement);
    },
  });
  const refused = await Promise.allSettled(ids.map((id) => failing.write(writeOf(id))));
  expect(refused.map((each) => each.status === 'rejected' && each.reason instanceof DatabaseUnavailable)).toEqual(
    ids.map(() => true),
  );
  // The first alone, the others together: nothing is asked of a database that is away for each of them.
  expect(asked).toBe(2);
  isAway = false;
  const written = await Promise.all(ids.map((id) => failing.write(writeOf(id))));
  expect(written.map((each) => each?.version)).toEqual([2, 2, 2, 2]);
});

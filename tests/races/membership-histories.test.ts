import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postWalletEntry } from '../../server/account/wallet/wallet.queries.ts';
import { say } from '../support/admin/admin-moves.ts';
import {
  buy,
  cancel,
  club,
  type ClubShop,
  day,
  isMember,
  type Method,
  money,
  openClubShop,
  send,
  takePartBack,
} from '../support/orders/club-orders.ts';
import { type Buyer, line } from '../support/orders/order-shop.ts';

let open: ClubShop;

beforeAll(async () => {
  open = await openClubShop();
});
afterAll(() => open.shop.close());

const choice = fc.record({
  at: fc.oneof(fc.constant(0), fc.nat(5)),
  to: fc.constantFrom('source' as const, 'wallet' as const),
  units: fc.integer({ min: 1, max: 3 }),
});
const asked = fc.constantFrom('cancel', 'admin cancel', 'send', 'courier brings back', 'refund', 'part back');
const step = fc.oneof(
  fc.record({
    kind: fc.constantFrom('club' as const, 'goods' as const),
    units: fc.integer({ min: 0, max: 3 }),
    method: fc.constantFrom<Method>('card', 'wallet', 'cod'),
  }),
  { weight: 3, arbitrary: fc.tuple(asked, choice).map(([kind, rest]) => ({ kind, ...rest })) },
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 4 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** Most histories begin with a membership that is used. */
const begun = fc.constantFrom<Step[]>(
  [],
  [
    { kind: 'club', units: 1, method: 'card' },
    { kind: 'goods', units: 2, method: 'card' },
  ],
  [
    { kind: 'club', units: 2, method: 'wallet' },
    { kind: 'send', at: 0, to: 'source', units: 1 },
    { kind: 'goods', units: 1, method: 'wallet' },
  ],
);
async function take(buyer: Buyer, orders: string[], what: Step): Promise<void> {
  if ('days' in what) {
    open.shop.pass(what.days * day);
    return;
  }
  if ('method' in what) {
    const isClub = what.kind === 'club';
    const units = isClub ? what.units : Math.max(1, what.units);
    const goods = units > 0 ? [line('sleep-mantra', units)] : [];
    const lines = isClub ? [club, ...goods] : goods;
    const isAll = lines.length === 1 && isClub;
    orders.push(await buy(open, buyer, lines, what.method === 'cod' && isAll ? 'card' : what.method));
    return;
  }
  const id = orders[what.at % Math.max(1, orders.length)];
  if (id === undefined) return;
  const acts: Record<string, () => Promise<unknown>> = {
    cancel: async () => cancel(open, buyer, id),
    'admin cancel': async () => say(open.shop, open.admin, id, 'cancel'),
    send: async () => send(open, id),
    'courier brings back': async () => say(open.shop, open.admin, id, 'return'),
    refund: async () => say(open.shop, open.admin, id, 'refund', { to: what.to }),
    'part back': async () => takePartBack(open, id, what.units, what.to),
  };
  await acts[what.kind]?.();
  await open.shop.runJobs();
}

test('SEC-05 over random histories money in is what is kept and what went back, and a used membership stays paid', async () => {
  await fc.assert(
    fc.asyncProperty(begun, fc.array(step, { minLength: 3, maxLength: 10 }), async (first, steps) => {
      const history = [...first, ...steps];
      const buyer = await open.shop.buyer();
      // The days of all histories together are more than a session lasts.
      const now = open.shop.context.clock();
      await open.shop.context.database.execute(
        sql`UPDATE session SET expires_at = '2040-01-01', created_at = ${now}`,
      );
      await open.shop.context.database.transaction(async (tx) =>
        postWalletEntry(tx, {
          shopperId: buyer.id,
          amount: 100_000,
          reason: 'credit',
          reference: randomUUID(),
          note: 'To begin with',
          actorId: open.admin.id,
          at: open.shop.context.clock(),
        }),
      );
      const orders: string[] = [];
      for (const what of history) {
        await take(buyer, orders, what);
        const all = await money(open, buyer.id);
        const memberships = all.filter((each) => each.membership > 0);
        for (const each of all) {
          const kept = each.in - each.back;
          expect(each.back).toBeLessThanOrEqual(each.in);
          const isOver = each.status === 'cancelled' || each.status === 'refunded';
          if (isOver) expect([each.id, kept]).toEqual([each.id, 0]);
          if (!isOver && each.in > 0) expect(kept).toBeGreaterThanOrEqual(each.membership);
        }
        // Whoever keeps something at the club's price has paid for the club.
        const isUsed = all.some(
          (each) =>
            each.saving > 0 && each.membership === 0 && each.status !== 'cancelled' && each.status !== 'refunded',
        );
        const isPaid = memberships.some((each) => each.in - each.back >= each.membership && each.in > 0);
        if (isUsed) expect(isPaid).toBe(true);
        expect(await isMember(open, buyer)).toBe(isPaid);
      }
    }),
    { numRuns: Number(process.env['HISTORIES'] ?? 16) },
  );
});

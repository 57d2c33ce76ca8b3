import { array, assert, constantFrom, integer, nat, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '../../../src/domain/kit/money/money.ts';
import { feesOf, paidForLines } from '../../../src/domain/orders/order/paid-shares.ts';
import {
  refundFor,
  unitsLeft,
  type Refund,
  type RefundOrder,
  type ReturnedUnits,
} from '../../../src/domain/orders/order/refund.ts';

const line = (lineTotal: number, quantity = 1, bundleId?: string) => ({
  lineTotal,
  quantity,
  isPremiumMembership: false,
  ...(bundleId === undefined ? {} : { bundleId }),
});
const part = (kind: string, amount: number) => ({ kind, label: kind, amount });
const membership = { lineTotal: 999, quantity: 1, isPremiumMembership: true };

function refund(order: RefundOrder, before: readonly ReturnedUnits[], wanted: readonly ReturnedUnits[]): Refund {
  const result = refundFor(order, before, wanted);
  if ('kind' in result) throw new Error(result.kind);
  return result;
}

test('ORD-04 a coupon of ₹100 on goods of ₹600 and ₹300 comes off both, in proportion to their price', () => {
  const order = { lines: [line(600), line(300)], parts: [part('items', 900), part('coupon', -100)] };
  expect(refund(order, [], [{ line: 1, quantity: 1 }])).toEqual({
    lines: [{ line: 1, quantity: 1, amount: 267 }],
    fees: 0,
    total: 267,
    isEverything: false,
  });
});

test('ORD-04 tier and club come off what they were given for: no bundle and no membership loses by them', () => {
  const order = {
    lines: [line(600), line(400, 1, 'b1'), membership],
    parts: [part('items', 1999), part('bundle', -40), part('tier', -60), part('club', -120)],
  };
  expect(paidForLines(order.lines, order.parts)).toEqual([420, 360, 999]);
});

test('ORD-04 the delivery comes back with the last of the goods and not before', () => {
  const order = { lines: [line(600, 2)], parts: [part('items', 600), part('delivery', 49), part('cod', 40)] };
  const half = refund(order, [], [{ line: 0, quantity: 1 }]);
  expect([half.total, half.fees]).toEqual([300, 0]);
  const rest = refund(order, half.lines, [{ line: 0, quantity: 1 }]);
  expect([rest.total, rest.fees, rest.isEverything]).toEqual([389, 89, true]);
});

test('ORD-04 what cannot go back is named: another line, a membership, more than there is, half a bundle', () => {
  const order = { lines: [line(600, 2), membership, line(300, 1, 'b'), line(300, 2, 'b')], parts: [] };
  expect(refundFor(order, [], [{ line: 7, quantity: 1 }])).toEqual({ kind: 'unknown-line', line: 7 });
  expect(refundFor(order, [], [{ line: 1, quantity: 1 }])).toEqual({ kind: 'membership', line: 1 });
  const gone = [{ line: 0, quantity: 1 }];
  expect(refundFor(order, gone, [{ line: 0, quantity: 2 }])).toEqual({ kind: 'too-many', line: 0, left: 1 });
  expect(refundFor(order, [], [{ line: 2, quantity: 1 }])).toEqual({ kind: 'bundle-incomplete', line: 3 });
  expect(unitsLeft(order, gone)).toEqual([1, 0, 1, 2]);
});

const soldLine = record({
  quantity: integer({ min: 1, max: 10 }),
  unit: integer({ min: 0, max: 5000 }),
  bundle: option(constantFrom('a', 'b'), { nil: undefined }),
  isPremiumMembership: constantFrom(false, false, false, true),
});

/** An order as the shop prices it: no discount takes more than its lines cost. */
const soldOrder = record({
  lines: array(soldLine, { minLength: 1, maxLength: 6 }),
  off: integer({ min: 0, max: 100 }),
  bundleOff: integer({ min: 0, max: 100 }),
  delivery: constantFrom(0, 49),
  cod: constantFrom(0, 40),
}).map(({ lines: drawn, off, bundleOff, delivery, cod }): RefundOrder => {
  const lines = drawn.map(({ quantity, unit, bundle, isPremiumMembership }) => ({
    quantity,
    lineTotal: quantity * unit,
    isPremiumMembership: isPremiumMembership && bundle === undefined,
    ...(bundle === undefined ? {} : { bundleId: bundle }),
  }));
  const totalOf = (chosen: typeof lines) => sum(chosen.map(({ lineTotal }) => lineTotal));
  const plain = totalOf(lines.filter((each) => !each.bundleId && !each.isPremiumMembership));
  const bundled = totalOf(lines.filter((each) => each.bundleId));
  return {
    lines,
    parts: [
      part('items', totalOf(lines)),
      part('bundle', -Math.floor((bundled * bundleOff) / 100)),
      part('coupon', -Math.floor((plain * off) / 100)),
      part('delivery', delivery),
      part('cod', cod),
    ],
  };
});

test('ORD-04 returns in any number and order come to the price of the order together, to the rupee', () => {
  assert(
    property(soldOrder, array(nat(), { maxLength: 40 }), (order, draws) => {
      const paid = paidForLines(order.lines, order.parts);
      const fees = sum(feesOf(order.parts).map(({ amount }) => amount));
      expect(sum(paid) + fees).toBe(sum(order.parts.map(({ amount }) => amount)));
      expect(paid.every((amount) => amount >= 0)).toBe(true);

      let gone: ReturnedUnits[] = [];
      let back = 0;
      const take = (wanted: readonly ReturnedUnits[]) => {
        const given = refundFor(order, gone, wanted);
        if ('kind' in given) return;
        expect(given.total).toBe(sum(given.lines.map(({ amount }) => amount)) + given.fees);
        expect(given.lines.every(({ amount }) => amount >= 0)).toBe(true);
        back += given.total;
        gone = [...gone, ...given.lines];
      };
      for (const draw of draws) take([{ line: draw % order.lines.length, quantity: 1 + (draw % 3) }]);
      const rest = unitsLeft(order, gone).flatMap((quantity, at) => (quantity > 0 ? [{ line: at, quantity }] : []));
      if (rest.length > 0) take(rest);
      const kept = sum(order.lines.map((each, at) => (each.isPremiumMembership ? (paid[at] ?? 0) : 0)));
      const hasGoods = order.lines.some(({ isPremiumMembership }) => !isPremiumMembership);
      expect(back).toBe(hasGoods ? sum(order.parts.map(({ amount }) => amount)) - kept : 0);
    }),
    { numRuns: 500 },
  );
});

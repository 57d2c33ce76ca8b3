import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '../../../src/domain/kit/money/money.ts';
import { cashOfParcels } from '../../../src/domain/orders/order/parcel-cash.ts';
import { feesOf, paidForLines } from '../../../src/domain/orders/order/paid-shares.ts';

const goods = (lineTotal: number) => ({ lineTotal, quantity: 1, isPremiumMembership: false });
const part = (kind: string, amount: number) => ({ kind, label: kind, amount });
const parcel = (status: 'ready' | 'held' | 'cancelled', ...lines: number[]) => ({ status, lines });

test('ORD-06 each parcel of a cash order collects what its own lines cost; the fees go with the first', () => {
  const order = { lines: [goods(1200), goods(300)], parts: [part('items', 1500), part('cod', 40)] };
  expect(cashOfParcels(order, [parcel('ready', 0), parcel('held', 1)], 1540)).toEqual([1240, 300]);
});

test('ORD-06 with one parcel called off the others collect what they did before', () => {
  const order = { lines: [goods(1200), goods(300)], parts: [part('items', 1500), part('cod', 40)] };
  expect(cashOfParcels(order, [parcel('ready', 0), parcel('cancelled', 1)], 1240)).toEqual([1240, 0]);
  expect(cashOfParcels(order, [parcel('cancelled', 0), parcel('ready', 1)], 340)).toEqual([0, 340]);
});

test('ORD-06 whatever is in which parcel, together they collect what is due, and none of them less than nothing', () => {
  const line = record({ lineTotal: integer({ min: 0, max: 9999 }), place: nat(2) });
  assert(
    property(array(line, { minLength: 1, maxLength: 8 }), nat(400), constantFrom(0, 40, 89), (drawn, off, fee) => {
      const order = {
        lines: drawn.map(({ lineTotal }) => goods(lineTotal)),
        parts: [part('coupon', -off), part('cod', fee)],
      };
      const due = sum(paidForLines(order.lines, order.parts)) + sum(feesOf(order.parts).map((each) => each.amount));
      const parcels = [0, 1, 2].map((wanted) =>
        parcel('ready', ...drawn.flatMap(({ place }, at) => (place === wanted ? [at] : []))),
      );
      const cash = cashOfParcels(order, parcels, due);
      expect(sum(cash)).toBe(due);
      expect(cash.every((amount) => amount >= 0)).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purchasesIn } from '../../../src/domain/shell/tracking/shop-moment.ts';

const line = (sku: string, quantity: number, lineTotal: number) => ({
  sku,
  quantity,
  lineTotal,
  isPremiumMembership: false,
});
const part = (kind: string, amount: number) => ({ kind, label: kind, amount });

test('ANA-06 a purchase is worth what its goods were sold for: after coupon and club, without delivery and fees', () => {
  const lines = [line('sleep-mantra', 3, 1500), line('peace-mantra', 1, 500)];
  const parts = [
    part('items', 2000),
    part('coupon', -200),
    part('club', -100),
    part('delivery', 49),
    part('cod', 30),
  ];
  expect(purchasesIn({ lines, parts })).toEqual([
    {
      kind: 'purchase',
      value: 1700,
      items: [
        { sku: 'sleep-mantra', quantity: 3, price: 425 },
        { sku: 'peace-mantra', quantity: 1, price: 425 },
      ],
    },
  ]);
  expect(purchasesIn({ lines: [], parts })).toEqual([]);
});

test('ANA-06 the prices of what was sold times their quantities add up to its value, whatever was taken off', () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 2000 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 5000 }), (sold, off) => {
      const [{ value, items } = { value: -1, items: [] }] = purchasesIn({
        lines: sold.map(([quantity, price], place) => line(`s${place}`, quantity, quantity * price)),
        parts: [part('coupon', -off), part('delivery', 49)],
      });
      const goods = sold.reduce((total, [quantity, price]) => total + quantity * price, 0);
      expect(value).toBe(Math.max(0, goods - off));
      expect(items.reduce((total, { quantity, price }) => total + quantity * price, 0)).toBe(value);
      expect(items.reduce((total, { quantity }) => total + quantity, 0)).toBe(
        sold.reduce((total, [quantity]) => total + quantity, 0),
      );
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf, lineId, type Cart, type CartLine } from '../../../src/domain/cart/cart.ts';
import { reconcile } from '../../../src/domain/cart/reconcile.ts';
import { lineFaults, mendedCart } from '../../../src/domain/cart/sellable.ts';
import { reorderPlan } from '../../../src/domain/orders/order/reorder.ts';
import { packageTypes } from '../../../src/domain/catalogue/product/product.ts';
import { readCart, writtenCart } from '../../../src/services/cart/cart-record.ts';
import { bundleOf, club, dog, line, sleep } from '../../machines/support/lines.ts';

const inBundle = (of: typeof sleep, bundleId: string, change: Partial<CartLine> = {}): CartLine => ({
  ...line(of, { packageType: 'comboDiscount', quantity: 1 }),
  bundleInfo: {
    bundleId,
    bundleType: 'dynamic',
    discountPercentage: 5,
    originalPrice: 0,
    bundleSize: 2,
    bundleLabel: 'Mine',
    createdAt: '',
  },
  ...change,
});

/** Any cart that the wire could carry. */
const anyLine = fc
  .tuple(
    fc.constantFrom(sleep, dog, club),
    fc.constantFrom(...packageTypes),
    fc.integer({ min: 1, max: 10 }),
    fc.constantFrom(null, 'one', 'two'),
    fc.constantFrom('Plain', 'Mint'),
  )
  .map(([of, packageType, quantity, bundleId, flavour]): CartLine => {
    const plain = { ...line(of, { packageType, quantity }), flavour };
    return bundleId === null ? plain : { ...inBundle(of, bundleId), packageType, quantity, flavour };
  });
const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(anyLine, {
  maxLength: 9,
  selector: (each) => lineId(keyOf(each)),
});

test('SEC-01 each choice that no screen offers is named by its line and member', () => {
  const told = (cart: Cart) => lineFaults(cart).map(({ line: place, member }) => `${place}.${member}`);
  const pair = [inBundle(sleep, 'one'), inBundle(dog, 'one')];
  expect([
    told([line(sleep), line(dog, { packageType: 'monthly', quantity: 10 }), line(club, { quantity: 1 }), ...pair]),
    told([line(sleep, { packageType: 'comboDiscount' })]),
    told([inBundle(sleep, 'one', { packageType: 'weekly' }), inBundle(dog, 'one')]),
    told([inBundle(sleep, 'one', { quantity: 2 }), inBundle(dog, 'one')]),
    told([inBundle(sleep, 'one')]),
    told([...pair, inBundle(sleep, 'one', { flavour: 'Mint' })]),
    told([line(club, { packageType: 'monthly', quantity: 1 })]),
    told([line(club, { quantity: 2 })]),
    told([line(club, { quantity: 1 }), { ...line(club, { quantity: 1 }), flavour: 'Gold' }]),
    told([inBundle(club, 'one', { packageType: 'trial' }), inBundle(dog, 'one')]),
  ]).toEqual([
    [],
    ['0.packageType'],
    ['0.packageType'],
    ['0.quantity'],
    ['0.bundleInfo'],
    ['2.sku'],
    ['0.packageType'],
    ['0.quantity'],
    ['1.sku'],
    ['0.bundleInfo'],
  ]);
});

test('SEC-01 any stored cart is mended into one that the shop sells, with everything that was in it', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const mended = mendedCart(cart);
      expect(lineFaults(mended)).toEqual([]);
      expect(mendedCart(mended)).toBe(mended);
      expect(new Set(mended.map(({ sku }) => sku))).toEqual(new Set(cart.map(({ sku }) => sku)));
      if (lineFaults(cart).length === 0) expect(mended).toBe(cart);
    }),
    { numRuns: 3000 },
  );
});

test('SEC-01 CRT-11 whatever two devices bring together is a cart that the shop sells', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyCart, (agreed, mine, theirs) => {
      expect(lineFaults(reconcile(mendedCart(agreed), mendedCart(mine), mendedCart(theirs)))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
  const bundle = bundleOf(sleep, dog);
  expect(reconcile([], bundle, bundle)).toEqual(bundle);
});

test('SEC-01 CRT-10 a device that kept such a line shows it as a single purchase, in what it agreed on too', () => {
  const lines = [line(sleep, { packageType: 'comboDiscount', quantity: 2 })];
  const kept = { lines, owner: 'me', agreed: lines, version: 3, turn: 1, sent: [{ id: 'a-1', lines, version: 2 }] };
  const single = [line(sleep, { packageType: 'trial', quantity: 2 })];
  expect(readCart(JSON.parse(JSON.stringify(writtenCart(kept))))).toEqual({
    ...kept,
    lines: single,
    agreed: single,
    sent: [{ id: 'a-1', lines: single, version: 2 }],
  });
  const { sent: _, ...earlier } = writtenCart(kept) as typeof kept;
  expect(readCart(JSON.parse(JSON.stringify(earlier)))?.sent).toEqual([]);
});

test('SEC-01 ORD-02 products of a bundle that are ordered again are single purchases at their own price', () => {
  const ordered = { ...keyOf(inBundle(sleep, 'one')), name: 'Sleep', quantity: 1, unitPrice: sleep.price };
  const { lines } = reorderPlan([ordered], new Map([[sleep.sku, sleep]]));
  expect(lines.map(({ line: each, price }) => [each.packageType, price])).toEqual([['trial', sleep.price]]);
});

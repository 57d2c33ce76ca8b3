import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundlePercentage } from '../../../src/domain/promotions/bundle/bundle.ts';
import { bundleLines } from '../../../src/domain/promotions/bundle/dynamic-lines.ts';
import {
  addLine,
  cancelSubscription,
  canLower,
  canRaise,
  cappedQuantity,
  hasMembership,
  keyOf,
  lineId,
  listedLines,
  mergeCarts,
  removeBundle,
  removeLine,
  totalQuantity,
  withQuantity,
  type Cart,
} from '../../../src/domain/cart/cart.ts';
import { optionsText } from '../../../src/domain/cart/options-text.ts';
import { isSameCart, reconcile } from '../../../src/domain/cart/reconcile.ts';
import { membershipChoice } from '../../../src/domain/account/membership/membership.ts';
import { amounts, bundleOf, club, dog, line, sleep } from '../../machines/support/lines.ts';

const product = fc.constantFrom(sleep, dog);
const plan = fc.constantFrom('trial', 'weekly', 'monthly');
const someLine = fc
  .tuple(product, plan, fc.integer({ min: 1, max: 10 }))
  .map(([of, packageType, quantity]) => line(of, { packageType, quantity }));
const someCart: fc.Arbitrary<Cart> = fc
  .array(someLine, { maxLength: 6 })
  .map((lines) =>
    lines.filter((each, index) => lines.findIndex((one) => lineId(keyOf(one)) === lineId(keyOf(each))) === index),
  );

function sorted(cart: Cart): string[] {
  return amounts(cart).toSorted();
}

test('CRT-01 adding raises the line of the same choice or appends one; every other line stays as it was', () => {
  fc.assert(
    fc.property(someCart, someLine, (cart, added) => {
      const there = cart.find((each) => lineId(keyOf(each)) === lineId(keyOf(added)));
      const after = addLine(cart, added);
      expect(after).toHaveLength(there ? cart.length : cart.length + 1);
      const now = after.find((each) => lineId(keyOf(each)) === lineId(keyOf(added)));
      expect(now?.quantity).toBe(Math.min(10, (there?.quantity ?? 0) + added.quantity));
      expect(totalQuantity(after) - totalQuantity(cart)).toBeLessThanOrEqual(added.quantity);
    }),
  );
});

test('CRT-01 what is added again has the price that its shopper has just seen', () => {
  const before = line(sleep);
  const [now] = addLine([before], { ...before, price: 1299, quantity: 2 });
  expect([now?.price, now?.quantity]).toEqual([1299, 3]);
});

test('CRT-11 of a line that the server no longer has, only what was added here since comes back', () => {
  const of = (quantity: number) => [line(sleep, { quantity })];
  expect([
    amounts(reconcile(of(3), of(5), [])),
    amounts(reconcile(of(3), of(3), [])),
    amounts(reconcile(of(3), [], of(4))),
  ]).toEqual([amounts(of(2)), [], amounts(of(1))]);
});

test('CRT-01 the order in which different lines are added does not matter for what is in the cart', () => {
  fc.assert(
    fc.property(someCart, someLine, someLine, (cart, one, other) => {
      const forward = addLine(addLine(cart, one), other);
      const backward = addLine(addLine(cart, other), one);
      expect(sorted(forward)).toEqual(sorted(backward));
    }),
  );
});

test('CRT-01 what another variant, flavour or package type is, is another line', () => {
  const first = line(sleep);
  const others = [
    line(sleep, { variant: '15 ml' }),
    line(sleep, { flavour: 'Rose' }),
    line(sleep, { packageType: 'weekly' }),
  ];
  expect(others.reduce(addLine, [first])).toHaveLength(4);
});

test('CRT-03 a quantity is a whole number from 1 to 10, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (wanted) => {
      const quantity = cappedQuantity(wanted);
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 10).toBe(true);
    }),
  );
});

test('CRT-03, CRT-04 plus and minus end at 10 and 1, and are dead on combinations, bundles and the membership', () => {
  expect([9, 10].map((quantity) => canRaise(line(sleep, { quantity })))).toEqual([true, false]);
  expect([1, 2].map((quantity) => canLower(line(sleep, { quantity })))).toEqual([false, true]);
  const fixed = [line(sleep, { packageType: 'comboDiscount', quantity: 5 }), ...bundleOf(dog), line(club)];
  expect(fixed.flatMap((each) => [canRaise(each), canLower(each)])).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  for (const each of fixed) expect(withQuantity([each], keyOf(each), 7)).toEqual([each]);
});

test('CRT-05 the membership is one at most, in the cart and not in the list', () => {
  const twice = addLine(addLine([line(sleep)], line(club)), line(club));
  expect(amounts(twice)).toEqual(['sleep-mantra trial 1', 'bliss-club trial 1']);
  expect([hasMembership(twice), amounts(listedLines(twice))]).toEqual([true, ['sleep-mantra trial 1']]);
  expect(membershipChoice({ flavours: [], variants: [] })).toEqual({
    packageType: 'trial',
    flavour: 'Standard',
    variant: 'Yearly',
    quantity: 1,
  });
});

test('CRT-06 removing takes one line and no other', () => {
  fc.assert(
    fc.property(someCart, someLine, (cart, gone) => {
      const after = removeLine(cart, keyOf(gone));
      expect(after).toEqual(cart.filter((each) => lineId(keyOf(each)) !== lineId(keyOf(gone))));
    }),
  );
});

test('CRT-06 a cancelled plan turns into a single purchase; no unit is lost below ten and no line is there twice', () => {
  fc.assert(
    fc.property(someCart, someLine, (cart, plan) => {
      const after = cancelSubscription(cart, keyOf(plan));
      expect(new Set(after.map((each) => lineId(keyOf(each)))).size).toBe(after.length);
      if (cart.some((each) => each.quantity > 5)) return;
      expect(totalQuantity(after)).toBe(totalQuantity(cart));
    }),
  );
});

test('CRT-06, CRT-07 a bundle is neither matched by a plain line nor merged with one, and leaves whole', () => {
  const cart = addLine([...bundleOf(sleep, dog)], line(dog, { packageType: 'comboDiscount' }));
  expect(cart).toHaveLength(3);
  expect(amounts(removeBundle(cart, 'a-bundle'))).toEqual(['dog-mantra comboDiscount 1']);
  expect(removeBundle(cart, 'another')).toEqual(cart);
});

test('CRT-08 the lines of a bundle share one id, its size and label; the percentage follows its size', () => {
  const lines = bundleLines({
    bundleId: 'a-bundle',
    label: 'Day and Night',
    discountPercentage: 5,
    createdAt: '2026-11-04T04:30:00.000Z',
    items: [sleep, dog].map((of) => ({ product: of, choice: { flavour: '', variant: '', quantity: 1 } })),
  });
  expect(lines.map(({ bundleInfo }) => bundleInfo)).toEqual(
    [1499, 899].map((originalPrice) => ({
      bundleId: 'a-bundle',
      bundleType: 'dynamic',
      discountPercentage: 5,
      originalPrice,
      bundleSize: 2,
      bundleLabel: 'Day and Night',
      createdAt: '2026-11-04T04:30:00.000Z',
    })),
  );
  const sizes = [
    { size: 2, percentage: 5 },
    { size: 4, percentage: 15 },
  ];
  expect([1, 2, 3, 4, 9].map((count) => bundlePercentage(sizes, count))).toEqual([0, 5, 5, 15, 15]);
});

test('CRT-11 merging at sign-in adds quantities up to ten a line, and nothing is lost', () => {
  fc.assert(
    fc.property(someCart, someCart, (stored, visitor) => {
      const merged = mergeCarts(stored, visitor);
      expect(sorted(merged)).toEqual(sorted(reconcile([], visitor, stored)));
      const ids = new Set([...stored, ...visitor].map((each) => lineId(keyOf(each))));
      expect(merged).toHaveLength(ids.size);
    }),
  );
});

test('CRT-11 bringing two carts together gives the same whoever does it', () => {
  fc.assert(
    fc.property(someCart, someCart, someCart, (agreed, mine, theirs) => {
      expect(sorted(reconcile(agreed, mine, theirs))).toEqual(sorted(reconcile(agreed, theirs, mine)));
    }),
    { numRuns: 2000 },
  );
});

test('CRT-09, CRT-11 where only one side changed, that side is the result', () => {
  fc.assert(
    fc.property(someCart, someCart, (agreed, changed) => {
      expect(isSameCart(reconcile(agreed, changed, agreed), changed)).toBe(true);
      expect(isSameCart(reconcile(agreed, agreed, changed), changed)).toBe(true);
      expect(isSameCart(reconcile(changed, changed, changed), changed)).toBe(true);
    }),
  );
});

test('CRT-09, CRT-11 no addition is lost and no removed line comes back', () => {
  fc.assert(
    fc.property(someCart, someCart, someCart, (agreed, mine, theirs) => {
      const [before, here, there, after] = [agreed, mine, theirs, reconcile(agreed, mine, theirs)].map(quantities);
      for (const [id, quantity] of here ?? []) {
        const added = quantity - (before?.get(id) ?? 0);
        if (added > 0) expect(after?.get(id) ?? 0).toBeGreaterThanOrEqual(Math.min(10, added));
      }
      for (const id of after?.keys() ?? []) {
        const isRaised = [here, there].some((side) => (side?.get(id) ?? 0) > (before?.get(id) ?? 0));
        const isKept = here?.has(id) && there?.has(id);
        expect(isRaised || isKept).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('CRT-09, CRT-10 two devices that change, lose touch and send in any order end with the same cart', () => {
  const step = fc.tuple(fc.constantFrom('one', 'other'), fc.constantFrom('add', 'remove', 'send'), someLine);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const server = { lines: [] as Cart, version: 0 };
      const devices = { one: device(), other: device() };
      for (const [name, act, changed] of steps) {
        const mine = devices[name];
        if (act === 'add') mine.lines = addLine(mine.lines, changed);
        if (act === 'remove') mine.lines = removeLine(mine.lines, keyOf(changed));
        if (act === 'send') send(mine, server);
      }
      for (const mine of [devices.one, devices.other, devices.one]) send(mine, server);
      expect(sorted(devices.one.lines)).toEqual(sorted(devices.other.lines));
      expect(sorted(devices.one.lines)).toEqual(sorted(server.lines));
    }),
    { numRuns: 3000 },
  );
});

interface Device {
  lines: Cart;
  agreed: Cart;
  version: number;
}

function device(): Device {
  return { lines: [], agreed: [], version: 0 };
}

/** What the sync of a cart does: its version first, both carts brought together where it is an old one. */
function send(mine: Device, server: { lines: Cart; version: number }): void {
  if (mine.version !== server.version) mine.lines = reconcile(mine.agreed, mine.lines, server.lines);
  if (!isSameCart(mine.lines, server.lines)) {
    server.lines = mine.lines;
    server.version += 1;
  }
  mine.agreed = server.lines;
  mine.version = server.version;
}

function quantities(cart: Cart): Map<string, number> {
  return new Map(cart.map((each) => [lineId(keyOf(each)), each.quantity]));
}

test('CRT-14 a line names its flavour and size, unbroken, and nothing where it comes in one kind only', () => {
  expect(optionsText({ flavour: 'Saffron', variant: '30 ml' })).toBe('Saffron | 30\u00a0ml');
  expect(optionsText({ flavour: '', variant: '2 × 15 ml' })).toBe('2\u00a0× 15\u00a0ml');
  expect(optionsText({ flavour: '', variant: '' })).toBe('');
});

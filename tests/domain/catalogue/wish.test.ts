import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceIn, goneChoices } from '../../../src/domain/catalogue/product/option.ts';
import { sampleProduct } from '../../../src/machines/catalogue/product-options/product-options.cases.ts';
import {
  answered,
  emptyWishlist,
  isWished,
  joined,
  parted,
  toggled,
  type Wish,
  type Wishlist,
} from '../../../src/domain/catalogue/wish.ts';

const products: readonly Wish[] = ['a', 'b', 'c', 'd'].map((sku) => ({ sku, name: sku.toUpperCase() }));
const reader = 'asha';

/** An account's list as the server keeps it: each product once, the newest first. */
function server() {
  let known: readonly Wish[] = [];
  return {
    known: () => known,
    take(changes: Wishlist['changes']) {
      for (const { sku, isWished: isOn } of changes) {
        const others = known.filter((wish) => wish.sku !== sku);
        if (!isOn) known = others;
        else if (others.length === known.length) known = [{ sku, name: sku.toUpperCase() }, ...known];
      }
      return known;
    },
  };
}

type Step = 'sign-in' | 'send' | 'lose-answer' | 'a' | 'b' | 'c' | 'd';
const steps = fc.array(fc.constantFrom<Step>('sign-in', 'send', 'lose-answer', 'a', 'b', 'c', 'd'), {
  maxLength: 40,
});

test('WSH-01 whatever is pressed, sent and lost on the way: at the end account and device have what the shopper last wanted', () => {
  fc.assert(
    fc.property(steps, (walk) => {
      const account = server();
      let list = emptyWishlist;
      let who: string | null = null;
      const wanted = new Map<string, boolean>();
      const send = (isLost: boolean) => {
        if (who === null) return;
        const sent = list.changes;
        const known = account.take(sent);
        if (!isLost) list = answered(list, sent, known);
      };
      for (const step of walk) {
        if (step === 'sign-in') {
          who = reader;
          list = joined(list, reader);
        } else if (step === 'send' || step === 'lose-answer') send(step === 'lose-answer');
        else {
          const wish = products.find(({ sku }) => sku === step) as Wish;
          list = toggled(list, who, wish);
          wanted.set(wish.sku, isWished(list, wish.sku));
        }
      }
      who = reader;
      list = joined(list, reader);
      send(false);
      const kept = [...wanted].filter(([, isOn]) => isOn).map(([sku]) => sku);
      expect(list.wishes.map(({ sku }) => sku).toSorted()).toEqual(kept.toSorted());
      expect(account.known()).toEqual(list.wishes);
      expect(list.changes).toEqual([]);
    }),
  );
});

test('WSH-01 taking something off a device’s list never takes it off the account’s', () => {
  const [a, b] = products as [Wish, Wish];
  let list = toggled(toggled(toggled(emptyWishlist, null, a), null, b), null, a);
  expect(list.changes).toEqual([{ sku: 'b', isWished: true }]);
  const account = server();
  account.take([{ sku: 'a', isWished: true }]);
  list = joined(list, reader);
  expect(answered(list, list.changes, account.take(list.changes)).wishes).toEqual([b, a]);
});

test('WSH-01 what a device remembered stands on the account’s list in the same order, the newest on top', () => {
  const list = joined(
    products.reduce((all, wish) => toggled(all, null, wish), emptyWishlist),
    reader,
  );
  const known = server().take(list.changes);
  expect(known.map(({ sku }) => sku)).toEqual(['d', 'c', 'b', 'a']);
  expect(answered(list, list.changes, known).wishes).toEqual(list.wishes);
});

test('WSH-01 SES-03 what an ended session couldn’t send isn’t in the list that who comes next begins', () => {
  const [a, b] = products as [Wish, Wish];
  const ended = { ...parted(toggled(joined(emptyWishlist, reader), reader, a), true), wishes: [a] };
  expect(toggled(ended, null, b).wishes).toEqual([b]);
});

test('WSH-01 SES-03 an account’s list is never another’s: not after a sign-out, nor after a session that ended', () => {
  const [a, b] = products as [Wish, Wish];
  const own = toggled(joined(emptyWishlist, reader), reader, a);
  expect(parted(own, false)).toBe(emptyWishlist);
  const ended = parted(own, true);
  expect(ended).toEqual({ owner: reader, wishes: [], changes: [{ sku: 'a', isWished: true }] });
  expect(joined(ended, 'ravi')).toEqual({ owner: 'ravi', wishes: [], changes: [] });
  expect(toggled(ended, null, b)).toEqual({ owner: null, wishes: [b], changes: [{ sku: 'b', isWished: true }] });
  // Whoever comes back finds what couldn't be sent.
  expect(answered(joined(ended, reader), [], []).wishes).toEqual([{ sku: 'a', name: 'a' }]);
});

test('WSH-01 VAR-01 what is gone is the product, or each option that isn’t there, and its address opens it', () => {
  const options = [
    { variant: '30 ml', flavour: '', sku: '', price: 1, stock: 0 },
    { variant: '100 ml', flavour: '', sku: '', price: 2, stock: 3 },
  ];
  expect(goneChoices({ stock: 0 })).toEqual([{ variant: '', flavour: '' }]);
  expect(goneChoices({ stock: 1 })).toEqual([]);
  expect(goneChoices({ stock: 3, options })).toEqual([{ variant: '30 ml', flavour: '' }]);
  const product = { ...sampleProduct, options, variants: ['30 ml', '100 ml'], flavours: ['Mint'] };
  expect(choiceIn(product, '?variant=30+ml')).toEqual({ variant: '30 ml', flavour: 'Mint' });
});

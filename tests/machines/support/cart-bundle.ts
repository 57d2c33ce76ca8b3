import { createActor } from 'xstate';
import type { StoreBundle } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import { keyOf, lineId, type Cart } from '../../../src/domain/cart/cart.ts';
import type { PricedProduct } from '../../../src/domain/catalogue/product/product.ts';
import { sampleBundle } from '../../../src/machines/promotions/bundle-card/bundle-card.cases.ts';
import { cartBundleLogic } from '../../../src/machines/cart/cart-bundle/cart-bundle.actors.ts';
import type { CartBundleFact } from '../../../src/machines/cart/cart-bundle/cart-bundle.types.ts';
import { appliedBundleView } from '../../../src/machines/cart/cart-bundle/cart-bundle.view.ts';
import { shopInput } from '../../../src/machines/shell/shop/shop.cases.ts';
import { bell, held, parent, settled } from './held.ts';
import { dog, line, sleep } from './lines.ts';

/** Everything that the sample bundle wants. */
export const both: Cart = [line(sleep), line(dog)];
/** What the drawer's sums are told of it. */
export const taken = {
  type: 'bundle.taken',
  taken: {
    bundleId: sampleBundle.id,
    name: 'Quiet Evening',
    percentage: 15,
    units: Object.fromEntries(both.map((each) => [lineId(keyOf(each)), 1])),
  },
};

interface Beginning {
  readonly lines?: Cart;
  readonly kept?: string | null;
}

/** The cart's bundle over ports that the test answers by hand. */
export function keeper({ lines = both, kept: before = null }: Beginning = {}) {
  let kept = before;
  const told = parent<CartBundleFact>();
  const choice = bell<string | null>();
  const clock = bell<number>();
  const applyBundle = held<[string, Cart, AbortSignal], StoreBundle | null>();
  const findProduct = held<[string, AbortSignal], PricedProduct | null>();
  const removeBundle = held<[], void>();
  const actor = createActor(
    cartBundleLogic({
      readChoice: () => kept,
      keepChoice: (id) => {
        kept = id;
      },
      forgetChoice: () => {
        kept = null;
      },
      watchChoice: choice.listen,
      watchClock: (listener) => {
        listener(Date.now());
        return clock.listen(listener);
      },
      findProduct,
      applyBundle,
      removeBundle,
    }),
    { input: { parent: told, lines, rules: shopInput.rules, profile: null } },
  );
  actor.start();
  return {
    actor,
    applyBundle,
    findProduct,
    removeBundle,
    clock,
    kept: () => kept,
    /** Another tab writes its choice. */
    chooseElsewhere: (id: string | null) => {
      kept = id;
      choice.ring(id);
    },
    change: (next: Cart) => actor.send({ type: 'cart.changed', lines: next, cause: 'shopper' }),
    apply: (bundle: StoreBundle = sampleBundle) => actor.send({ type: 'bundle.apply', bundle }),
    panel: () => appliedBundleView(actor.getSnapshot()),
    /** What was told since it was last asked. */
    news: () => told.told.splice(0),
  };
}

/** One with a bundle applied; what was told of it is gone. */
export async function applied(bundle: StoreBundle = sampleBundle, beginning?: Beginning) {
  const one = keeper(beginning);
  await settled();
  one.apply(bundle);
  await settled();
  await one.applyBundle.answer(bundle);
  one.news();
  return one;
}

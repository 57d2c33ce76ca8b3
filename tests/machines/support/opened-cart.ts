import { createActor } from 'xstate';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { PricedProduct } from '../../../src/domain/catalogue/product/product.ts';
import { fallbackTiers } from '../../../src/domain/promotions/tier/tier.ts';
import { cartLogic } from '../../../src/machines/cart/cart/cart.actors.ts';
import type { CartFact } from '../../../src/machines/cart/cart/cart.types.ts';
import { held, parent, start } from './held.ts';
import { amounts, club, dog, sleep } from './lines.ts';

/** What the cart is shown with. */
export const terms = {
  rules: {
    tiers: fallbackTiers,
    bundleSizes: [{ size: 2, percentage: 5 }],
    clubProduct: club,
    deliveryFee: 60,
    freeDeliveryFrom: 499,
    codFee: 0,
  },
  membership: club,
  isMember: false,
  taken: null,
  now: start,
};

/** A cart with these lines; what it told before isn't kept. */
export function openedCart(lines: Cart = []) {
  const shop = parent<CartFact>();
  const findProduct = held<[string, AbortSignal], PricedProduct | null>();
  const unknown: string[] = [];
  const actor = createActor(cartLogic({ findProduct, logUnknown: (sku) => void unknown.push(sku) }), {
    input: { parent: shop, products: [sleep, dog, club] },
  });
  actor.start();
  if (lines.length > 0) actor.send({ type: 'cart.replace', lines, cause: 'restored' });
  shop.told.length = 0;
  return {
    actor,
    told: shop.told,
    findProduct,
    unknown,
    lines: () => actor.getSnapshot().context.lines,
    shown: () => amounts(actor.getSnapshot().context.lines),
    drawer: () => actor.getSnapshot().value.drawer,
  };
}

import { waitFor } from 'xstate';
import type { StoreBundle } from '../../domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { cartValueOf, deviceTypeOf } from '../../domain/promotions/bundle-event.ts';
import type { BundleStripPorts } from '../../machines/promotions/bundle-strip/bundle-strip.actors.ts';
import type { CartBundlePorts } from '../../machines/cart/cart-bundle/cart-bundle.actors.ts';
import { appliedBundleId } from '../../machines/cart/cart-bundle/cart-bundle.view.ts';
import type { PromotionsActors } from '../../machines/promotions/promotions/promotions.types.ts';
import type { ShopActors } from '../../machines/shell/shop/shop.types.ts';
import { createBundleOffers } from '../../services/promotions/bundle/bundle-offers.ts';
import { createBundleSales } from '../../services/promotions/bundle/bundle-sales.ts';
import { demoBundles } from '../../services/promotions/bundle/bundle.demo.ts';
import { createBundleService } from '../../services/promotions/bundle/bundle.service.ts';
import { createChosenBundle } from '../../services/promotions/bundle/chosen-bundle.ts';
import { followValue } from '../../ui/kit/react/watch-value.ts';
import type { PromotionsWorld } from './promotion-services.ts';

/** The browser's ports for the cart's bundle. A build without a server can't apply any. */
export function cartBundlePorts({ http, pages, store, clock, bells }: PromotionsWorld): CartBundlePorts {
  const sales = import.meta.env.MODE === 'demo' ? demoBundles : createBundleSales(createBundleService(http));
  const choice = createChosenBundle(store, bells.bundleChanged);
  return {
    ...sales,
    watchClock: (listener) => clock.watchClock(listener),
    readChoice: choice.read,
    keepChoice: choice.keep,
    forgetChoice: choice.forget,
    watchChoice: choice.watch,
    findProduct: (sku) => pages.product(sku),
  };
}

type World = Pick<PromotionsWorld, 'view' | 'http' | 'queries' | 'clock' | 'log'>;

/** The ports of a bundle strip. */
export function bundleStripPorts(
  { view, http, queries, clock, log }: World,
  cart: ShopActors['cart'],
  cartBundle: PromotionsActors['cartBundle'],
): BundleStripPorts {
  const offers = createBundleOffers(createBundleService(http), queries, log);
  return {
    watchClock: (listener) => clock.watchClock(listener),
    fetchMetrics: offers.fetchMetrics,
    suggest: ({ product, source, lines }) =>
      offers.suggest({
        currentProduct: product,
        userContext: { cart: lines.map(({ sku, quantity }) => ({ sku, quantity })), cartValue: cartValueOf(lines) },
        deviceType: deviceOf(view),
        requestSource: source,
      }),
    applyBundle: (bundle) => applied(cartBundle, bundle),
    watchLines: (listener) => followValue(cart, ({ context }): Cart => context.lines, listener),
    watchApplied: (listener) => followValue(cartBundle, appliedBundleId, listener),
    logFailure: (error) => log.warn('Couldn’t apply a bundle', error),
  };
}

async function applied(cartBundle: PromotionsActors['cartBundle'], bundle: StoreBundle): Promise<void> {
  cartBundle.send({ type: 'bundle.apply', bundle });
  const settled = await waitFor(cartBundle, (snapshot) => !snapshot.hasTag('applying'), { timeout: Infinity });
  if (appliedBundleId(settled) !== bundle.id) throw new Error('The bundle was not applied');
}

function deviceOf(view: Window) {
  const { width, height } = view.screen;
  return deviceTypeOf({ width, height, isTouch: view.matchMedia('(pointer: coarse)').matches });
}

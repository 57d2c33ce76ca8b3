import { waitFor, type SnapshotFrom } from 'xstate';
import { states, type Address } from '../../domain/kit/address.ts';
import type { CheckoutPorts } from '../../machines/checkout/checkout/checkout.actors.ts';
import { isSameCart } from '../../domain/cart/reconcile.ts';
import { withCoupon } from '../../machines/checkout/checkout/checkout.rules.ts';
import { emptyDraft, type CheckoutDraft } from '../../machines/checkout/checkout/checkout.types.ts';
import type { ShopActors } from '../../machines/shell/shop/shop.types.ts';
import { createChosenBundle } from '../../services/promotions/bundle/chosen-bundle.ts';
import { createCheckoutService } from '../../services/checkout/checkout.service.ts';
import { createClaimedCoupons } from '../../services/promotions/coupon/claimed-coupons.ts';
import { createDeliveryService } from '../../services/catalogue/delivery.service.ts';
import { createPaymentService } from '../../services/checkout/payment.service.ts';
import { createSignInService } from '../../services/account/sign-in/sign-in.service.ts';
import { createSessionStore } from '../../services/platform/storage/session-store.ts';
import { watchValue } from '../../ui/kit/react/watch-value.ts';
import type { BrowserServices } from '../platform/browser-services.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

type Actors = Pick<ShopActors, 'session' | 'cart' | 'cartSync' | 'navigation'>;

/** Connects the checkout to the services and to the shop's actors. */
export function checkoutPorts(services: BrowserServices, actors: Actors): CheckoutPorts {
  const { view, http, store, bells } = services;
  const checkout = createCheckoutService(http, store);
  const { session, cart, cartSync, navigation } = actors;
  const tab = createSessionStore(view);
  const claims = createClaimedCoupons({ view, session: tab, store, handed: bells.couponHanded });
  const bundle = createChosenBundle(store, bells.bundleChanged);
  const asked = (name: string) => new URLSearchParams(navigation.getSnapshot().context.location.search).get(name);
  return {
    signIn: createSignInService(http, tab),
    delivery: createDeliveryService(http, store),
    pay: createPaymentService(http, view),
    address: {
      listAddresses: checkout.listAddresses,
      saveAddress: (address, signal) => checkout.saveAddress(wireAddress(address), signal),
    },
    readDraft: () => withMethod(withChosen(checkout.readDraft() ?? emptyDraft, checkout.readCoupon())),
    saveDraft: checkout.saveDraft,
    readClaim: () => {
      const claim = claims.read();
      return claim && { code: claim.code, isDeclined: claims.isDeclined(claim.code) };
    },
    declineCode: claims.decline,
    spendCode: claims.spend,
    watchCoupons: claims.watch,
    readBundle: bundle.read,
    watchBundle: bundle.watch,
    keepOrderId: checkout.keepOrderId,
    settleShop: async (signal) => {
      await waitFor(session, (snapshot) => !snapshot.hasTag('unsettled'), { timeout: Infinity, signal });
      await waitFor(cartSync, (snapshot) => isSettled(snapshot), { timeout: Infinity, signal });
      return { lines: cart.getSnapshot().context.lines, shopper: shopperOf(session.getSnapshot()) ?? null };
    },
    watchCart: (listener) => watchValue(cart, (snapshot) => snapshot.context.lines, listener),
    watchShopper: (listener) => watchValue(session, shopperOf, listener),
    watchStep: (listener) => watchValue(navigation, stepOf, listener),
    readLink: () => asked('resume'),
    readReturned: () => {
      const orderId = asked('order');
      return orderId !== null && uuid.test(orderId) ? orderId : null;
    },
    fetchLeft: checkout.fetchLeft,
    fillCart: (lines) => cart.send({ type: 'cart.replace', lines, cause: 'shopper' }),
    keepUnfinished: (unfinished) => {
      checkout.keepUnfinished(unfinished).catch(() => undefined);
    },
    fetchQuote: checkout.fetchQuote,
    makeKey: checkout.makeKey,
    readCartVersion: (lines) => {
      const { record, shopperId } = cartSync.getSnapshot().context;
      const isStored = record.owner === shopperId && isSameCart(record.agreed ?? [], lines);
      return isStored && lines.length > 0 ? record.version : null;
    },
    placeOrder: checkout.placeOrder,
    fetchOrder: checkout.fetchOrder,
  };
}

/** A promotion may have set a code while the field is still empty. */
function withChosen(draft: CheckoutDraft, code: string | null): CheckoutDraft {
  return code !== null && draft.couponText === '' ? withCoupon(draft, code) : draft;
}

/** Preselects UPI, the most common payment method here. */
function withMethod(draft: CheckoutDraft): CheckoutDraft {
  return { ...draft, method: draft.method ?? 'upi' };
}

/** The server's cart is merged, or can't be reached. */
function isSettled(snapshot: SnapshotFrom<Actors['cartSync']>): boolean {
  return !snapshot.matches('restoring') && !snapshot.matches({ signedIn: 'fetching' });
}

/** Undefined while unknown. */
function shopperOf(snapshot: SnapshotFrom<Actors['session']>) {
  if (snapshot.hasTag('unsettled')) return undefined;
  return snapshot.hasTag('signed-in') ? snapshot.context.profile : null;
}

/** Undefined on other pages. */
function stepOf({ context: { page } }: SnapshotFrom<Actors['navigation']>) {
  if (page.route === 'payment') return 'payment';
  return page.route === 'checkout' ? 'address' : undefined;
}

/** Throws on an unknown state; the form only offers known ones. */
function wireAddress(address: Address) {
  const state = states.find((each) => each === address.state);
  if (!state) throw new Error(`${address.state} is not a state`);
  return { ...address, state };
}

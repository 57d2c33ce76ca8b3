import { createActor, type ActorRefFrom } from 'xstate';
import type { Address } from '../../../src/domain/kit/address.ts';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { Quote } from '../../../src/domain/cart/pricing/quote.ts';
import { savedAddress } from '../../../src/machines/checkout/address-form/address-form.cases.ts';
import type { SavedAddress } from '../../../src/machines/checkout/address-form/address-form.types.ts';
import { checkoutLogic, type CheckoutPorts } from '../../../src/machines/checkout/checkout/checkout.actors.ts';
import type { checkoutMachine } from '../../../src/machines/checkout/checkout/checkout.machine.ts';
import {
  emptyDraft,
  type CheckoutDraft,
  type CheckoutFact,
  type CheckoutStep,
  type ClaimedCode,
  type LeftCheckout,
  type Unfinished,
} from '../../../src/machines/checkout/checkout/checkout.types.ts';
import { sampleQuote } from '../../../src/machines/checkout/checkout/checkout.cases.ts';
import { checkoutView } from '../../../src/machines/checkout/checkout/checkout.view.ts';
import { bengaluru } from '../../../src/machines/catalogue/delivery-check/delivery-check.cases.ts';
import type { Delivery } from '../../../src/machines/catalogue/delivery-check/delivery-check.machine.ts';
import type { OrderWithPayment, PaymentAction } from '../../../src/machines/orders/placed-order.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import type { SentCode } from '../../../src/machines/account/sign-in/sign-in.types.ts';
import type { SessionProfile } from '../../../src/machines/account/session/session.machine.ts';
import { bell, held, parent, settled } from './held.ts';
import { line, sleep } from './lines.ts';

export { savedAddress };
export const delivered: Delivery = bengaluru;
export const noCash: Delivery = { ...bengaluru, cashOnDelivery: false };

const { id: addressId, isDefault: _, ...place } = savedAddress;

/** A draft with its address chosen. */
export const chosen: CheckoutDraft = { ...emptyDraft, addressId, place };

interface Beginning {
  readonly step?: CheckoutStep;
  readonly draft?: CheckoutDraft;
  readonly lines?: Cart;
  readonly shopper?: SessionProfile | null;
  readonly claim?: ClaimedCode | null;
  readonly bundleId?: string | null;
  readonly link?: string | null;
  readonly returned?: string | null;
  /** Until when the cart of whoever signs in later isn't there. */
  readonly merging?: Promise<void>;
}

type Child = 'signIn' | 'addressForm' | 'pay';

/** A checkout over ports that the test answers by hand. */
export async function checkout({
  step = 'address',
  draft = emptyDraft,
  lines = [line(sleep)],
  shopper: known = sampleProfile,
  claim = null,
  bundleId = null,
  link = null,
  returned = null,
  merging,
}: Beginning = {}) {
  const shop = parent<CheckoutFact>();
  const drafts: CheckoutDraft[] = [];
  const orderIds: string[] = [];
  const declined: string[] = [];
  const spent: string[] = [];
  const bundles = bell<string | null>();
  const coupons = bell<{ code: string; isChosen: boolean }>();
  const visited: PaymentAction[] = [];
  const cart = bell<Cart>();
  const shopper = bell<SessionProfile | null>();
  const steps = bell<CheckoutStep>();
  const signIn = {
    readProgress: () => null,
    keepProgress: () => {},
    forgetProgress: () => {},
    sendCode: held<[string, AbortSignal], SentCode>(),
    verifyCode: held<[string, string, AbortSignal], { token: string; user: SessionProfile }>(),
    now: () => Date.now(),
  };
  const addresses = {
    listAddresses: held<[AbortSignal], readonly SavedAddress[]>(),
    saveAddress: held<[Address, AbortSignal], SavedAddress>(),
  };
  const findDelivery = held<[string, AbortSignal], Delivery>();
  const fetchStatus = held<[string, AbortSignal], OrderWithPayment>();
  const cancelOrder = held<[string, AbortSignal], OrderWithPayment>();
  const fetchQuote = held<Parameters<CheckoutPorts['fetchQuote']>, Quote>();
  const fetchLeft = held<[string, AbortSignal], LeftCheckout>();
  const filled: Cart[] = [];
  const unfinished: Unfinished[] = [];
  const placeOrder = held<Parameters<CheckoutPorts['placeOrder']>, OrderWithPayment>();
  const fetchOrder = held<[string, AbortSignal], OrderWithPayment>();
  let [keys, looks] = [0, 0];
  const actor = createActor(
    checkoutLogic({
      signIn,
      address: addresses,
      delivery: { findDelivery, readPincode: () => null, keepPincode: () => {} },
      pay: {
        fetchStatus,
        retryPayment: held(),
        cancelOrder,
        openGateway: (action) => void visited.push(action),
        now: () => Date.now(),
      },
      readDraft: () => draft,
      saveDraft: (each) => void drafts.push(each),
      readClaim: () => claim,
      declineCode: (code) => void declined.push(code),
      spendCode: (code) => void spent.push(code),
      watchCoupons: coupons.listen,
      readBundle: () => bundleId,
      watchBundle: bundles.listen,
      keepOrderId: (id) => void orderIds.push(id),
      settleShop: async () => {
        looks += 1;
        if (looks > 1) await merging;
        return { lines, shopper: known };
      },
      watchCart: cart.listen,
      watchShopper: shopper.listen,
      watchStep: steps.listen,
      readLink: () => link,
      readReturned: () => returned,
      fetchLeft,
      fillCart: (each) => void filled.push(each),
      keepUnfinished: (each) => void unfinished.push(each),
      fetchQuote,
      makeKey: () => `key-${(keys += 1)}`,
      readCartVersion: () => 5,
      placeOrder,
      fetchOrder,
    }),
    { input: { parent: shop, step, codLimit: 5000, codFee: 40 } },
  );
  actor.start();
  await settled();
  const view = () => checkoutView(actor.getSnapshot());
  return {
    actor,
    told: shop.told,
    drafts,
    orderIds,
    visited,
    declined,
    spent,
    coupons,
    bundles,
    cart,
    shopper,
    step: steps,
    signIn,
    addresses,
    findDelivery,
    fetchStatus,
    cancelOrder,
    fetchLeft,
    filled,
    unfinished,
    fetchQuote,
    placeOrder,
    fetchOrder,
    view,
    stage: () => view().stage,
    child: <Id extends Child>(id: Id) => childOf(actor, id),
  };
}

function childOf<Id extends Child>(actor: ActorRefFrom<typeof checkoutMachine>, id: Id) {
  const child = actor.getSnapshot().children[id];
  if (!child) throw new Error(`There is no ${id} now`);
  return child;
}

/** In front of the last button, with a price. */
export async function ready(more: Partial<CheckoutDraft> = {}, lines: Cart = [line(sleep)]) {
  const flow = await checkout({ step: 'payment', draft: { ...chosen, method: 'upi', ...more }, lines });
  await flow.fetchQuote.answer(sampleQuote);
  return flow;
}

/** Behind the last button, its answer still to come. */
export async function placed() {
  const flow = await ready();
  flow.actor.send({ type: 'order.place' });
  await settled();
  return flow;
}

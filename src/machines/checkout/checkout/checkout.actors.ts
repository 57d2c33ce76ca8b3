import type { OrderAttempt, OrderRequest } from '../../../domain/checkout/order-attempt.ts';
import { fromPromise } from 'xstate';
import type { Cart } from '../../../domain/cart/cart.ts';
import { isCartOf } from '../../../domain/cart/ordered-cart.ts';
import type { Quote } from '../../../domain/cart/pricing/quote.ts';
import { addressFormLogic, type AddressFormPorts } from '../address-form/address-form.actors.ts';
import {
  deliveryCheckLogic,
  type DeliveryCheckPorts,
} from '../../catalogue/delivery-check/delivery-check.actors.ts';
import type { OrderWithPayment } from '../../orders/placed-order.ts';
import { watching } from '../../kit/slot.ts';
import { payLogic, type PayPorts } from '../pay/pay.actors.ts';
import type { SessionProfile } from '../../account/session/session.machine.ts';
import { signInLogic, type SignInPorts } from '../../account/sign-in/sign-in.actors.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { codeOf, isUnbegun, withClaim } from './checkout.rules.ts';
import type {
  AttemptMark,
  CheckoutDraft,
  CheckoutEvent,
  CheckoutStart,
  CheckoutStep,
  ClaimedCode,
  LeftCheckout,
  QuoteRequest,
  Unfinished,
} from './checkout.types.ts';

export interface CheckoutPorts {
  readonly signIn: SignInPorts;
  readonly address: AddressFormPorts;
  readonly delivery: DeliveryCheckPorts;
  readonly pay: PayPorts;
  /** The draft on this device; an empty one if missing or corrupt. */
  readDraft(): CheckoutDraft;
  saveDraft(draft: CheckoutDraft): void;
  /** The code claimed in a sale in this session; null without one. */
  readClaim(): ClaimedCode | null;
  /** The code was removed, or used by an order. */
  declineCode(code: string): void;
  spendCode(code: string): void;
  /** Stores the last order of this device, for /order-success. */
  keepOrderId(orderId: string): void;
  /** Resolves when session and cart are known. */
  settleShop(signal: AbortSignal): Promise<{ readonly lines: Cart; readonly shopper: SessionProfile | null }>;
  /** Each of these reports changes from now on, and returns a function that stops it. */
  watchCart(listener: (lines: Cart) => void): () => void;
  watchShopper(listener: (shopper: SessionProfile | null) => void): () => void;
  watchStep(listener: (step: CheckoutStep) => void): () => void;
  /** Codes from promotions; a chosen one is applied at once. */
  watchCoupons(listener: (coupon: { readonly code: string; readonly isChosen: boolean }) => void): () => void;
  /** The cart's store bundle; null without one. */
  readBundle(): string | null;
  watchBundle(listener: (bundleId: string | null) => void): () => void;
  /** The token of the link that led here; null without one. */
  readLink(): string | null;
  /** The order that the bank's way back names; null without one. */
  readReturned(): string | null;
  /** Loads the checkout that a reminder links to. Rejects if it no longer exists. */
  fetchLeft(link: string, signal: AbortSignal): Promise<LeftCheckout>;
  /** Adds these lines to an empty cart. */
  fillCart(lines: Cart): void;
  /** Saves the checkout for one reminder. Failures are ignored. */
  keepUnfinished(unfinished: Unfinished): void;
  fetchQuote(request: QuoteRequest, signal: AbortSignal): Promise<Quote>;
  /** A random idempotency key. */
  makeKey(): string;
  /** The version of the stored cart if it holds these lines; null if it doesn't, or isn't known. */
  readCartVersion(lines: Cart): number | null;
  /** Rejects with a refused CallFailed; 'quote-changed' has a new `quote` in its body. */
  placeOrder(request: OrderRequest, key: string, signal: AbortSignal): Promise<OrderWithPayment>;
  fetchOrder(orderId: string, signal: AbortSignal): Promise<OrderWithPayment>;
}

export function checkoutLogic(ports: CheckoutPorts) {
  return checkoutMachine.provide({
    actors: {
      signIn: signInLogic(ports.signIn),
      addressForm: addressFormLogic(ports.address),
      deliveryCheck: deliveryCheckLogic(ports.delivery),
      pay: payLogic(ports.pay),
      readStart: fromPromise<CheckoutStart>(async ({ signal }) => {
        const settled = await ports.settleShop(signal);
        const claim = ports.readClaim();
        const draft = withClaim(ports.readDraft(), claim);
        const returned = isUnbegun(draft) ? await returnedOrder(ports, settled, signal) : null;
        return {
          ...settled,
          draft: returned === null ? draft : { ...draft, orderId: returned },
          claimed: claim && codeOf(claim.code),
          bundleId: ports.readBundle(),
          link: ports.readLink(),
        };
      }),
      watchCoupons: watching<Extract<CheckoutEvent, { type: 'coupon.offered' | 'coupon.chosen' }>>((tell) =>
        ports.watchCoupons(({ code, isChosen }) =>
          tell({ type: isChosen ? 'coupon.chosen' : 'coupon.offered', code }),
        ),
      ),
      watchCart: watching<Extract<CheckoutEvent, { type: 'cart.changed' }>>((tell) =>
        ports.watchCart((lines) => tell({ type: 'cart.changed', lines })),
      ),
      watchShopper: watching<Extract<CheckoutEvent, { type: 'shopper.changed' }>>((tell) =>
        ports.watchShopper((shopper) => tell({ type: 'shopper.changed', shopper })),
      ),
      watchStep: watching<Extract<CheckoutEvent, { type: 'step.open' }>>((tell) =>
        ports.watchStep((step) => tell({ type: 'step.open', step })),
      ),
      watchBundle: watching<Extract<CheckoutEvent, { type: 'bundle.changed' }>>((tell) =>
        ports.watchBundle((bundleId) => tell({ type: 'bundle.changed', bundleId })),
      ),
      fetchLeft: fromPromise<LeftCheckout, { link: string }>(({ input, signal }) =>
        ports.fetchLeft(input.link, signal),
      ),
      fetchQuote: fromPromise<Quote, { request: QuoteRequest }>(({ input, signal }) =>
        ports.fetchQuote(input.request, signal),
      ),
      makeKey: fromPromise<AttemptMark, { lines: Cart }>(({ input }) =>
        Promise.resolve({ key: ports.makeKey(), cartVersion: ports.readCartVersion(input.lines) }),
      ),
      placeOrder: fromPromise<OrderWithPayment, { attempt: OrderAttempt | null }>(({ input, signal }) => {
        if (!input.attempt) throw new Error('No order to place');
        return ports.placeOrder(input.attempt.request, input.attempt.key, signal);
      }),
      // A sign-in brings the account's cart along: an order that is confirmed before it is there wouldn't empty it.
      fetchOrder: fromPromise<OrderWithPayment, { orderId: string }>(async ({ input, signal }) => {
        const [answer] = await Promise.all([ports.fetchOrder(input.orderId, signal), ports.settleShop(signal)]);
        return answer;
      }),
    },
    actions: {
      fillCart: (_, { lines }) => ports.fillCart(lines),
      keepUnfinished: (_, unfinished) => ports.keepUnfinished(unfinished),
      saveDraft: (_, { draft }) => ports.saveDraft(draft),
      declineCode: (_, { code }) => ports.declineCode(code),
      spendCode: (_, { code }) => ports.spendCode(code),
      keepOrderId: (_, { orderId }) => ports.keepOrderId(orderId),
    },
  });
}

/**
 * The order that the bank's way back names, if the checkout goes on with it; null otherwise. A payment may end in another
 * browser than the one it was begun in (CHK-05). Its cart is empty, or the account's, which is what was ordered. Any other
 * cart is never put aside, even if the same was filled once more, nor is one whose order can't be read.
 */
async function returnedOrder(
  ports: Pick<CheckoutPorts, 'readReturned' | 'fetchOrder' | 'readCartVersion'>,
  { lines, shopper }: Pick<CheckoutStart, 'lines' | 'shopper'>,
  signal: AbortSignal,
): Promise<string | null> {
  const orderId = ports.readReturned();
  if (orderId === null || lines.length === 0) return orderId;
  if (shopper === null) return null;
  return ports.fetchOrder(orderId, signal).then(
    ({ order }) => {
      const version = ports.readCartVersion(lines);
      const isOther = version !== null && order.cartVersion !== undefined && version !== order.cartVersion;
      return !isOther && isCartOf(lines, order.lines) ? orderId : null;
    },
    () => null,
  );
}

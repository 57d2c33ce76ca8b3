import { fromPromise } from 'xstate';
import type { Cart } from '../../../domain/cart/cart.ts';
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
import { codeOf, withClaim } from './checkout.rules.ts';
import type {
  AttemptMark,
  CheckoutDraft,
  CheckoutEvent,
  CheckoutStart,
  CheckoutStep,
  ClaimedCode,
  LeftCheckout,
  OrderAttempt,
  OrderRequest,
  QuoteRequest,
  Unfinished,
} from './checkout.types.ts';

export interface CheckoutPorts {
  readonly signIn: SignInPorts;
  readonly address: AddressFormPorts;
  readonly delivery: DeliveryCheckPorts;
  readonly pay: PayPorts;
  /** The draft of this device, the empty one where it is missing or corrupt. */
  readDraft(): CheckoutDraft;
  saveDraft(draft: CheckoutDraft): void;
  /** The code that this session claimed of a sale; null without one. */
  readClaim(): ClaimedCode | null;
  /** The code was taken out again, or an order stands with it. */
  declineCode(code: string): void;
  spendCode(code: string): void;
  /** Remembers the last order of this device, for /order-success. */
  keepOrderId(orderId: string): void;
  /** Resolves when it is settled who is here and what is in the cart. */
  settleShop(signal: AbortSignal): Promise<{ readonly lines: Cart; readonly shopper: SessionProfile | null }>;
  /** Each tells changes from now on and answers the way to stop. */
  watchCart(listener: (lines: Cart) => void): () => void;
  watchShopper(listener: (shopper: SessionProfile | null) => void): () => void;
  watchStep(listener: (step: CheckoutStep) => void): () => void;
  /** Codes that promotions hand over; a chosen one is wanted at once. */
  watchCoupons(listener: (coupon: { readonly code: string; readonly isChosen: boolean }) => void): () => void;
  /** The bundle of the shop that this device's cart has; null without one. */
  readBundle(): string | null;
  watchBundle(listener: (bundleId: string | null) => void): () => void;
  /** The token of the link that was followed here; null without one. */
  readLink(): string | null;
  /** What the link of a reminder leads back to; rejects where it leads nowhere any more. */
  fetchLeft(link: string, signal: AbortSignal): Promise<LeftCheckout>;
  /** Puts what was left into a cart that is empty. */
  fillCart(lines: Cart): void;
  /** Tells the shop what was begun, for one reminder; what fails here disturbs nobody. */
  keepUnfinished(unfinished: Unfinished): void;
  fetchQuote(request: QuoteRequest, signal: AbortSignal): Promise<Quote>;
  /** A key that nobody can guess and that comes once. */
  makeKey(): string;
  /** The version of the stored cart, where it holds these lines; null where it does not, or is not known. */
  readCartVersion(lines: Cart): number | null;
  /** Rejects with a refused CallFailed; 'quote-changed' carries the fresh `quote` in its body. */
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
        return {
          ...settled,
          draft: withClaim(ports.readDraft(), claim),
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
      fetchOrder: fromPromise<OrderWithPayment, { orderId: string }>(({ input, signal }) =>
        ports.fetchOrder(input.orderId, signal),
      ),
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

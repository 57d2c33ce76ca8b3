import type { OrderAttempt } from '../../../domain/checkout/order-attempt.ts';
import { and, assign, raise, sendTo, setup, stateIn } from 'xstate';
import type { Address } from '../../../domain/kit/address.ts';
import { type Cart, needsDelivery } from '../../../domain/cart/cart.ts';
import { isSameCart } from '../../../domain/cart/reconcile.ts';
import type { PaymentMethod } from '../../../domain/orders/order/order.ts';
import type { Quote } from '../../../domain/cart/pricing/quote.ts';
import { addressFormMachine } from '../address-form/address-form.machine.ts';
import { emptyAddressDraft, type AddressDraft } from '../address-form/address-form.types.ts';
import { deliveryCheckMachine, type Delivery } from '../../catalogue/delivery-check/delivery-check.machine.ts';
import { isOver, isSettled, type OrderWithPayment } from '../../orders/placed-order.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import { failureOf } from '../../kit/tells.ts';
import { payMachine } from '../pay/pay.machine.ts';
import type { SessionProfile } from '../../account/session/session.machine.ts';
import { signInMachine } from '../../account/sign-in/sign-in.machine.ts';
import { checkoutTexts } from './checkout.texts.ts';
import {
  broughtMembership,
  codeOf,
  freshQuoteOf,
  isComplete,
  isLost,
  isMissing,
  isRefusal,
  isPricedOtherwise,
  methodRefusal,
  namedOrder,
  soldIn,
  stepLocation,
  successLocation,
  withAttempt,
  withCoupon,
  withoutOrder,
} from './checkout.rules.ts';
import type {
  AttemptMark,
  CheckoutContext,
  CheckoutDraft,
  CheckoutEvent,
  CheckoutInput,
  CheckoutStart,
  CheckoutStep,
  LeftCheckout,
  QuoteRequest,
  Unfinished,
} from './checkout.types.ts';

export const checkoutSetup = setup({
  types: {} as {
    context: CheckoutContext;
    events: CheckoutEvent;
    input: CheckoutInput;
    tags: 'busy';
    children: { delivery: 'deliveryCheck'; signIn: 'signIn'; addressForm: 'addressForm'; pay: 'pay' };
  },
  actors: {
    readStart: promiseSlot<CheckoutStart>(),
    watchCart: watchSlot<Extract<CheckoutEvent, { type: 'cart.changed' }>>(),
    watchShopper: watchSlot<Extract<CheckoutEvent, { type: 'shopper.changed' }>>(),
    watchStep: watchSlot<Extract<CheckoutEvent, { type: 'step.open' }>>(),
    watchCoupons: watchSlot<Extract<CheckoutEvent, { type: 'coupon.offered' | 'coupon.chosen' }>>(),
    watchBundle: watchSlot<Extract<CheckoutEvent, { type: 'bundle.changed' }>>(),
    fetchLeft: promiseSlot<LeftCheckout, { link: string }>(),
    fetchQuote: promiseSlot<Quote, { request: QuoteRequest }>(),
    makeKey: promiseSlot<AttemptMark, { lines: Cart }>(),
    placeOrder: promiseSlot<OrderWithPayment, { attempt: OrderAttempt | null }>(),
    fetchOrder: promiseSlot<OrderWithPayment, { orderId: string }>(),
    signIn: signInMachine,
    addressForm: addressFormMachine,
    deliveryCheck: deliveryCheckMachine,
    pay: payMachine,
  },
  actions: {
    setStart: assign((_, params: { start: CheckoutStart }) => params.start),
    setLines: assign({ lines: (_, params: { lines: Cart }) => params.lines }),
    setShopper: assign({ shopper: (_, params: { shopper: SessionProfile | null }) => params.shopper }),
    setStep: assign({ step: (_, params: { step: CheckoutStep }) => params.step }),
    setAddressDraft: assign({
      draft: ({ context }, params: { draft: AddressDraft }) => ({ ...context.draft, address: params.draft }),
    }),
    setPlace: assign({
      draft: ({ context }, { addressId, address }: { addressId: string; address: Address }) => ({
        ...context.draft,
        address: emptyAddressDraft,
        addressId,
        place: address,
      }),
    }),
    setDelivery: assign({ delivery: (_, params: { delivery: Delivery }) => params.delivery }),
    setMethod: assign({
      draft: ({ context }, params: { method: PaymentMethod }) => ({ ...context.draft, method: params.method }),
    }),
    setWallet: assign({
      draft: ({ context }, params: { usesWallet: boolean }) => ({
        ...context.draft,
        usesWallet: params.usesWallet,
      }),
    }),
    setCouponText: assign({
      draft: ({ context }, params: { text: string }) => ({
        ...context.draft,
        couponText: params.text.slice(0, 60),
      }),
    }),
    setCoupon: assign({ draft: ({ context }) => withCoupon(context.draft, context.draft.couponText) }),
    clearCoupon: assign({ draft: ({ context }) => withCoupon(context.draft, '') }),
    setClaimed: assign({ claimed: (_, params: { code: string }) => codeOf(params.code) }),
    takeCoupon: assign({
      draft: ({ context }, params: { code: string }) => withCoupon(context.draft, params.code),
    }),
    setBundleId: assign((_, params: { bundleId: string | null }) => params),
    declineCode: (_, _params: { code: string }) => {},
    spendCode: (_, _params: { code: string }) => {},
    setQuote: assign({ quote: (_, params: { quote: Quote }) => params.quote }),
    setChange: assign(({ context }, params: { error: unknown }) => ({
      agreed: context.quote,
      quote: freshQuoteOf(params.error) ?? context.quote,
    })),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    setAttempt: assign({ draft: ({ context }, params: AttemptMark) => withAttempt(context, params) }),
    setPlaced: assign(({ context }, { answer, isFresh }: { answer: OrderWithPayment; isFresh: boolean }) => ({
      placed: answer,
      isFresh,
      draft: { ...context.draft, attempt: null, orderId: answer.order.id },
    })),
    setOrdered: assign(({ context }, params: { error: unknown }) => ({
      draft: {
        ...context.draft,
        attempt: null,
        orderId: namedOrder(failureOf(params.error), 'already-ordered')?.id ?? null,
      },
    })),
    forgetOrder: assign({ draft: ({ context }) => withoutOrder(context.draft) }),
    /** The next order is paid in full, unless its shopper uses the wallet again. */
    forgetChoices: assign({
      draft: ({ context }) => ({ ...withCoupon(withoutOrder(context.draft), ''), usesWallet: false }),
    }),
    setLeft: assign(({ context }, { left }: { left: LeftCheckout }) => ({
      lines: left.lines,
      bundleId: left.bundleId,
      draft: withCoupon(context.draft, left.couponCode ?? ''),
    })),
    clearLink: assign({ link: null }),
    fillCart: (_, _params: { lines: Cart }) => {},
    keepUnfinished: (_, _params: Unfinished) => {},
    tellLinkOver: ({ context }) => context.parent.send({ type: 'toast.request', toast: checkoutTexts.linkOver }),
    saveDraft: (_, _params: { draft: CheckoutDraft }) => {},
    keepOrderId: (_, _params: { orderId: string }) => {},
    reportRestored: raise({ type: 'draft.restored' }),
    tellPincode: sendTo('delivery', (_, params: { pincode: string }) => ({
      type: 'pincode.type',
      text: params.pincode,
    })),
    passDelivery: sendTo('addressForm', (_, params: { delivery: Delivery }) => ({
      type: 'delivery.answered',
      delivery: params.delivery,
    })),
    /** Updates the URL to the step, unless it already matches. */
    tellStep: ({ context }, { step, isReplacing }: { step: CheckoutStep; isReplacing: boolean }) => {
      if (context.step === step) return;
      context.parent.send({ type: 'link.follow', location: stepLocation(step), isReplacing });
    },
    tellPricesMoved: ({ context }) => context.parent.send({ type: 'prices.moved' }),
    tellConfirmed: ({ context }) =>
      context.parent.send({
        type: 'order.confirmed',
        hasMembership: broughtMembership(context),
        sold: soldIn(context),
      }),
    tellSuccess: ({ context }) =>
      context.parent.send({
        type: 'link.follow',
        location: successLocation(context.placed?.order.id ?? ''),
        isReplacing: true,
      }),
  },
  guards: {
    isNothingToBuy: ({ context: { lines, draft } }) =>
      lines.length === 0 && draft.orderId === null && draft.attempt === null,
    isVisitor: ({ context }) => context.shopper === null,
    isKnown: ({ context }) => context.shopper !== null,
    isShopper: (_, params: { shopper: SessionProfile | null }) => params.shopper !== null,
    hasLink: ({ context }) => context.link !== null,
    hasOrder: ({ context }) => context.draft.orderId !== null,
    hasAttempt: ({ context }) => context.draft.attempt !== null,
    /** The fee depends on where it goes, which the chosen address says once there is one. */
    isPlaceOpen: ({ context }) => context.draft.addressId === null && context.lines.length > 0,
    hasLines: ({ context }) => context.lines.length > 0,
    hasNewLines: (_, params: { lines: Cart }) => params.lines.length > 0,
    hasOtherLines: ({ context }, params: { lines: Cart }) => !isSameCart(context.lines, params.lines),
    isEmptied: (_, params: { lines: Cart }) => params.lines.length === 0,
    isUndelivered: (_, params: { lines: Cart }) => params.lines.length > 0 && !needsDelivery(params.lines),
    isAddressMissing: ({ context }, params: { lines: Cart }) =>
      context.draft.place === null && needsDelivery(params.lines),
    isDelivered: ({ context }) => needsDelivery(context.lines),
    isStep: (_, params: { step: CheckoutStep; wanted: CheckoutStep }) => params.step === params.wanted,
    canOpenPayment: ({ context }, params: { step: CheckoutStep }) =>
      params.step === 'payment' && context.draft.place !== null,
    shouldPay: ({ context }) => context.step === 'payment' && context.draft.place !== null,
    isMethodOpen: ({ context }, params: { method: PaymentMethod }) =>
      methodRefusal(params.method, context) === null,
    isPricedOtherwise: ({ context }, params: { quote: Quote }) => isPricedOtherwise(context, params.quote),
    isRefusedOrder: and([stateIn({ step: { ordering: 'refused' } }), 'hasLines']),
    canPlace: and([stateIn({ quote: 'quoted' }), 'hasLines', ({ context }) => isComplete(context)]),
    hasNoCoupon: ({ context }) => context.draft.couponCode === '',
    hasClaim: ({ context }) => context.claimed !== null,
    hasCouponText: ({ context }) => codeOf(context.draft.couponText) !== '',
    isAnsweredPaid: (_, params: { answer: OrderWithPayment }) => isSettled(params.answer),
    isAnsweredOver: (_, params: { answer: OrderWithPayment }) => isOver(params.answer),
    isMissing: (_, params: { error: unknown }) => isMissing(params.error),
    isLost: (_, params: { error: unknown }) => isLost(params.error),
    isOrderedAlready: (_, params: { error: unknown }) =>
      namedOrder(failureOf(params.error), 'already-ordered') !== null,
    isQuoteChanged: (_, params: { error: unknown }) => freshQuoteOf(params.error) !== null,
    isRefused: (_, params: { error: unknown }) => isRefusal(params.error),
  },
  delays: { changePause: 300, quoteRetry: 5000, answerPause: 5000, resumePause: 5000 },
});

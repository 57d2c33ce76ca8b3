import { assign, setup, stateIn } from 'xstate';
import type { Cart } from '../../../domain/cart/cart.ts';
import { couponConstants } from '../../../domain/kit/constants.ts';
import type { TimeLimitedCoupon } from '../../../domain/promotions/coupon/offer.ts';
import { codeCopyMachine } from '../code-copy/code-copy.machine.ts';
import { copyTexts } from '../code-copy/code-copy.texts.ts';
import { countdownMachine } from '../../kit/countdown/countdown.machine.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { popupTriggerMachine } from '../popup-trigger/popup-trigger.machine.ts';
import { isApplicable, isOutOfReach, isRefused, offerFor } from './coupon-popup.rules.ts';
import { appliedToast } from './coupon-popup.texts.ts';
import type {
  CouponPopupContext,
  CouponPopupEvent,
  CouponPopupInput,
  DismissalReason,
  OfferMoment,
  OfferPlace,
  OfferScene,
} from './coupon-popup.types.ts';

const { staleTime, refetchInterval } = couponConstants;

export const couponPopupSetup = setup({
  types: {} as {
    context: CouponPopupContext;
    events: CouponPopupEvent;
    input: CouponPopupInput;
    children: {
      pageTrigger: 'pageTrigger';
      cartTrigger: 'cartTrigger';
      countdown: 'countdown';
      codeCopy: 'codeCopy';
    };
  },
  actors: {
    findOffers: promiseSlot<readonly TimeLimitedCoupon[], { scene: OfferScene }>(),
    readMoment: promiseSlot<OfferMoment>(),
    readOffer: promiseSlot<TimeLimitedCoupon | null, { couponId: string }>(),
    pageTrigger: popupTriggerMachine,
    cartTrigger: popupTriggerMachine,
    countdown: countdownMachine,
    codeCopy: codeCopyMachine,
  },
  actions: {
    setPath: assign((_, params: { path: string }) => params),
    setLines: assign((_, params: { lines: Cart }) => params),
    setShopper: assign((_, params: { shopperId: string | null }) => params),
    setCoupons: assign((_, params: { coupons: readonly TimeLimitedCoupon[] }) => params),
    setOffer: assign((_, params: { offer: TimeLimitedCoupon | null }) => params),
    chooseOffer: assign(({ context }, params: { place: OfferPlace; moment: OfferMoment }) => ({
      offer: offerFor(context, params.place, params.moment),
    })),
    countShow: (_, _params: { place: OfferPlace }) => {},
    keepDismissal: () => {},
    chooseCode: (_, _params: { code: string }) => {},
    trackShown: (_, _params: { couponId: string; scene: OfferScene }) => {},
    trackGone: (_, _params: { couponId: string; scene: OfferScene; reason: DismissalReason }) => {},
    tellRequest: ({ context }) => context.parent.send({ type: 'overlay.request', kind: 'coupon-popup' }),
    tellWithdraw: ({ context }) => context.parent.send({ type: 'overlay.withdraw', kind: 'coupon-popup' }),
    tellTaken: ({ context }) => context.parent.send({ type: 'overlay.taken', kind: 'coupon-popup' }),
    tellDone: ({ context }) => context.parent.send({ type: 'overlay.done', kind: 'coupon-popup' }),
    toastCopied: ({ context }) => context.parent.send({ type: 'toast.request', toast: copyTexts.copied }),
    toastRefused: ({ context }) => context.parent.send({ type: 'toast.request', toast: copyTexts.refused }),
    toastApplied: ({ context }) =>
      context.parent.send({ type: 'toast.request', toast: appliedToast(context.offer?.code ?? '') }),
  },
  guards: {
    isOpenAtFirst: ({ context }) => context.isDrawerOpen,
    isInCart: stateIn({ place: 'inCart' }),
    isOnPage: stateIn({ place: 'onPage' }),
    isOtherPath: ({ context }, params: { path: string }) => params.path !== context.path,
    isRefused: (_, params: { moment: OfferMoment }) => isRefused(params.moment),
    canCome: ({ context }, params: { place: OfferPlace; moment: OfferMoment }) =>
      offerFor(context, params.place, params.moment) !== null,
    isThere: (_, params: { offer: TimeLimitedCoupon | null }) => params.offer !== null,
    canApply: ({ context }) => isApplicable(context),
    isOutOfReach: ({ context }, params: { lines: Cart }) => isOutOfReach(context, params.lines),
  },
  delays: { stale: staleTime, refetch: refetchInterval - staleTime },
});

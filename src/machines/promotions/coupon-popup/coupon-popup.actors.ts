import { fromPromise } from 'xstate';
import type { TimeLimitedCoupon } from '../../../domain/promotions/coupon/offer.ts';
import { codeCopyLogic, type ClipboardPorts } from '../code-copy/code-copy.actors.ts';
import { countdownLogic, type ClockPorts } from '../../kit/countdown/countdown.actors.ts';
import { popupTriggerLogic, type PopupTriggerPorts } from '../popup-trigger/popup-trigger.actors.ts';
import { couponPopupMachine } from './coupon-popup.machine.ts';
import type { DismissalReason, OfferMoment, OfferPlace, OfferScene } from './coupon-popup.types.ts';

export interface CouponPopupPorts {
  readonly pageTrigger: PopupTriggerPorts;
  /** For the open cart, which has its own scroll position. */
  readonly cartTrigger: PopupTriggerPorts;
  readonly clock: ClockPorts;
  readonly clipboard: ClipboardPorts;
  /** Never rejects: returns none if the server doesn't answer. */
  findOffers(scene: OfferScene, signal: AbortSignal): Promise<readonly TimeLimitedCoupon[]>;
  /** The offer's current version; null if it ended or the server doesn't answer. Never rejects. */
  readOffer(couponId: string, signal: AbortSignal): Promise<TimeLimitedCoupon | null>;
  readMoment(): OfferMoment;
  countShow(place: OfferPlace): void;
  /** Stops offers for this session. */
  keepDismissal(): void;
  /** Passes the code to the checkout, now or later. */
  chooseCode(code: string): void;
  /** Both ignore failures. */
  trackShown(couponId: string, scene: OfferScene): void;
  trackGone(couponId: string, scene: OfferScene, reason: DismissalReason): void;
}

export function couponPopupLogic(ports: CouponPopupPorts) {
  return couponPopupMachine.provide({
    actors: {
      pageTrigger: popupTriggerLogic(ports.pageTrigger),
      cartTrigger: popupTriggerLogic(ports.cartTrigger),
      countdown: countdownLogic(ports.clock),
      codeCopy: codeCopyLogic(ports.clipboard),
      findOffers: fromPromise<readonly TimeLimitedCoupon[], { scene: OfferScene }>(({ input, signal }) =>
        ports.findOffers(input.scene, signal),
      ),
      readOffer: fromPromise<TimeLimitedCoupon | null, { couponId: string }>(({ input, signal }) =>
        ports.readOffer(input.couponId, signal),
      ),
      readMoment: fromPromise<OfferMoment>(() => Promise.resolve(ports.readMoment())),
    },
    actions: {
      countShow: (_, { place }) => ports.countShow(place),
      keepDismissal: () => ports.keepDismissal(),
      chooseCode: (_, { code }) => ports.chooseCode(code),
      trackShown: (_, { couponId, scene }) => ports.trackShown(couponId, scene),
      trackGone: (_, { couponId, scene, reason }) => ports.trackGone(couponId, scene, reason),
    },
  });
}

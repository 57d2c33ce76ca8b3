import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { Purpose } from '../../../domain/shell/consent.ts';
import { purposesOfOthers } from '../../../domain/shell/tracking/tracker.ts';
import { cartValueOf } from '../../../domain/promotions/bundle-event.ts';
import { analyticsMachine, type AnalyticsRequest } from '../analytics/analytics.machine.ts';
import { bannerCarouselMachine } from '../banner-carousel/banner-carousel.machine.ts';
import { cartBundleMachine } from '../../cart/cart-bundle/cart-bundle.machine.ts';
import { consentMachine } from '../../shell/consent/consent.machine.ts';
import { couponPopupMachine } from '../coupon-popup/coupon-popup.machine.ts';
import { flashPopupMachine } from '../flash-popup/flash-popup.machine.ts';
import { membershipMachine } from '../../account/club/membership/membership.machine.ts';
import { membershipOfferMachine } from '../../account/club/membership-offer/membership-offer.machine.ts';
import { overlaysMachine } from '../overlays/overlays.machine.ts';
import { isOverlayKind, withSurface, type OverlayKind, type Surface } from '../overlays/overlays.rules.ts';
import { tierCelebrationMachine } from '../tier-celebration/tier-celebration.machine.ts';
import { tierProgressMachine } from '../tier-progress/tier-progress.machine.ts';
import { stepCountMachine } from '../../shell/step-count/step-count.machine.ts';
import { trackingMachine } from '../../shell/tracking/tracking.machine.ts';
import { wishlistMachine } from '../../catalogue/wishlist/wishlist.machine.ts';
import { welcomeMachine } from '../../account/club/welcome/welcome.machine.ts';
import type {
  PromotionsChildren,
  PromotionsEvent,
  PromotionsFact,
  PromotionsInput,
  ShopMoment,
} from './promotions.types.ts';

/** The actor that shows each overlay. */
const overlayActors: Partial<Record<OverlayKind, keyof PromotionsChildren>> = {
  'tier-celebration': 'tierCelebration',
  'membership-offer': 'membershipOffer',
  welcome: 'welcome',
  'flash-popup': 'flashPopup',
  'coupon-popup': 'couponPopup',
  consent: 'consent',
  'privacy-choices': 'consent',
};

export const promotionsSetup = setup({
  types: {} as {
    context: PromotionsInput;
    events: PromotionsEvent;
    input: PromotionsInput;
    children: PromotionsChildren;
  },
  actors: {
    overlays: overlaysMachine,
    analytics: analyticsMachine,
    bannerCarousel: bannerCarouselMachine,
    tierProgress: tierProgressMachine,
    tierCelebration: tierCelebrationMachine,
    membership: membershipMachine,
    membershipOffer: membershipOfferMachine,
    welcome: welcomeMachine,
    flashPopup: flashPopupMachine,
    couponPopup: couponPopupMachine,
    cartBundle: cartBundleMachine,
    consent: consentMachine,
    tracking: trackingMachine,
    stepCount: stepCountMachine,
    wishlist: wishlistMachine,
  },
  actions: {
    tellShop: ({ context, event }) => context.parent.send(event as PromotionsFact),
    askOverlays: sendTo('overlays', ({ event }) => {
      switch (event.type) {
        case 'overlay.request':
        case 'overlay.withdraw':
        case 'overlay.taken':
        case 'overlay.done':
          return event;
        default:
          throw new Error(`The overlays are not asked by ${event.type}`);
      }
    }),
    /** Nothing waits for an overlay whose flow started again. */
    freeOverlays: enqueueActions(({ enqueue }, { flow }: { flow: string }) => {
      for (const kind of overlaysOf(flow)) enqueue.sendTo('overlays', { type: 'overlay.withdraw', kind });
    }),
    tellOverlays: forwardTo('overlays'),
    keepSurface: assign({
      busy: ({ context }, params: { surface: Surface; isBusy: boolean }) =>
        withSurface(context.busy, params.surface, params.isBusy),
    }),
    grantTurn: sendTo((_, params: { kind: OverlayKind }) => overlayActors[params.kind] ?? 'overlays', {
      type: 'overlay.granted',
    }),
    revokeTurn: sendTo((_, params: { kind: OverlayKind }) => overlayActors[params.kind] ?? 'overlays', {
      type: 'overlay.revoked',
    }),
    tellTierProgress: forwardTo('tierProgress'),
    tellTierCelebration: forwardTo('tierCelebration'),
    tellMembership: forwardTo('membership'),
    tellWelcome: forwardTo('welcome'),
    tellFlashPopup: forwardTo('flashPopup'),
    tellCouponPopup: forwardTo('couponPopup'),
    tellCartBundle: forwardTo('cartBundle'),
    tellConsent: forwardTo('consent'),
    tellTracking: forwardTo('tracking'),
    tellTrackers: sendTo('tracking', (_, { agreed }: { agreed: readonly Purpose[] }) => ({
      type: 'consent.changed',
      agreed: purposesOfOthers(agreed),
    })),
    tellStepCount: forwardTo('stepCount'),
    tellWishlist: forwardTo('wishlist'),
    turnPage: sendTo('overlays', { type: 'page.arrived' }),
    tellBannerCarousel: sendTo('bannerCarousel', { type: 'page.arrived' }),
    track: sendTo('analytics', ({ context }, params: { moment: AnalyticsRequest['event'] }) => ({
      type: 'event.track',
      moment: params.moment,
      where: {
        path: context.location.path,
        cartValue: cartValueOf(context.lines),
        userId: context.profile?.id ?? null,
      },
    })),
    keep: assign((_, params: Partial<ShopMoment>) => params),
  },
  guards: {
    isBroken: (_, params: { isBroken: boolean }) => params.isBroken,
  },
});

/** The overlays that a flow shows, by the id of its chart. */
function overlaysOf(flow: string): readonly OverlayKind[] {
  if (flow === 'consent') return ['consent', 'privacy-choices'];
  return isOverlayKind(flow) ? [flow] : [];
}

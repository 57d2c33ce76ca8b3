import { assign, forwardTo, sendTo, setup } from 'xstate';
import { matchRoute, type Location } from '../../domain/page/route.ts';
import { cartValueOf } from '../../domain/analytics/bundle-event.ts';
import { analyticsConstants } from '../../domain/constants/constants.ts';
import { analyticsMachine, type AnalyticsRequest } from '../analytics/analytics.machine.ts';
import { bannerCarouselMachine } from '../banner-carousel/banner-carousel.machine.ts';
import { couponPopupMachine } from '../coupon-popup/coupon-popup.machine.ts';
import { flashPopupMachine } from '../flash-popup/flash-popup.machine.ts';
import { membershipMachine } from '../membership/membership.machine.ts';
import { membershipOfferMachine } from '../membership-offer/membership-offer.machine.ts';
import { overlaysMachine } from '../overlays/overlays.machine.ts';
import type { OverlayKind, Surface } from '../overlays/overlays.rules.ts';
import { tierCelebrationMachine } from '../tier-celebration/tier-celebration.machine.ts';
import { tierProgressMachine } from '../tier-progress/tier-progress.machine.ts';
import { welcomeMachine } from '../welcome/welcome.machine.ts';
import type {
  PromotionsChildren,
  PromotionsEvent,
  PromotionsFact,
  PromotionsInput,
  ShopMoment,
} from './promotions.types.ts';

/** Who shows each overlay. */
const overlayActors: Partial<Record<OverlayKind, keyof PromotionsChildren>> = {
  'tier-celebration': 'tierCelebration',
  'membership-offer': 'membershipOffer',
  welcome: 'welcome',
  'flash-popup': 'flashPopup',
  'coupon-popup': 'couponPopup',
};

/** Everything that makes them buy: it keeps the promotions' actors, and its `on` table is the map of who tells whom. */
export const promotionsMachine = setup({
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
  },
  actions: {
    tellShop: ({ context, event }) => context.parent.send(event as PromotionsFact),
    askOverlays: sendTo('overlays', ({ event }) => {
      if (event.type === 'overlay.request' || event.type === 'overlay.withdraw' || event.type === 'overlay.done') {
        return event;
      }
      throw new Error(`The overlays are not asked by ${event.type}`);
    }),
    setBusy: sendTo('overlays', (_, params: { surface: Surface }) => ({
      type: 'surface.busy',
      surface: params.surface,
    })),
    setFree: sendTo('overlays', (_, params: { surface: Surface }) => ({
      type: 'surface.free',
      surface: params.surface,
    })),
    grantTurn: sendTo((_, params: { kind: OverlayKind }) => overlayActors[params.kind] ?? 'overlays', {
      type: 'overlay.granted',
    }),
    tellTierProgress: forwardTo('tierProgress'),
    tellTierCelebration: forwardTo('tierCelebration'),
    tellMembership: forwardTo('membership'),
    tellWelcome: forwardTo('welcome'),
    tellFlashPopup: forwardTo('flashPopup'),
    tellCouponPopup: forwardTo('couponPopup'),
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
  guards: { isPaying: (_, params: { location: Location }) => isPaymentAt(params.location) },
}).createMachine({
  id: 'promotions',
  description: 'Everything that makes them buy: it keeps the promotions’ actors and passes on what they tell.',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'overlays',
      src: 'overlays',
      input: ({ context, self }) => ({ parent: self, busy: busyAtFirst(context) }),
    },
    { id: 'analytics', src: 'analytics', input: analyticsConstants },
    { id: 'bannerCarousel', src: 'bannerCarousel', input: ({ context }) => ({ banners: context.banners }) },
    {
      id: 'tierProgress',
      src: 'tierProgress',
      input: ({ context, self }) => ({ parent: self, rules: context.rules, lines: context.lines }),
    },
    { id: 'tierCelebration', src: 'tierCelebration', input: ({ self }) => ({ parent: self }) },
    {
      id: 'membership',
      src: 'membership',
      input: ({ context, self }) => ({
        parent: self,
        product: context.membership,
        lines: context.lines,
        profile: context.profile,
      }),
    },
    { id: 'membershipOffer', src: 'membershipOffer', input: ({ self }) => ({ parent: self }) },
    {
      id: 'welcome',
      src: 'welcome',
      input: ({ context, self }) => ({
        parent: self,
        location: context.location,
        isDrawerOpen: context.isDrawerOpen,
      }),
    },
    {
      id: 'flashPopup',
      src: 'flashPopup',
      input: ({ context, self }) => ({ parent: self, path: context.location.path, lines: context.lines }),
    },
    {
      id: 'couponPopup',
      src: 'couponPopup',
      input: ({ context, self }) => ({
        parent: self,
        path: context.location.path,
        lines: context.lines,
        rules: context.rules,
        shopperId: context.profile?.id ?? null,
        isDrawerOpen: context.isDrawerOpen,
      }),
    },
  ],
  initial: 'running',
  states: { running: { description: 'The promotions follow the shop; their actors do the work.' } },
  on: {
    'cart.changed': {
      actions: [
        { type: 'keep', params: ({ event }) => ({ lines: event.lines }) },
        'tellTierProgress',
        'tellMembership',
        'tellWelcome',
        'tellFlashPopup',
        'tellCouponPopup',
      ],
    },
    'page.arrived': [
      {
        guard: { type: 'isPaying', params: ({ event }) => ({ location: event.location }) },
        actions: [
          { type: 'keep', params: ({ event }) => ({ location: event.location, page: event.page }) },
          'turnPage',
          'tellBannerCarousel',
          'tellWelcome',
          'tellFlashPopup',
          'tellCouponPopup',
          { type: 'setBusy', params: { surface: 'payment' } },
        ],
      },
      {
        actions: [
          { type: 'keep', params: ({ event }) => ({ location: event.location, page: event.page }) },
          'turnPage',
          'tellBannerCarousel',
          'tellWelcome',
          'tellFlashPopup',
          'tellCouponPopup',
          { type: 'setFree', params: { surface: 'payment' } },
        ],
      },
    ],
    'session.opened': {
      actions: [
        { type: 'keep', params: ({ event }) => ({ profile: event.profile }) },
        'tellMembership',
        'tellCouponPopup',
      ],
    },
    'session.refreshed': {
      actions: [{ type: 'keep', params: ({ event }) => ({ profile: event.profile }) }, 'tellMembership'],
    },
    'session.closed': {
      actions: [{ type: 'keep', params: { profile: null } }, 'tellMembership', 'tellCouponPopup'],
    },
    'order.confirmed': { actions: 'tellMembership' },
    'drawer.opened': {
      actions: [
        { type: 'setBusy', params: { surface: 'drawer' } },
        'tellTierProgress',
        'tellWelcome',
        'tellCouponPopup',
      ],
    },
    'drawer.closed': {
      actions: [{ type: 'setFree', params: { surface: 'drawer' } }, 'tellWelcome', 'tellCouponPopup'],
    },
    'menu.opened': { actions: { type: 'setBusy', params: { surface: 'menu' } } },
    'menu.closed': { actions: { type: 'setFree', params: { surface: 'menu' } } },
    'overlay.request': { actions: 'askOverlays' },
    'overlay.withdraw': { actions: 'askOverlays' },
    'overlay.done': { actions: 'askOverlays' },
    'overlay.granted': { actions: { type: 'grantTurn', params: ({ event }) => ({ kind: event.kind }) } },
    'tier.unlocked': { actions: 'tellTierCelebration' },
    'membership.joined': { actions: 'tellWelcome' },
    'analytics.track': { actions: { type: 'track', params: ({ event }) => ({ moment: event.event }) } },
    'cart.command': { actions: 'tellShop' },
    'bundle.taken': { actions: ['tellShop', 'tellTierProgress'] },
    'toast.request': { actions: 'tellShop' },
    'link.follow': { actions: 'tellShop' },
  },
});

function isPaymentAt({ path }: Location): boolean {
  return matchRoute(path).route === 'payment';
}

function busyAtFirst({ location, isDrawerOpen }: ShopMoment): readonly Surface[] {
  return [...(isDrawerOpen ? (['drawer'] as const) : []), ...(isPaymentAt(location) ? (['payment'] as const) : [])];
}

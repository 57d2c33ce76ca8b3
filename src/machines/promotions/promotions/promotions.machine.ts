import { analyticsConstants } from '../../../domain/kit/constants.ts';
import { purposesOf } from '../../../domain/shell/tracking/tracker.ts';
import { promotionsSetup } from './promotions.setup.ts';

/** All promotions of the shop: starts their actors, and its `on` table shows who tells whom. */
export const promotionsMachine = promotionsSetup.createMachine({
  id: 'promotions',
  description: 'All promotions of the shop. Starts their actors and passes messages between them.',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'overlays',
      src: 'overlays',
      input: ({ context, self }) => ({ parent: self, busy: context.busy }),
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
        isDrawerOpen: context.busy.includes('drawer'),
      }),
    },
    {
      id: 'flashPopup',
      src: 'flashPopup',
      input: ({ context, self }) => ({
        parent: self,
        path: context.location.path,
        isFound: context.page.route !== 'not-found',
        lines: context.lines,
      }),
    },
    {
      id: 'cartBundle',
      src: 'cartBundle',
      input: ({ context: { lines, rules, profile }, self }) => ({ parent: self, lines, rules, profile }),
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
        isDrawerOpen: context.busy.includes('drawer'),
      }),
    },
    {
      id: 'tracking',
      src: 'tracking',
      input: ({ context: { page, location, lines } }) => ({ page, location, lines }),
    },
    { id: 'stepCount', src: 'stepCount' },
    {
      id: 'wishlist',
      src: 'wishlist',
      input: ({ context, self }) => ({ parent: self, shopperId: context.profile?.id ?? null }),
    },
    {
      id: 'consent',
      src: 'consent',
      input: ({ context, self }) => ({ parent: self, asked: purposesOf(context.tracking) }),
    },
  ],
  initial: 'running',
  states: { running: { description: 'The promotions follow what happens in the shop. Their actors do the work.' } },
  on: {
    'cart.changed': {
      actions: [
        { type: 'keep', params: ({ event }) => ({ lines: event.lines }) },
        'tellTierProgress',
        'tellMembership',
        'tellWelcome',
        'tellFlashPopup',
        'tellCouponPopup',
        'tellCartBundle',
        'tellTracking',
      ],
    },
    'page.arrived': {
      actions: [
        { type: 'keep', params: ({ event }) => ({ location: event.location, page: event.page }) },
        'turnPage',
        'tellBannerCarousel',
        'tellWelcome',
        'tellFlashPopup',
        'tellCouponPopup',
        'tellConsent',
        'tellTracking',
      ],
    },
    'surface.busy': {
      actions: [
        { type: 'keepSurface', params: ({ event }) => ({ surface: event.surface, isBusy: true }) },
        'tellOverlays',
      ],
    },
    'surface.free': {
      actions: [
        { type: 'keepSurface', params: ({ event }) => ({ surface: event.surface, isBusy: false }) },
        'tellOverlays',
      ],
    },
    'session.opened': {
      actions: [
        { type: 'keep', params: ({ event }) => ({ profile: event.profile }) },
        'tellMembership',
        'tellCouponPopup',
        'tellCartBundle',
        'tellWishlist',
      ],
    },
    'session.refreshed': {
      actions: [
        { type: 'keep', params: ({ event }) => ({ profile: event.profile }) },
        'tellMembership',
        'tellCartBundle',
      ],
    },
    'session.closed': {
      actions: [
        { type: 'keep', params: { profile: null } },
        'tellMembership',
        'tellCouponPopup',
        'tellCartBundle',
        'tellWishlist',
      ],
    },
    'order.confirmed': { actions: ['tellMembership', 'tellTracking'] },
    'drawer.opened': {
      actions: ['tellTierProgress', 'tellWelcome', 'tellCouponPopup', 'tellCartBundle'],
    },
    'drawer.closed': {
      actions: ['tellWelcome', 'tellCouponPopup'],
    },
    'overlay.request': { actions: 'askOverlays' },
    'overlay.withdraw': { actions: 'askOverlays' },
    'overlay.taken': { actions: 'askOverlays' },
    'overlay.done': { actions: 'askOverlays' },
    'overlay.granted': { actions: { type: 'grantTurn', params: ({ event }) => ({ kind: event.kind }) } },
    'overlay.revoked': { actions: { type: 'revokeTurn', params: ({ event }) => ({ kind: event.kind }) } },
    'choices.open': { actions: 'tellConsent' },
    'consent.changed': {
      actions: [{ type: 'tellTrackers', params: ({ event }) => ({ agreed: event.agreed }) }, 'tellStepCount'],
    },
    'tier.unlocked': { actions: 'tellTierCelebration' },
    'membership.joined': { actions: 'tellWelcome' },
    'analytics.track': { actions: { type: 'track', params: ({ event }) => ({ moment: event.event }) } },
    'cart.command': { actions: 'tellShop' },
    'bundle.taken': { actions: ['tellShop', 'tellTierProgress'] },
    'toast.request': { actions: 'tellShop' },
    'link.follow': { actions: 'tellShop' },
    'flow.failed': [
      {
        guard: { type: 'isBroken', params: ({ event }) => ({ isBroken: event.isBroken }) },
        actions: ['tellShop', { type: 'freeOverlays', params: ({ event }) => ({ flow: event.flow }) }],
      },
      { actions: 'tellShop' },
    ],
  },
});

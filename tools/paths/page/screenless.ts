import { promotionsThere, type Adapter } from '../../../tests/walks/kit/page-adapter.qa.ts';

/** Where to find the live flow of a chart without a screen, and why it has none. */
export type Screenless = Pick<Adapter, 'path' | 'stored' | 'enter' | 'alone' | 'through' | 'ignored'> & {
  readonly reason: string;
};

const follower = 'It follows other flows and has no screen or controls of its own.';
const ended = 'The flow that started it would stop it.';
const home: Pick<Screenless, 'path' | 'reason'> = { path: '/', reason: follower };

export const screenless: Readonly<Record<string, Screenless>> = {
  shop: { path: '/', reason: follower, alone: 'Its children would answer it.' },
  session: home,
  logout: home,
  'cart-sync': { ...home, alone: 'The cart would take its items and report them back.' },
  catalogue: { path: '/shop', reason: follower },
  navigation: home,
  splash: home,
  analytics: {
    ...home,
    enter: promotionsThere,
    ignored: {
      fields: ['sessionId', 'timestamp', 'deviceType'],
      reason: 'They differ in every visit.',
    },
  },
  promotions: { ...home, enter: promotionsThere },
  tracking: { ...home, enter: promotionsThere },
  'step-count': { ...home, enter: promotionsThere },
  overlays: { ...home, enter: promotionsThere },
  toasts: home,
  'tier-progress': { ...home, enter: promotionsThere },
  'cart-bundle': { ...home, enter: promotionsThere, alone: 'The cart would take its items and report them back.' },
  toast: {
    ...home,
    enter: (page) =>
      page.evaluate(() =>
        walking.sendTo('shop', { type: 'toast.request', toast: { tone: 'info', text: 'Added to your cart' } }),
      ),
  },
  'card-visibility': { path: '/shop/sleep-mantra', reason: follower, enter: promotionsThere },
  countdown: { ...home, enter: promotionsThere, through: { slug: 'flash-popup', id: 'countdown' }, alone: ended },
  'code-copy': { ...home, enter: promotionsThere, through: { slug: 'flash-popup', id: 'codeCopy' }, alone: ended },
  'popup-trigger': {
    ...home,
    enter: promotionsThere,
    through: { slug: 'flash-popup', id: 'popupTrigger' },
    alone: ended,
  },
  'timed-reveal': {
    ...home,
    enter: promotionsThere,
    through: { slug: 'tier-celebration', id: 'reveal' },
    alone: ended,
  },
  'bundle-strip': { path: '/shop/sleep-mantra', reason: follower, enter: promotionsThere },
  'bundle-card': { path: '/shop/sleep-mantra', reason: follower, enter: promotionsThere },
};

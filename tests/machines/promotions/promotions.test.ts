import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { emptyWishlist } from '../../../src/domain/catalogue/wish.ts';
import { parseLocation } from '../../../src/domain/shell/page/route.ts';
import { noTracking } from '../../../src/domain/shell/site/business-record.ts';
import { shownOverlay, waitingReasons } from '../../../src/machines/promotions/overlays/overlays.view.ts';
import { promotionsLogic } from '../../../src/machines/promotions/promotions/promotions.actors.ts';
import { promotionsInput } from '../../../src/machines/promotions/promotions/promotions.cases.ts';
import type { PromotionsFact, ShopNews } from '../../../src/machines/promotions/promotions/promotions.types.ts';
import { bell, held, parent, passed, settled, stopTime } from '../support/held.ts';
import { line, sleep } from '../support/lines.ts';
import { clock, offer, offerPorts, sale, salePorts } from '../support/popups.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const quiet = () => () => {};

/** The promotions with a sale and an offer, over ports that the test answers by hand. */
async function promotions(showAfterSeconds = 3) {
  const shop = parent<PromotionsFact>();
  const forms = bell<boolean>();
  const { ports: flashPopup, fetchSettings } = salePorts();
  const actor = createActor(
    promotionsLogic(
      {
        overlays: { watchForms: forms.listen },
        analytics: {
          random: () => 0,
          stamp: () => {
            throw new Error('Nothing is tracked here');
          },
          sendBatch: held(),
          sendBeacon: () => {},
          watchLeaving: quiet,
          touchRecommendation: () => {},
          logFailure: () => {},
        },
        bannerCarousel: { watchStillness: quiet, loadBanners: held(), keepClosed: () => {} },
        tierProgress: { loadTiers: held() },
        celebrations: { watchEscape: quiet },
        membership: clock,
        flashPopup,
        couponPopup: offerPorts([offer]).ports,
        consent: { readChoice: () => null, keepChoice: () => {}, watchChoice: quiet },
        tracking: {
          loadTrackers: held(),
          watchLeaving: quiet,
          tellPage: () => {},
          tellMoment: () => {},
          keepMoment: () => {},
          takeKept: () => [],
          removeTrackers: () => {},
          logFailure: () => {},
        },
        stepCount: { countSteps: quiet },
        wishlist: {
          readList: () => emptyWishlist,
          storeList: () => {},
          watchList: quiet,
          forgetViewed: () => {},
          sendChanges: held(),
        },
        cartBundle: {
          ...clock,
          readChoice: () => null,
          keepChoice: () => {},
          forgetChoice: () => {},
          watchChoice: quiet,
          findProduct: held(),
          applyBundle: held(),
          removeBundle: held(),
        },
      },
      () => {},
    ),
    {
      input: {
        ...promotionsInput,
        parent: shop,
        lines: [line(sleep)],
        tracking: noTracking,
      },
    },
  );
  actor.start();
  await fetchSettings.answer({ ...sale, showAfterSeconds });
  const overlays = () => {
    const found = actor.getSnapshot().children.overlays;
    if (!found) throw new Error('No overlays');
    return found.getSnapshot();
  };
  return {
    actor,
    forms,
    told: shop.told,
    shown: () => shownOverlay(overlays()),
    reasons: () => waitingReasons(overlays()),
    news: async (event: ShopNews) => {
      actor.send(event);
      await settled();
    },
  };
}

const arrival = (href: string): ShopNews => ({
  type: 'page.arrived',
  page: { route: 'login' },
  location: parseLocation(href),
});

test('OVL-01 sale and offer are shown one after the other, each by its own actor', async () => {
  const { actor, shown, reasons } = await promotions(9);
  await passed(10_000);
  expect([shown(), reasons()]).toEqual(['flash-popup', { 'coupon-popup': 'flash-popup is shown' }]);
  actor.getSnapshot().children.flashPopup?.send({ type: 'popup.close' });
  expect([shown(), reasons()]).toEqual(['coupon-popup', {}]);
  actor.getSnapshot().children.couponPopup?.send({ type: 'popup.close' });
  expect(shown()).toBeNull();
});

test.each(['drawer', 'menu'] as const)('OVL-01 what is due waits while the %s is open', async (surface) => {
  const { news, shown, reasons } = await promotions();
  await news({ type: 'surface.busy', surface });
  await passed(5000);
  expect([shown(), reasons()]).toEqual([null, { 'flash-popup': `the ${surface} is busy` }]);
  await news({ type: 'surface.free', surface });
  expect(shown()).toBe('flash-popup');
});

test('OVL-01 nothing comes at the payment, and it comes on the page after it', async () => {
  const { news, shown } = await promotions();
  await news({ type: 'surface.busy', surface: 'payment' });
  await news(arrival('/checkout/payment'));
  await passed(60_000);
  expect(shown()).toBeNull();
  await news({ type: 'surface.free', surface: 'payment' });
  await news(arrival('/about'));
  await passed(3000);
  expect(shown()).toBe('flash-popup');
});

test('OVL-01 who types is left alone', async () => {
  const { forms, shown } = await promotions();
  forms.ring(true);
  await passed(5000);
  expect(shown()).toBeNull();
  forms.ring(false);
  expect(shown()).toBe('flash-popup');
});

test('OVL-01 another list on the same page does not lose what waits', async () => {
  const { news, shown, forms } = await promotions();
  forms.ring(true);
  await passed(3000);
  await news(arrival('/?q=sleep'));
  forms.ring(false);
  expect(shown()).toBe('flash-popup');
});

test('OVL-01 an offer makes room for what the shopper asks for', async () => {
  const { actor, shown } = await promotions(3600);
  await passed(10_000);
  expect(shown()).toBe('coupon-popup');
  actor.send({ type: 'overlay.request', kind: 'membership-offer' });
  await settled();
  expect(shown()).toBe('membership-offer');
});

test('CPN-05, FLS-07 what the popups say goes to the shop as toasts', async () => {
  const { actor, told } = await promotions(3600);
  await passed(10_000);
  actor.getSnapshot().children.couponPopup?.send({ type: 'coupon.apply' });
  expect(told.at(-1)).toEqual({
    type: 'toast.request',
    toast: { tone: 'success', text: 'We’ll apply EVENING15 at checkout.' },
  });
});

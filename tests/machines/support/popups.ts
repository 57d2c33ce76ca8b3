import { createActor } from 'xstate';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { TimeLimitedCoupon } from '../../../src/domain/promotions/coupon/offer.ts';
import { parseLocation } from '../../../src/domain/shell/page/route.ts';
import type { Page } from '../../../src/domain/shell/page/page.ts';
import { defaultPopupSettings, type PopupSettings } from '../../../src/domain/promotions/popup.ts';
import type { CopyOutcome } from '../../../src/machines/promotions/code-copy/code-copy.machine.ts';
import {
  couponPopupLogic,
  type CouponPopupPorts,
} from '../../../src/machines/promotions/coupon-popup/coupon-popup.actors.ts';
import { couponPopupInput, sampleOffer } from '../../../src/machines/promotions/coupon-popup/coupon-popup.cases.ts';
import type {
  CouponPopupFact,
  OfferMoment,
  OfferScene,
} from '../../../src/machines/promotions/coupon-popup/coupon-popup.types.ts';
import {
  flashPopupLogic,
  type FlashPopupPorts,
} from '../../../src/machines/promotions/flash-popup/flash-popup.actors.ts';
import type { FlashPast, FlashPopupFact } from '../../../src/machines/promotions/flash-popup/flash-popup.types.ts';
import { bell, held, moment, parent, passed, settled } from './held.ts';

/** A clock over the test's own time. */
export const clock = {
  watchClock(listener: (now: number) => void) {
    const timer = setInterval(() => listener(Date.now()), 1000);
    listener(Date.now());
    return () => clearInterval(timer);
  },
};

export function attention() {
  const scroll = bell<number>();
  const exit = bell<void>();
  const activity = bell<void>();
  return {
    scroll,
    exit,
    activity,
    ports: { watchScroll: scroll.listen, watchExit: exit.listen, watchActivity: activity.listen },
  };
}

export const unseen: FlashPast = {
  counters: { session: 0, day: 0 },
  isOver: false,
  isClaimed: false,
  isDismissed: false,
};
export const sale: PopupSettings = { ...defaultPopupSettings, isActive: true };

interface SaleStart {
  readonly path?: string;
  readonly past?: FlashPast;
  readonly copies?: CopyOutcome;
  readonly lines?: Cart;
}

/** The ports of the flash sale, which the test answers by hand. */
export function salePorts({ past = unseen, copies = 'copied' }: Pick<SaleStart, 'past' | 'copies'> = {}) {
  const page = attention();
  const done: string[] = [];
  const fetchSettings = held<[AbortSignal], PopupSettings>();
  const verifyOffer = held<[string, Cart, AbortSignal], boolean>();
  const memory = { past, endsAt: null as string | null };
  const ports: FlashPopupPorts = {
    trigger: page.ports,
    clock,
    clipboard: {
      copy: (text) => {
        done.push(`copy ${text}`);
        return Promise.resolve(copies);
      },
    },
    fetchSettings,
    readPast: () => memory.past,
    countShow: () => void done.push('count'),
    keepDismissal: ({ code }) => void done.push(`put off ${code}`),
    fixDeadline: (_, seconds) => {
      memory.endsAt ??= new Date(Date.now() + seconds * 1000).toISOString();
      return memory.endsAt;
    },
    verifyOffer,
    keepClaim: ({ code, discount }) => void done.push(`keep ${code} ${discount}`),
    announceClaim: ({ code, discount }) => void done.push(`announce ${code} ${discount}`),
  };
  return { page, done, fetchSettings, verifyOffer, memory, ports };
}

/** The flash sale over ports that the test answers by hand. */
export function flashPopup({ path = '/', lines = [], ...start }: SaleStart = {}) {
  const shop = parent<FlashPopupFact>();
  const { ports, ...world } = salePorts(start);
  const actor = createActor(flashPopupLogic(ports), { input: { parent: shop, path, isFound: true, lines } });
  actor.start();
  return {
    ...world,
    actor,
    told: shop.told,
    state: () => actor.getSnapshot().value,
    arrive: async (href: string, route: Page['route'] = 'home') => {
      actor.send({ type: 'page.arrived', location: parseLocation(href), page: { route } });
      await settled();
    },
  };
}

export const untouched: OfferMoment = { now: 0, shows: { page: 0, cart: 0 }, isDismissed: false, taken: [] };

interface OffersStart {
  readonly path?: string;
  readonly lines?: Cart;
  readonly isDrawerOpen?: boolean;
  readonly moment?: Partial<OfferMoment>;
  readonly copies?: CopyOutcome;
}

/** The ports of the offers; what the shop offers is confirmed as it is. */
export function offerPorts(
  offers: readonly TimeLimitedCoupon[],
  begin: Pick<OffersStart, 'moment' | 'copies'> = {},
) {
  const page = attention();
  const drawer = attention();
  const done: string[] = [];
  const asked: OfferScene[] = [];
  const memory = { offers, moment: { ...untouched, ...begin.moment } };
  const ports: CouponPopupPorts = {
    pageTrigger: page.ports,
    cartTrigger: drawer.ports,
    clock,
    clipboard: { copy: () => Promise.resolve(begin.copies ?? 'copied') },
    findOffers: (scene) => {
      asked.push(scene);
      return Promise.resolve(memory.offers);
    },
    readOffer: (couponId) => Promise.resolve(memory.offers.find(({ id }) => id === couponId) ?? null),
    readMoment: () => ({ ...memory.moment, now: Date.now() }),
    countShow: (place) => {
      const { shows } = memory.moment;
      memory.moment = { ...memory.moment, shows: { ...shows, [place]: shows[place] + 1 } };
    },
    keepDismissal: () => {
      memory.moment = { ...memory.moment, isDismissed: true };
    },
    chooseCode: (code) => void done.push(`choose ${code}`),
    trackShown: (couponId, { page: at, cartValue }) => void done.push(`shown ${couponId} ${at} ${cartValue}`),
    trackGone: (couponId, _, reason) => void done.push(`gone ${couponId} ${reason}`),
  };
  return { page, drawer, done, asked, memory, ports };
}

/** The offers over ports that the test answers by hand. */
export function couponPopup(offers: readonly TimeLimitedCoupon[], begin: OffersStart = {}) {
  const { path = '/', lines = couponPopupInput.lines, isDrawerOpen = false } = begin;
  const shop = parent<CouponPopupFact>();
  const { ports, ...world } = offerPorts(offers, begin);
  const actor = createActor(couponPopupLogic(ports), {
    input: { ...couponPopupInput, parent: shop, path, lines, isDrawerOpen },
  });
  actor.start();
  return {
    ...world,
    actor,
    told: shop.told,
    popup: () => actor.getSnapshot().value.popup,
    arrive: async (href: string) => {
      actor.send({ type: 'page.arrived', location: parseLocation(href) });
      await settled();
    },
  };
}

export const offer: TimeLimitedCoupon = { ...sampleOffer, expiresAt: moment(4 * 3600) };

export type OffersPopup = ReturnType<typeof couponPopup>;

/** An offer that lies over the page. */
export async function offerOnPage(begin: OffersStart = {}, offers = [offer]): Promise<OffersPopup> {
  const popup = couponPopup(offers, begin);
  await passed(10_000);
  popup.actor.send({ type: 'overlay.granted' });
  return popup;
}

/** The open cart, after the time in which an offer comes there. */
export async function offerInCart(begin: OffersStart = {}, offers = [offer]): Promise<OffersPopup> {
  const popup = couponPopup(offers, { isDrawerOpen: true, ...begin });
  await passed(8000);
  return popup;
}

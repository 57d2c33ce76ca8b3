import type { Cart } from '../../../domain/cart/cart.ts';
import type { TimeLimitedCoupon } from '../../../domain/promotions/coupon/offer.ts';
import { parseLocation } from '../../../domain/shell/page/route.ts';
import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import { sampleProfile } from '../../account/session/session.cases.ts';
import { shopInput } from '../../shell/shop/shop.cases.ts';
import type { CouponPopupContext, CouponPopupInput, OfferMoment } from './coupon-popup.types.ts';

const lines: Cart = [
  {
    sku: 'sleep-mantra',
    name: 'Sleep Mantra',
    variant: '30 ml',
    flavour: 'Saffron',
    quantity: 1,
    packageType: 'trial',
    price: 1499,
    discount: { trial: 0, weekly: 5, monthly: 10, comboDiscount: 0 },
    isPremiumMembership: false,
  },
];

export const couponPopupInput: CouponPopupInput = {
  parent: nobody,
  path: '/',
  lines,
  rules: shopInput.rules,
  shopperId: null,
  isDrawerOpen: false,
};

/** The drawer is already open when the offers arrive. */
export const couponPopupStarts: readonly CouponPopupInput[] = [{ ...couponPopupInput, isDrawerOpen: true }];

export const sampleOffer: TimeLimitedCoupon = {
  id: '5a5a7f2e-1a55-4f0e-9a53-0c5a0f7b6d11',
  code: 'EVENING15',
  name: 'Evening offer',
  description: '15% off until the evening is over',
  type: 'percentage',
  value: 15,
  maxDiscountValue: 400,
  minOrderValue: 999,
  expiresAt: '2026-11-04T06:30:00.000Z',
  isFlashOffer: true,
  urgencyMessage: 'Today only',
};

const moment: OfferMoment = {
  now: Date.parse('2026-11-04T04:30:00.000Z'),
  shows: { page: 0, cart: 0 },
  isDismissed: false,
  taken: [],
};
const moments = [moment, { ...moment, isDismissed: true }, { ...moment, shows: { page: 2, cart: 1 } }];

export const couponPopupCases: EventCases = {
  'page.arrived': ['/shop', '/'].map((path) => command('page.arrived', { location: parseLocation(path) })),
  'cart.changed': [command('cart.changed', { lines }), command('cart.changed', { lines: [] })],
  'session.opened': [command('session.opened', { profile: sampleProfile })],
  'popup.preview': [command('popup.preview', { coupon: sampleOffer })],
  'trigger.fired': [command('trigger.fired', { cause: 'delay' })],
  'countdown.over': [command('countdown.over', { id: 'coupon-popup' })],
  'xstate.done.actor.findOffers': [done('findOffers', [sampleOffer])],
  'xstate.error.actor.findOffers': [failed('findOffers')],
  'xstate.done.actor.readMoment': moments.map((each) => done('readMoment', each)),
  'xstate.error.actor.readMoment': [failed('readMoment')],
  'xstate.done.actor.readMomentInCart': moments.map((each) => done('readMomentInCart', each)),
  'xstate.done.actor.readOffer': [done('readOffer', sampleOffer), done('readOffer', null)],
  'xstate.error.actor.readOffer': [failed('readOffer')],
  'xstate.done.actor.readOfferInCart': [done('readOfferInCart', sampleOffer), done('readOfferInCart', null)],
  'xstate.error.actor.readOfferInCart': [failed('readOfferInCart')],
  'xstate.error.actor.readMomentInCart': [failed('readMomentInCart')],
};

/** Tells snapshots apart by whether there are offers. */
export function couponPopupKey({ context }: { readonly context: CouponPopupContext }): string {
  return JSON.stringify([context.coupons.length, context.path, context.lines.length]);
}

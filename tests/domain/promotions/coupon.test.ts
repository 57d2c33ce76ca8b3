import { expect, test } from 'vitest';
import { bundlePercentage } from '../../../src/domain/promotions/bundle/bundle.ts';
import { comboSizes, isComboCode } from '../../../src/domain/promotions/coupon/combo.ts';
import { couponDraftProblem } from '../../../src/domain/promotions/coupon/coupon-draft.ts';
import { normalisedCode } from '../../../src/domain/promotions/coupon/coupon.ts';
import {
  canApplyOffer,
  chooseOffer,
  estimatedSaving,
  isOfferShown,
  missingForOffer,
  offerUrgency,
  type TimeLimitedCoupon,
} from '../../../src/domain/promotions/coupon/offer.ts';
import { tiersOf } from '../../../src/domain/promotions/tier/tiers-answer.ts';

const now = new Date('2026-11-04T04:30:00.000Z');
const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

function offer(code: string, change: Partial<TimeLimitedCoupon> = {}): TimeLimitedCoupon {
  return {
    id: code,
    code,
    name: code,
    description: '',
    type: 'percentage',
    value: 10,
    maxDiscountValue: null,
    minOrderValue: null,
    expiresAt: minutesOn(60),
    isFlashOffer: true,
    urgencyMessage: null,
    ...change,
  };
}

test('CPN-03 an offer is shown until it expires and from four fifths of its minimum on', () => {
  const coupon = offer('TEN', { minOrderValue: 1500 });
  const shown = [1199, 1200, 1500].map((value) => isOfferShown(coupon, value, now));
  expect(shown).toEqual([false, true, true]);
  const end = new Date(coupon.expiresAt);
  expect(isOfferShown(coupon, 1500, new Date(end.getTime() - 1))).toBe(true);
  expect(isOfferShown(coupon, 1500, end)).toBe(false);
  expect(isOfferShown(offer('FREE'), 0, now)).toBe(true);
});

test('CPN-03 it is applied only at its minimum, and says what is missing', () => {
  const coupon = offer('TEN', { minOrderValue: 1500 });
  expect(
    [1200, 1499, 1500, 9000].map((value) => [canApplyOffer(coupon, value), missingForOffer(coupon, value)]),
  ).toEqual([
    [false, 300],
    [false, 1],
    [true, 0],
    [true, 0],
  ]);
});

test('CPN-04 the soonest to expire is chosen, unless one of its kind within an hour is worth more', () => {
  const choice = (...coupons: TimeLimitedCoupon[]) => chooseOffer(coupons, 1000, now)?.code ?? null;
  const soon = offer('SOON', { value: 10, expiresAt: minutesOn(30) });
  const more = (minutes: number, change: Partial<TimeLimitedCoupon> = {}) =>
    offer('MORE', { value: 20, expiresAt: minutesOn(minutes), ...change });
  expect(choice()).toBe(null);
  expect(choice(more(200), soon)).toBe('SOON');
  expect(choice(more(90), soon)).toBe('MORE');
  expect(choice(more(91), soon)).toBe('SOON');
  expect(choice(more(60, { type: 'amount', value: 500 }), soon)).toBe('SOON');
  expect(choice(more(60, { value: 5 }), soon)).toBe('SOON');
  const [fiftyOff, hundredOff] = [50, 100].map((value) => offer(`OFF${value}`, { type: 'amount', value }));
  expect(choice(...[fiftyOff, hundredOff].filter((each) => each !== undefined))).toBe('OFF100');
  const free = offer('FREE', { type: 'free_shipping', value: 0, expiresAt: minutesOn(20) });
  expect(choice(free, more(25), soon)).toBe('FREE');
});

test('CPN-04 what is not shown is not chosen, and of two that end together the one that saves more is', () => {
  const far = offer('FAR', { expiresAt: minutesOn(5), minOrderValue: 5000 });
  const over = offer('OVER', { expiresAt: minutesOn(0) });
  const percent = offer('PERCENT', { value: 5 });
  const amount = offer('AMOUNT', { type: 'amount', value: 200 });
  expect(chooseOffer([far, over, percent, amount], 1000, now)?.code).toBe('AMOUNT');
  expect(chooseOffer([far, over], 1000, now)).toBe(null);
});

test('CPN-07 urgency goes by the minutes that are left', () => {
  const left = [0, 15, 15.01, 60, 60.01, 180, 180.01];
  expect(left.map((minutes) => offerUrgency(minutesOn(minutes), now))).toEqual([
    'critical',
    'critical',
    'high',
    'high',
    'medium',
    'medium',
    'low',
  ]);
});

test('MNY-09 the estimated saving is capped by the coupon and by the cart; free delivery counts as 50', () => {
  const saving = (change: Partial<TimeLimitedCoupon>, cart: number) => estimatedSaving(offer('X', change), cart);
  expect([
    saving({ value: 10 }, 1995),
    saving({ value: 50, maxDiscountValue: 500 }, 3000),
    saving({ type: 'amount', value: 200 }, 1000),
    saving({ type: 'amount', value: 200 }, 150),
    saving({ type: 'free_shipping', value: 0 }, 10),
  ]).toEqual([200, 500, 200, 150, 50]);
});

test('CPN-10 a code is compared without case and spaces', () => {
  expect([' flash 50 ', 'FLASH50', 'Flash\t50'].map(normalisedCode)).toEqual(['FLASH50', 'FLASH50', 'FLASH50']);
});

test('CPN-11 the reserved coupon’s percentage is that of four products; three and two save two thirds and a third', () => {
  const sizes = comboSizes(15);
  expect(sizes).toEqual([
    { size: 2, percentage: 5 },
    { size: 3, percentage: 10 },
    { size: 4, percentage: 15 },
  ]);
  expect([1, 2, 3, 4, 9].map((products) => bundlePercentage(sizes, products))).toEqual([0, 5, 10, 15, 15]);
  expect(comboSizes(20).map(({ percentage }) => percentage)).toEqual([7, 13, 20]);
  expect(['combo discount', 'COMBODISCOUNT', 'COMBO'].map(isComboCode)).toEqual([true, true, false]);
});

test('CPN-10, API-05 a coupon that contradicts itself is refused by its field', () => {
  const times = { startsAt: null, expiresAt: minutesOn(60) };
  const draft = { code: 'TEN', type: 'percentage', value: 10, isFlashOffer: false, ...times } as const;
  const field = (change: Partial<Parameters<typeof couponDraftProblem>[0]>) =>
    couponDraftProblem({ ...draft, ...change })?.field ?? null;
  expect([
    field({}),
    field({ value: 0 }),
    field({ value: 100.01 }),
    field({ value: 12.345 }),
    field({ type: 'amount', value: 99.5 }),
    field({ type: 'free_shipping', value: 0 }),
    field({ startsAt: minutesOn(60) }),
    field({ code: 'COMBODISCOUNT', type: 'amount' }),
    field({ code: 'COMBODISCOUNT', value: 91 }),
    field({ startsAt: minutesOn(60), expiresAt: null }),
    field({ isFlashOffer: true, expiresAt: null }),
  ]).toEqual([null, 'value', 'value', 'value', 'value', null, 'expiresAt', 'type', 'value', null, 'expiresAt']);
});

test('TIR-01 a tier’s percentage is its highest coupon value; anything of another form is no ladder', () => {
  const silver = { threshold: 4700, label: 'Silver', description: 'Ten', coupons: [{ value: 8 }, { value: 10 }] };
  const bronze = { threshold: 2400, label: 'Bronze', coupons: [{ value: 5 }] };
  expect(tiersOf({ success: true, tiers: [silver, bronze] })).toEqual([
    { threshold: 2400, label: 'Bronze', discountPercentage: 5 },
    { threshold: 4700, label: 'Silver', discountPercentage: 10 },
  ]);
  const wrong = [
    null,
    'tiers',
    { success: false, tiers: [bronze] },
    { success: true },
    { success: true, tiers: [] },
    { success: true, tiers: [silver, { ...bronze, coupons: [] }] },
    { success: true, tiers: [{ ...bronze, coupons: [{ value: '5' }] }] },
    { success: true, tiers: [{ ...bronze, coupons: [{ value: 101 }] }] },
    { success: true, tiers: [{ ...bronze, threshold: 0 }] },
    { success: true, tiers: [{ ...bronze, label: 5 }] },
  ];
  expect(wrong.map(tiersOf)).toEqual(wrong.map(() => null));
});

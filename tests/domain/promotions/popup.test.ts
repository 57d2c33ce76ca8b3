import { expect, test } from 'vitest';
import { mistakesOf } from '../../../src/domain/kit/failure.ts';
import {
  defaultPopupSettings,
  flashUrgency,
  isPageAllowed,
  isUnderLimits,
  popupCodeMistake,
  popupRules,
} from '../../../src/domain/promotions/popup.ts';

test('FLS-01 the defaults are those of the specification', () => {
  expect(defaultPopupSettings).toMatchObject({
    isActive: true,
    showAfterSeconds: 3,
    scrollTriggerPercent: 10,
    maxShowsPerSession: 99,
    maxShowsPerDay: 99,
    timerDuration: 300,
    couponCode: 'FLASH50',
    discountPercent: 50,
    enabledPages: ['*'],
    disabledPages: ['/dashboard/*', '/login', '/register', '/legal/*', '/order-success', '/pay/*'],
  });
});

test('FLS-04 disabled patterns win, * enables all, and a /* at the end means everything below', () => {
  const allowed = (enabledPages: string[], disabledPages: string[], ...paths: string[]) =>
    paths.map((path) => isPageAllowed({ enabledPages, disabledPages }, path));
  expect(allowed(['*'], ['/dashboard/*'], '/', '/shop', '/dashboard', '/dashboard/profile', '/dashboards')).toEqual(
    [true, true, false, false, true],
  );
  expect(allowed(['/shop/*'], ['/shop/dog-mantra'], '/shop', '/shop/x/', '/shop/dog-mantra', '/')).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(allowed(['/', '/about'], [], '/', '/?a=b', '/about#team', '/about/', '/about/us')).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(allowed(['*'], ['*'], '/', '/shop')).toEqual([false, false]);
  expect(allowed(['/*'], [], '/', '/shop/x')).toEqual([true, true]);
  expect(allowed([], [], '/')).toEqual([false]);
});

test('FLS-05 urgency goes by the seconds that are left', () => {
  expect([0, 30, 31, 60, 61, 180, 181].map(flashUrgency)).toEqual([
    'critical',
    'critical',
    'high',
    'high',
    'medium',
    'medium',
    'low',
  ]);
});

test('FLS-03 both counters hold, and debug mode forgets them', () => {
  const settings = { ...defaultPopupSettings, maxShowsPerSession: 2, maxShowsPerDay: 3 };
  const past = [
    { session: 1, day: 2 },
    { session: 2, day: 2 },
    { session: 1, day: 3 },
  ];
  expect(past.map((counters) => isUnderLimits(settings, counters))).toEqual([true, false, false]);
  expect(past.map((counters) => isUnderLimits({ ...settings, debugMode: true }, counters))).toEqual([
    true,
    true,
    true,
  ]);
});

test('ADM-04 settings that contradict each other are named by their field', () => {
  const wrong = (change: Partial<typeof defaultPopupSettings>) =>
    mistakesOf(popupRules({ ...defaultPopupSettings, ...change })).map(({ field }) => field);
  expect([
    wrong({}),
    wrong({ maxShowsPerSession: 5, maxShowsPerDay: 4 }),
    wrong({ enabledPages: [] }),
    wrong({ enabledPages: [], isActive: false }),
    wrong({ conversionTracking: true, trackingEnabled: false }),
    wrong({ conversionTracking: true, trackingEnabled: true }),
  ]).toEqual([[], ['maxShowsPerSession'], ['enabledPages'], [], ['conversionTracking'], []]);
});

test('FLS-01 the popup’s code counts from its coupon’s first moment and no longer at its end', () => {
  const terms = {
    type: 'percentage',
    value: 50,
    startsAt: '2026-11-04T04:30:00.000Z',
    expiresAt: '2026-11-05T04:30:00.000Z',
  } as const;
  const told = (at: string) =>
    popupCodeMistake(defaultPopupSettings, { terms, isUsedUp: false }, new Date(at))?.message ?? null;
  expect([
    told('2026-11-04T04:29:59.999Z'),
    told('2026-11-04T04:30:00.000Z'),
    told('2026-11-05T04:29:59.999Z'),
    told('2026-11-05T04:30:00.000Z'),
  ]).toEqual(['This coupon hasn’t started yet', null, null, 'This coupon has ended']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { couponUsageLogic } from '../../../../src/machines/admin/sections/coupon-usage/coupon-usage.actors.ts';
import {
  couponUsageInput,
  someUsage,
} from '../../../../src/machines/admin/sections/coupon-usage/coupon-usage.cases.ts';
import type {
  CouponFigures,
  CouponQuery,
} from '../../../../src/machines/admin/sections/coupon-usage/coupon-usage.machine.ts';
import { couponUsageView } from '../../../../src/machines/admin/sections/coupon-usage/coupon-usage.view.ts';
import { held, offline, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

test('CPN-10 a coupon says how often it was used, by how many, what it gave and what it brought; a failure can be retried', async () => {
  const loadFigures = held<[CouponQuery, AbortSignal], CouponFigures>();
  const actor = createActor(couponUsageLogic({ loadFigures }), { input: couponUsageInput }).start();
  const view = () => couponUsageView(actor.getSnapshot());
  expect(view().isLoading).toBe(true);
  await loadFigures.fail(offline);
  expect(view().failure).toBe('No connection. Check your network and try again.');
  actor.send({ type: 'figures.retry' });
  await loadFigures.answer(someUsage);
  expect(view().facts.map(({ text }) => text)).toEqual(['12', '11', '₹1,800', '₹14,400', '120', '30']);
  expect(view().plot).toEqual({ points: ['20 Nov', '21 Nov'], discounts: [600, 1200] });
});

test('CPN-10 a coupon that nobody used in these days has no chart', async () => {
  const loadFigures = held<[CouponQuery, AbortSignal], CouponFigures>();
  const actor = createActor(couponUsageLogic({ loadFigures }), { input: couponUsageInput }).start();
  await loadFigures.answer({ ...someUsage, days: [{ day: '2026-11-21', orders: 0, discount: 0 }] });
  expect(couponUsageView(actor.getSnapshot()).plot).toBeNull();
});

import { expect, test, vi } from 'vitest';
import { fallbackBanners } from '../../../src/domain/promotions/banner.ts';
import { CallFailed } from '../../../src/domain/kit/failure.ts';
import { defaultPopupSettings } from '../../../src/domain/promotions/popup.ts';
import { createBannerService } from '../../../src/services/promotions/banner/banner.service.ts';
import { createCouponService } from '../../../src/services/promotions/coupon/coupon.service.ts';
import type { Http } from '../../../src/services/platform/http/http.ts';
import { createPopupService } from '../../../src/services/promotions/popup/popup.service.ts';

const { signal } = new AbortController();

/** A shop that does not answer, and what is logged of it. */
function away() {
  const log = { warn: vi.fn<(message: string, about: unknown) => void>() };
  const http: Http = {
    send: async () => {
      throw new CallFailed({ kind: 'offline' });
    },
  };
  return { http, log };
}

test('ERR-02, CPN-02 offers that cannot be read are none, and one is null; both are only logged', async () => {
  const { http, log } = away();
  const coupons = createCouponService(http, log);
  expect(await coupons.findOffers({ page: '/', cartValue: 0, userId: null }, signal)).toEqual([]);
  expect(await coupons.readOffer('any', signal)).toBe(null);
  expect(await coupons.verify('FLASH50', [], signal)).toBe(null);
  expect(log.warn).toHaveBeenCalledTimes(3);
});

test('CPN-09 what cannot be told of an offer is forgotten, without a word', async () => {
  const { http, log } = away();
  const coupons = createCouponService(http, log);
  const about = { couponId: 'any', page: '/', cartValue: 0, userId: null, timestamp: '2026-11-04T04:30:00Z' };
  await coupons.trackDisplay({ ...about, trigger: 'auto', deviceType: 'mobile', sessionId: 'one' });
  await coupons.trackDismissal({ ...about, reason: 'applied', timeDisplayed: 10 });
  expect(log.warn).not.toHaveBeenCalled();
});

test('ERR-02, FLS-01 popup settings that cannot be read are the defaults, and it is logged', async () => {
  const { http, log } = away();
  expect(await createPopupService(http, log).fetchSettings(signal)).toEqual(defaultPopupSettings);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('ERR-02, BNR-02 banners that cannot be read are the three built in, and it is logged', async () => {
  const { http, log } = away();
  expect(await createBannerService(http, log).loadBanners(signal)).toEqual(fallbackBanners);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

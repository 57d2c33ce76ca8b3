import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  campaignState,
  filledCampaign,
  runningOf,
  salePrice,
} from '../../../src/domain/promotions/campaign/campaign.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();

test('CMP-01 a campaign runs from its start until just before its end, while it is on', () => {
  fc.assert(
    fc.property(
      fc.nat(50),
      fc.integer({ min: 1, max: 50 }),
      fc.nat(120),
      fc.boolean(),
      (from, length, now, isOn) => {
        const span = { startsAt: at(from), endsAt: at(from + length), isOn };
        const state = campaignState(span, new Date(at(now)));
        if (now >= from + length) expect(state).toBe('over');
        else if (!isOn) expect(state).toBe('off');
        else expect(state).toBe(now >= from ? 'running' : 'planned');
      },
    ),
  );
});

test('CMP-01 of two campaigns that run, the one that began last counts', () => {
  const long = { name: 'long', startsAt: at(0), endsAt: at(60) };
  const short = { name: 'short', startsAt: at(10), endsAt: at(20) };
  const nameAt = (minute: number) => runningOf([short, long], new Date(at(minute)))?.name;
  expect([5, 10, 19, 20, 60].map(nameAt)).toEqual(['long', 'short', 'short', 'long', undefined]);
});

test('CMP-01 a percentage is rounded as everywhere in the shop', () => {
  expect(salePrice({ by: 'percent', off: 20 }, 599)).toBe(479);
  expect(salePrice({ by: 'amount', off: 100 }, 599)).toBe(499);
});

test('CMP-01 texts that somebody wrote stay, and a name without letters still makes a code', () => {
  const parts = {
    name: 'दिवाली',
    startsAt: '2026-11-07T18:30:00.000Z',
    endsAt: '2026-11-09T18:30:00.000Z',
    prices: null,
    coupon: { code: '', type: 'amount', value: 100, minOrderValue: null, maxDiscountValue: null },
    banner: { text: 'Lamps are lit', link: '' },
    popup: null,
  } as const;
  expect(filledCampaign(parts)).toMatchObject({
    coupon: { code: 'SALE26' },
    banner: { text: 'Lamps are lit', link: '/shop' },
  });
});

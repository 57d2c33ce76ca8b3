import { expect, test } from 'vitest';
import { collisionsOf, type Planned } from '../../../src/domain/promotions/campaign/collision.ts';

/** A moment of November 2026, 10:00 in India. */
const day = (date: number) => Date.UTC(2026, 10, date, 4, 30);
const planned = (own: Partial<Planned> & Pick<Planned, 'kind' | 'name'>): Planned => ({
  from: day(5),
  until: day(9),
  brings: [],
  code: '',
  text: '',
  ...own,
});

test('FLO-08 two popups or sets of tiers that want the same minute are named, with that time', () => {
  const diwali = planned({ kind: 'campaign', name: 'Diwali sale', brings: ['popup', 'tiers'] });
  const week = planned({ kind: 'campaign', name: 'Skin week', from: day(8), until: day(15), brings: ['popup'] });
  const later = planned({
    kind: 'campaign',
    name: 'Winter sale',
    from: day(15),
    until: day(20),
    brings: ['popup'],
  });
  expect(collisionsOf([week, later, diwali])).toEqual([
    'Two popups want the same time: Diwali sale and Skin week, from 08 Nov 26, 10:00 AM to 09 Nov 26, 10:00 AM. Shoppers get that of Skin week',
  ]);
});

test('FLO-08 a coupon that ends before the banner that names it, or starts after it, is named', () => {
  const coupon = planned({ kind: 'coupon', name: 'DIWALI26', code: 'DIWALI26', from: day(6), until: day(8) });
  const banner = planned({ kind: 'banner', name: 'Lamps', text: '10% off with the code Diwali26!' });
  const other = planned({ kind: 'banner', name: 'Other', text: 'DIWALI2 and XDIWALI26 are other codes' });
  expect(collisionsOf([coupon, banner, other])).toEqual([
    'The coupon DIWALI26 ends before the banner “Lamps”',
    'The coupon DIWALI26 starts after the banner “Lamps”',
  ]);
  expect(collisionsOf([{ ...coupon, from: day(5), until: day(9) }, banner])).toEqual([]);
});

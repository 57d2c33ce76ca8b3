import { expect, test } from 'vitest';
import { offerClaims, type OfferMoment } from '../../../src/domain/flows/offer-claims.ts';

const bundle = {
  name: 'Quiet Evening',
  originalPrice: 2398,
  discountedPrice: 2038,
  savingsPercentage: 15,
  isTimeLimited: false,
  endsAt: null,
  stockLevel: 10,
};

function card(at: number, clock: string, context: object): OfferMoment {
  return {
    at,
    slug: 'bundle-card',
    sessionId: 'x:1',
    value: { clock },
    context: { bundle, metrics: null, ...context },
  };
}

test('BND-07 why a shopper saw “Only 3 left!” is told with the stock and the rule, once', () => {
  const moments = [
    card(1, 'untimed', {}),
    card(2, 'untimed', { metrics: { stockLevel: 3 } }),
    card(3, 'untimed', { metrics: { stockLevel: 3 } }),
  ];
  expect(offerClaims(moments)).toEqual([
    { at: 1, offer: 'Quiet Evening', says: 'Save 15%', because: '₹2,398 apart, ₹2,038 together', isTrue: true },
    {
      at: 2,
      offer: 'Quiet Evening',
      says: 'Only 3 left!',
      because: 'the stock was 3; it is said at 5 or fewer',
      isTrue: true,
    },
  ]);
});

test('BND-06 a countdown without an end and a saving that is too large are named as untrue', () => {
  const claims = offerClaims([card(1, 'running', { bundle: { ...bundle, savingsPercentage: 40 } })]);
  expect(claims.map(({ says, isTrue }) => [says, isTrue])).toEqual([
    ['Save 40%', false],
    ['a countdown', false],
  ]);
  const timed = { ...bundle, isTimeLimited: true, endsAt: '2026-11-04T04:30:00.000Z' };
  expect(offerClaims([card(1, 'urgent', { bundle: timed })])[1]).toMatchObject({
    because: 'the offer ends at 2026-11-04T04:30:00.000Z',
    isTrue: true,
  });
});

test('OVL-02 a sale and a coupon claim their deadline while they are shown, and nothing before', () => {
  const sale = { settings: { popupTitle: 'Diwali sale' }, endsAt: '2026-11-04T04:40:00.000Z' };
  const flash = (value: unknown): OfferMoment => ({
    at: 5,
    slug: 'flash-popup',
    sessionId: 'x:2',
    value,
    context: sale,
  });
  expect(offerClaims([flash('waiting')])).toEqual([]);
  expect(offerClaims([flash({ open: { counting: 'offering' } })])).toEqual([
    {
      at: 5,
      offer: 'Diwali sale',
      says: 'a countdown',
      because: 'the offer ends at 2026-11-04T04:40:00.000Z',
      isTrue: true,
    },
  ]);
  const coupon = { offer: { name: 'Twenty off', expiresAt: null } };
  const value = { popup: { visible: 'onPage' } };
  expect(offerClaims([{ at: 6, slug: 'coupon-popup', sessionId: 'x:3', value, context: coupon }])).toMatchObject([
    { offer: 'Twenty off', isTrue: false },
  ]);
});

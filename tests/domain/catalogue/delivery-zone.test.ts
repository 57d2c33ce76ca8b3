import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mistakesOf } from '../../../src/domain/kit/failure.ts';
import {
  type DeliveryZone,
  type WeightSlab,
  zoneMapOf,
  zoneRules,
  zoneOf,
  zoneTerms,
} from '../../../src/domain/catalogue/delivery-zone.ts';
import { postalPlaceOf } from '../../../server/catalogue/delivery/postal-regions.ts';

const shop = { deliveryFee: 49, freeDeliveryFrom: 499 };
const zone = (name: string, places: readonly string[], more: Partial<DeliveryZone> = {}): DeliveryZone => ({
  name,
  places,
  isServed: true,
  cashOnDelivery: true,
  slabs: [],
  perKg: 0,
  freeFrom: null,
  daysFrom: null,
  daysTo: null,
  ...more,
});

const pincodes = fc.integer({ min: 100_000, max: 999_999 }).map(String);
const beginnings = fc
  .tuple(pincodes, fc.integer({ min: 1, max: 6 }))
  .map(([pincode, digits]) => pincode.slice(0, digits));
const slabs = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 0, max: 90 })), { maxLength: 6 })
  .map((steps) => {
    const made: WeightSlab[] = [];
    for (const [grams, rupees] of steps) {
      const last = made.at(-1);
      made.push({ upTo: (last?.upTo ?? 0) + grams, fee: (last?.fee ?? 0) + rupees });
    }
    return made;
  });

test('SHP-01 a heavier parcel never costs less, and a zone that is accepted says so', () => {
  const grams = fc.integer({ min: 0, max: 120_000 });
  const perKgs = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(slabs, perKgs, grams, grams, (rates, perKg, one, other) => {
      const rated = zone('Any', ['India'], { slabs: rates, perKg });
      expect(mistakesOf(zoneRules(rated))).toEqual([]);
      const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
      expect(zoneTerms(rated, light, shop).deliveryFee).toBeLessThanOrEqual(
        zoneTerms(rated, heavy, shop).deliveryFee,
      );
    }),
  );
});

test('SHP-01 every pincode is in one zone, in whatever order the zones and their places are listed', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(beginnings, { minLength: 1, maxLength: 12 }),
      pincodes,
      fc.nat(),
      (places, pincode, cut) => {
        const owned = places.map((place) => zone(place, [place]));
        const at = cut % owned.length;
        const turned = [...owned.slice(at), ...owned.slice(0, at)].toReversed();
        const found = zoneOf(postalPlaceOf(pincode), zoneMapOf(owned));
        expect(zoneOf(postalPlaceOf(pincode), zoneMapOf(turned))?.zone.name).toBe(found?.zone.name);
        // The longest of the beginnings that it has, worked out the slow way.
        const [longest] = places
          .filter((place) => pincode.startsWith(place))
          .toSorted((a, b) => b.length - a.length);
        expect(found?.zone.name).toBe(longest);
      },
    ),
  );
});

test.for([
  // Kochi's 682 is longer than Kerala's 67, and Lakshadweep's 68255 is longer than both.
  ['682001', 'Kochi'],
  ['682555', 'Islands'],
  ['671121', 'Kerala'],
  ['560066', 'Rest'],
] as const)('SHP-01 the longest match decides: %s is in %s', ([pincode, wanted]) => {
  const zones = zoneMapOf([
    zone('Rest', ['India']),
    zone('Kerala', ['Kerala']),
    zone('Islands', ['Lakshadweep']),
    zone('Kochi', ['682']),
  ]);
  expect(zoneOf(postalPlaceOf(pincode), zones)?.zone.name).toBe(wanted);
});

test.for([
  [0, 60],
  [500, 60],
  [501, 90],
  [1_000, 90],
  // One kilogram begun above the last weight, and three.
  [1_001, 130],
  [2_000, 130],
  [3_001, 210],
] as const)('SHP-01 %d grams cost ₹%d', ([grams, fee]) => {
  const rated = zone('Hills', ['Sikkim'], {
    slabs: [
      { upTo: 500, fee: 60 },
      { upTo: 1_000, fee: 90 },
    ],
    perKg: 40,
    freeFrom: 999,
  });
  expect(zoneTerms(rated, grams, shop)).toEqual({ deliveryFee: fee, freeDeliveryFrom: 999 });
});

test.for([
  [3, null, 'daysTo'],
  [null, 5, 'daysFrom'],
  [6, 5, 'daysTo'],
  [5, 5, undefined],
  [null, null, undefined],
] as const)('SHP-01 days from %s to %s are refused at %s', ([daysFrom, daysTo, field]) => {
  expect(mistakesOf(zoneRules(zone('Hills', ['Sikkim'], { daysFrom, daysTo })))[0]?.field).toBe(field);
});

test('SHP-01 a zone without fees of its own has the shop’s, and so has a place in no zone', () => {
  expect(zoneTerms(zone('Plain', ['Assam']), 9_000, shop)).toEqual(shop);
  expect(zoneTerms(null, 9_000, shop)).toEqual(shop);
});

test.for([
  [['Atlantis'], [], 'places'],
  [['0110'], [], 'places'],
  [['560', '560'], [], 'places'],
  [
    ['560'],
    [
      [500, 60],
      [500, 90],
    ],
    'slabs.1.upTo',
  ],
  [
    ['560'],
    [
      [500, 60],
      [900, 59],
    ],
    'slabs.1.fee',
  ],
] as const)('SHP-01 the places %j with the fees %j are refused at %s', ([places, rates, field]) => {
  const wrong = zone('Wrong', places, { slabs: rates.map(([upTo, fee]) => ({ upTo, fee })) });
  expect(mistakesOf(zoneRules(wrong))[0]?.field).toBe(field);
});

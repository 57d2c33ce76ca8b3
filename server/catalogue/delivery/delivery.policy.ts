import type { Delivery } from '../../../src/contract/catalogue/delivery.calls.ts';
import {
  costsByWeight,
  type DeliveryTerms,
  type DeliveryZone,
  type PostalPlace,
  type ZoneMap,
  zoneOf,
  zoneTerms,
} from '../../../src/domain/catalogue/delivery-zone.ts';
import { cityOf, postalPlaceOf } from './postal-regions.ts';

/** The shop's own fee, and its zones. */
interface ShopTerms extends DeliveryTerms {
  readonly zones: ZoneMap;
}

/** Fewest and most working days from Bengaluru. */
type Span = readonly [number, number];

const homeCity: Span = [1, 2];
const metro: Span = [2, 3];
const south: Span = [2, 4];
const mainland: Span = [4, 6];
const farAway: Span = [6, 9];

const metros = new Set(['New Delhi', 'Mumbai', 'Kolkata', 'Chennai', 'Hyderabad', 'Pune', 'Ahmedabad']);
const southern = new Set(['Karnataka', 'Tamil Nadu', 'Kerala', 'Andhra Pradesh', 'Telangana', 'Puducherry', 'Goa']);
const hillsAndEast = new Set([
  'Arunachal Pradesh',
  'Assam',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Ladakh',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Sikkim',
  'Tripura',
  'Uttarakhand',
]);
/** Pincode prefixes in use that two states share. */
const sharedBeginnings = /^(?:24[467]|262|396|605|813)/u;

/** Orders placed before this hour, Indian time, ship on the same day. */
const lastHour = 14;
const indianOffset = 5.5 * 3_600_000;
const day = 86_400_000;
const sunday = 0;

/** What delivery of this weight to a pincode costs, and from which amount it is free; whole grams (SHP-01). */
export function deliveryTermsTo(pincode: string, grams: number, shop: ShopTerms): DeliveryTerms {
  return zoneTerms(zoneOf(postalPlaceOf(pincode), shop.zones)?.zone ?? null, grams, shop);
}

/**
 * Whether, when and how the shop delivers to a pincode, for an order placed now. Without a weight in whole grams, the fee
 * is that of the lightest parcel (CHK-08, SHP-01).
 */
export function deliveryTo(pincode: string, now: Date, shop: ShopTerms, grams: number | null = null): Delivery {
  const city = cityOf(pincode);
  const place = postalPlaceOf(pincode);
  const { state } = place;
  const found = zoneOf(place, shop.zones);
  const deliverable = (found?.isNamed === true || isKnown(place)) && (found?.zone.isServed ?? true);
  const { deliveryFee, freeDeliveryFrom } = zoneTerms(found?.zone ?? null, grams ?? 0, shop);
  const isByWeight = grams === null && found !== null && costsByWeight(found.zone);
  const [min, max] = spanOf(found?.zone) ?? spanTo(city, state);
  return {
    pincode,
    city,
    state,
    deliverable,
    cashOnDelivery: deliverable && (found?.zone.cashOnDelivery ?? true),
    earliest: deliverable ? arrival(now, min) : null,
    latest: deliverable ? arrival(now, max) : null,
    fee: deliveryFee,
    ...(isByWeight ? { isByWeight } : {}),
    freeFrom: freeDeliveryFrom,
  };
}

/** Whether the pincode is in use. */
function isKnown({ pincode, state }: PostalPlace): boolean {
  return state !== null || sharedBeginnings.test(pincode);
}

function spanOf(zone: DeliveryZone | undefined): Span | null {
  if (!zone || zone.daysFrom === null || zone.daysTo === null) return null;
  return [zone.daysFrom, zone.daysTo];
}

function spanTo(city: string | null, state: string | null): Span {
  if (city === 'Bengaluru') return homeCity;
  if (city !== null && metros.has(city)) return metro;
  if (state !== null && southern.has(state)) return south;
  return state !== null && hillsAndEast.has(state) ? farAway : mainland;
}

/** The delivery day in India, this many working days after dispatch. Sundays don't count. */
function arrival(now: Date, workingDays: number): string {
  const inIndia = new Date(now.getTime() + indianOffset);
  let at = inIndia.getUTCHours() >= lastHour ? inIndia.getTime() + day : inIndia.getTime();
  while (weekday(at) === sunday) at += day;
  for (let left = workingDays; left > 0; left -= 1) {
    at += day;
    if (weekday(at) === sunday) at += day;
  }
  return new Date(at).toISOString().slice(0, 10);
}

function weekday(time: number): number {
  return new Date(time).getUTCDay();
}

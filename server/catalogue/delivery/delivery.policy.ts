import type { Delivery } from '../../../src/contract/catalogue/delivery.calls.ts';
import type { PricingRules } from '../../../src/domain/cart/pricing/pricing.ts';
import { cityOf, stateOf } from './postal-regions.ts';

type Fees = Pick<PricingRules, 'deliveryFee' | 'freeDeliveryFrom'>;

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
const withoutCash = new Set([
  'Arunachal Pradesh',
  'Ladakh',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Sikkim',
  'Tripura',
]);
/** The courier doesn't deliver to the islands. */
const islands = new Set(['Andaman and Nicobar Islands', 'Lakshadweep']);

/** Pincode prefixes in use that two states share. */
const sharedBeginnings = /^(?:24[467]|262|396|605|813)/u;

/** Orders placed before this hour, Indian time, ship on the same day. */
const lastHour = 14;
const indianOffset = 5.5 * 3_600_000;
const day = 86_400_000;
const sunday = 0;

/** Whether, when and how the shop delivers to a pincode, for an order placed now (CHK-08). */
export function deliveryTo(pincode: string, now: Date, { deliveryFee, freeDeliveryFrom }: Fees): Delivery {
  const city = cityOf(pincode);
  const state = stateOf(pincode);
  const deliverable = state === null ? sharedBeginnings.test(pincode) : !islands.has(state);
  const [min, max] = spanTo(city, state);
  return {
    pincode,
    city,
    state,
    deliverable,
    cashOnDelivery: deliverable && !withoutCash.has(state ?? ''),
    earliest: deliverable ? arrival(now, min) : null,
    latest: deliverable ? arrival(now, max) : null,
    fee: deliveryFee,
    freeFrom: freeDeliveryFrom,
  };
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

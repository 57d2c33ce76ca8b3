import { states } from '../kit/address.ts';
import type { Rule } from '../kit/failure.ts';
import type { Rupees } from '../kit/money/money.ts';

/** Everything that is in no other zone. */
export const wholeCountry = 'India';
export const maxZones = 50;
export const maxPlaces = 2_000;
export const maxSlabs = 20;
export const maxDays = 30;

/** What delivery costs up to a weight. */
export interface WeightSlab {
  /** Whole grams, included. */
  readonly upTo: number;
  readonly fee: Rupees;
}

/** The fee and the amount from which delivery is free. */
export interface DeliveryTerms {
  readonly deliveryFee: Rupees;
  readonly freeDeliveryFrom: Rupees;
}

/** Terms of delivery to some places (SHP-01). */
export interface DeliveryZone {
  readonly name: string;
  /** States, the first digits of pincodes, or `wholeCountry`. A place belongs to one zone. */
  readonly places: readonly string[];
  /** False if the shop doesn't deliver there. */
  readonly isServed: boolean;
  readonly cashOnDelivery: boolean;
  /** Lightest first; none for the shop's fee whatever the weight. */
  readonly slabs: readonly WeightSlab[];
  /** For each kilogram begun above the last slab. */
  readonly perKg: Rupees;
  /** Null for the shop's amount. */
  readonly freeFrom: Rupees | null;
  /** Fewest and most working days to the door; null for what the shop estimates from the place. */
  readonly daysFrom: number | null;
  readonly daysTo: number | null;
}

/** A pincode with its state and the digits that say so; the state is null where two share them. */
export interface PostalPlace {
  readonly pincode: string;
  readonly state: string | null;
  /** How many digits of the pincode belong to the state. */
  readonly stateDigits: number;
}

const kilogram = 1_000;

/** Whether a zone can name this place. */
export function isPlace(place: string): boolean {
  return place === wholeCountry || /^[1-9]\d{0,5}$/u.test(place) || states.some((state) => state === place);
}

/** Every place that a zone names, with its zone. */
export type ZoneMap<Zone = DeliveryZone> = ReadonlyMap<string, Zone>;

export function zoneMapOf<Zone extends Pick<DeliveryZone, 'places'>>(zones: readonly Zone[]): ZoneMap<Zone> {
  return new Map(zones.flatMap((zone) => zone.places.map((place) => [place, zone] as const)));
}

/**
 * The zone of a pincode; null if there is none. The longest beginning wins, and digits win over a state known by as
 * many, so a pincode has one zone. `isNamed` is false if only the whole country's zone has it (SHP-01).
 */
export function zoneOf<Zone>(
  { pincode, state, stateDigits }: PostalPlace,
  zones: ZoneMap<Zone>,
): { readonly zone: Zone; readonly isNamed: boolean } | null {
  for (let digits = pincode.length; digits > 0; digits -= 1) {
    const byState = state !== null && digits === stateDigits ? zones.get(state) : undefined;
    const zone = zones.get(pincode.slice(0, digits)) ?? byState;
    if (zone !== undefined) return { zone, isNamed: true };
  }
  const rest = zones.get(wholeCountry);
  return rest === undefined ? null : { zone: rest, isNamed: false };
}

/** What delivery of this weight costs in a zone; the shop's own terms where the zone has none (SHP-01). */
export function zoneTerms(
  zone: Pick<DeliveryZone, 'slabs' | 'perKg' | 'freeFrom'> | null,
  grams: number,
  shop: DeliveryTerms,
): DeliveryTerms {
  if (!zone) return { deliveryFee: shop.deliveryFee, freeDeliveryFrom: shop.freeDeliveryFrom };
  return {
    deliveryFee: slabFee(zone, grams) ?? shop.deliveryFee,
    freeDeliveryFrom: zone.freeFrom ?? shop.freeDeliveryFrom,
  };
}

function slabFee({ slabs, perKg }: Pick<DeliveryZone, 'slabs' | 'perKg'>, grams: number): Rupees | null {
  const last = slabs.at(-1);
  if (!last) return null;
  const slab = slabs.find(({ upTo }) => grams <= upTo);
  return slab?.fee ?? last.fee + Math.ceil((grams - last.upTo) / kilogram) * perKg;
}

/** Whether the zone is served on other terms than the shop's. */
export function hasOwnTerms({ isServed, slabs, freeFrom }: DeliveryZone): boolean {
  return isServed && (slabs.length > 0 || freeFrom !== null);
}

/** Whether a heavier parcel costs more than the lightest. */
export function costsByWeight({ slabs, perKg }: Pick<DeliveryZone, 'slabs' | 'perKg'>): boolean {
  return slabs.length > 0 && (perKg > 0 || slabs.at(-1)?.fee !== slabs[0]?.fee);
}

/** The rules of a zone whose fields must fit each other. */
export function zoneRules(zone: Rated): readonly Rule[] {
  return [
    () => {
      const { places } = zone;
      const field = 'places';
      const wrong = places.find((place) => !isPlace(place));
      if (wrong !== undefined) {
        const message = `“${wrong}” is no place. Use a state, the first digits of a pincode, or ${wholeCountry}`;
        return { field, message };
      }
      const twice = places.find((place, index) => places.indexOf(place) !== index);
      return twice === undefined ? null : { field, message: `“${twice}” is there twice` };
    },
    () => {
      const { daysFrom, daysTo } = zone;
      if (daysFrom === null && daysTo !== null) {
        return { field: 'daysFrom', message: 'Enter the fewest days, too' };
      }
      if (daysFrom !== null && daysTo === null) return { field: 'daysTo', message: 'Enter the most days, too' };
      return daysFrom !== null && daysTo !== null && daysTo < daysFrom
        ? { field: 'daysTo', message: 'The most days can’t be fewer than the fewest' }
        : null;
    },
    () => zone.slabs.map((_, place) => slabRules(zone, place)),
  ];
}

type Rated = Pick<DeliveryZone, 'places' | 'slabs' | 'daysFrom' | 'daysTo'>;

function slabRules({ slabs }: Rated, place: number): readonly Rule[] {
  return [
    () => {
      const [lighter, slab] = [slabs[place - 1], slabs[place]];
      return lighter && slab && slab.upTo <= lighter.upTo
        ? { field: `slabs.${place}.upTo`, message: 'Put the lighter weights first' }
        : null;
    },
    () => {
      const [lighter, slab] = [slabs[place - 1], slabs[place]];
      return lighter && slab && slab.fee < lighter.fee
        ? { field: `slabs.${place}.fee`, message: 'A heavier parcel can’t cost less' }
        : null;
    },
  ];
}

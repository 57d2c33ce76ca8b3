import type { OwnedZone } from '../../../../contract/catalogue/delivery-zone.calls.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';

/** Places named in the list; the rest is counted. */
const maxNamed = 4;

/** The first places of a zone, and how many more there are. */
export function placesText(places: readonly string[]): string {
  const more = places.length - maxNamed;
  const named = places.slice(0, maxNamed).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

/** The lowest and the highest fee of a zone. */
export function feeText({ isServed, slabs }: OwnedZone): string {
  const [lightest] = slabs;
  const heaviest = slabs.at(-1);
  if (!isServed) return '–';
  if (!lightest || !heaviest) return 'As in Business';
  return lightest.fee === heaviest.fee
    ? formatRupees(lightest.fee)
    : `${formatRupees(lightest.fee)} to ${formatRupees(heaviest.fee)}`;
}

/** How long delivery takes there. */
export function daysText({ isServed, daysFrom, daysTo }: OwnedZone): string {
  if (!isServed) return '–';
  if (daysFrom === null || daysTo === null) return 'As estimated';
  return daysFrom === daysTo ? String(daysFrom) : `${daysFrom} to ${daysTo}`;
}

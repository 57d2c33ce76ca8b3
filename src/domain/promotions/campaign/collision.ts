import { formatTimestamp } from '../../kit/money/dates.ts';

export const plannedKinds = ['campaign', 'banner', 'popup', 'coupon', 'bundle', 'price', 'post'] as const;

/** Something of the shop that has a time, in milliseconds since 1970: from one moment until before another. */
export interface Planned {
  readonly kind: (typeof plannedKinds)[number];
  readonly name: string;
  readonly from: number;
  readonly until: number;
  /** What a campaign brings of which the shop has only one at a time. */
  readonly brings: readonly ('popup' | 'tiers')[];
  /** A coupon’s own code; '' for anything else. */
  readonly code: string;
  /** What shoppers read, in which a code may be named. */
  readonly text: string;
}

const wanted = { popup: 'Two popups want', tiers: 'Two sets of discount tiers want' } as const;

/** What gets in each other’s way, in sentences, without repeats (FLO-08). */
export function collisionsOf(all: readonly Planned[]): readonly string[] {
  return [...new Set([...sameTime(all), ...earlyCodes(all)])];
}

/** Campaigns that bring the same thing at the same time. */
function sameTime(all: readonly Planned[]): readonly string[] {
  const campaigns = all.filter(({ kind }) => kind === 'campaign').toSorted((one, other) => one.from - other.from);
  return campaigns.flatMap((one, place) =>
    campaigns.slice(place + 1).flatMap((other) => {
      const [from, until] = [Math.max(one.from, other.from), Math.min(one.until, other.until)];
      if (from >= until) return [];
      return one.brings
        .filter((part) => other.brings.includes(part))
        .map(
          (part) =>
            `${wanted[part]} the same time: ${one.name} and ${other.name}, from ${words(from)} to ${words(until)}. ` +
            `Shoppers get that of ${other.name}`,
        );
    }),
  );
}

/** Codes that are shown at a time at which they can't be used. */
function earlyCodes(all: readonly Planned[]): readonly string[] {
  const coupons = all.filter(({ code }) => code !== '');
  return all.flatMap(({ kind, name, text, from, until }) => {
    const named = coupons.filter(({ code }) =>
      text
        .toUpperCase()
        .split(/[^\w-]+/u)
        .includes(code),
    );
    return named.flatMap((coupon) => [
      ...(coupon.until < until ? [`The coupon ${coupon.code} ends before the ${kind} “${name}”`] : []),
      ...(coupon.from > from ? [`The coupon ${coupon.code} starts after the ${kind} “${name}”`] : []),
    ]);
  });
}

function words(at: number): string {
  return formatTimestamp(new Date(at));
}

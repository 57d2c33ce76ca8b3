import { bundleConstants } from '../kit/constants.ts';
import { formatRupees } from '../kit/money/money.ts';

/** What an offer said to a shopper, with the figures and the rule behind it. */
export interface OfferClaim {
  /** When it was first said, in milliseconds since 1970; null if it was said from the start. */
  readonly at: number | null;
  readonly offer: string;
  readonly says: string;
  readonly because: string;
  /** Whether the figures bear it out. */
  readonly isTrue: boolean;
}

/** An offer's flow at a moment, as inspection tells it. */
export interface OfferMoment {
  readonly at: number | null;
  readonly slug: string | null;
  readonly sessionId: string;
  readonly value: unknown;
  readonly context: unknown;
}

type Members = Readonly<Record<string, unknown>>;
type Said = Omit<OfferClaim, 'at'>;

/**
 * Everything that offers have claimed, in order, each once: why somebody saw “Only 3 left!”, a countdown or a saving. What the
 * figures don't bear out would be false urgency (BND-06, BND-07, OVL-02).
 */
export function offerClaims(moments: readonly OfferMoment[]): readonly OfferClaim[] {
  const claims = new Map<string, OfferClaim>();
  for (const { at, slug, sessionId, value, context } of moments) {
    const said = slug === null ? undefined : readers[slug];
    for (const claim of said?.(membersOf(context), membersOf(value)) ?? []) {
      const key = `${sessionId} ${claim.says} ${claim.because}`;
      if (!claims.has(key)) claims.set(key, { at, ...claim });
    }
  }
  return [...claims.values()];
}

/** Charts that make claims, by slug. */
const readers: Readonly<Record<string, (context: Members, value: Members) => readonly Said[]>> = {
  'bundle-card': ({ bundle: given, metrics }, { clock }) => {
    const bundle = membersOf(given);
    const offer = String(bundle['name']);
    const stock = Number(membersOf(metrics)['stockLevel'] ?? bundle['stockLevel']);
    const [apart, together] = [Number(bundle['originalPrice']), Number(bundle['discountedPrice'])];
    const isCounting = clock === 'running' || clock === 'urgent';
    return [
      {
        offer,
        says: `Save ${String(bundle['savingsPercentage'])}%`,
        because: `${formatRupees(apart)} apart, ${formatRupees(together)} together`,
        isTrue: Math.abs(Number(bundle['savingsPercentage']) - (1 - together / apart) * 100) <= 1,
      },
      ...(isCounting ? [counting(offer, bundle['endsAt'], bundle['isTimeLimited'] === true)] : []),
      // An urgent card shows its clock instead.
      ...(clock !== 'urgent' && clock !== 'over' && stock <= bundleConstants.scarceStock
        ? [
            {
              offer,
              says: `Only ${stock} left!`,
              because: `the stock was ${stock}; it is said at ${bundleConstants.scarceStock} or fewer`,
              isTrue: true,
            },
          ]
        : []),
    ];
  },
  'flash-popup': ({ settings: given, endsAt }, { open }) => {
    if (membersOf(open)['counting'] === undefined) return [];
    const settings = membersOf(given);
    return [counting(String(settings['popupTitle']), endsAt, true)];
  },
  'coupon-popup': ({ offer: given }, { popup }) => {
    const offer = membersOf(given);
    if (membersOf(popup)['visible'] === undefined) return [];
    return [counting(String(offer['name']), offer['expiresAt'], true)];
  },
};

function counting(offer: string, endsAt: unknown, isLimited: boolean): Said {
  const end = typeof endsAt === 'string' ? Date.parse(endsAt) : Number.NaN;
  const isTrue = isLimited && !Number.isNaN(end);
  const because = isTrue ? `the offer ends at ${new Date(end).toISOString()}` : 'the offer has no end';
  return { offer, says: 'a countdown', because, isTrue };
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

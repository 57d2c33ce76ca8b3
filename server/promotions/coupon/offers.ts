import sql from 'sql-template-tag';
import { couponConstants } from '../../../src/domain/kit/constants.ts';
import { comboCode } from '../../../src/domain/promotions/coupon/combo.ts';
import type { TimeLimitedCoupon } from '../../../src/domain/promotions/coupon/offer.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import { Cached } from '../../platform/list/cached.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { offeredOf, type OfferedRow } from './offered.ts';

/** A coupon that is public during its time (CPN-02). */
interface Offer {
  readonly coupon: TimeLimitedCoupon;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** The minimum cart value. */
  readonly shownFrom: Rupees;
  readonly perCustomerLimit: number | null;
}

interface OfferRow extends OfferedRow {
  per_customer_limit: number | null;
  starts_at: Date | null;
  expires_at: Date;
}

export interface Offers {
  /** The current offers for this person: those the cart qualifies for first, then by end date. */
  list(asked: {
    readonly cartValue: Rupees | undefined;
    readonly shopperId: string | null;
  }): Promise<TimeLimitedCoupon[]>;
  /** One offer; null for any other coupon. */
  find(id: string): Promise<TimeLimitedCoupon | null>;
}

/** Maximum age of the list in milliseconds; the checkout refuses coupons used up in the meantime. */
const lifetime = 10_000;
const week = 7 * 86_400_000;
/** Maximum offers in a response; twice as many are considered, since the caller may have used some up. */
const max = 50;
const maxLooked = 2 * max;
/** Maximum cached offers: those that end first. */
const maxKept = 5_000;

/** The shop's offers, cached in memory and invalidated by the database. */
export function createOffers({
  database,
  catalogue,
  clock,
}: Pick<ShopContext, 'database' | 'catalogue' | 'clock'>): Offers {
  const kept = new Cached<readonly Offer[]>({ lifetime, max: 1 });
  catalogue.onChange(() => kept.outdate());
  const all = (now: Date) => kept.one('', async () => readOffers(database, now));

  return {
    async list({ cartValue = Number.POSITIVE_INFINITY, shopperId }) {
      const now = clock();
      const offers = nearestFirst(await all(now), cartValue, now);
      const spent = shopperId === null ? none : await spentBy(database, shopperId, offers);
      return offers
        .filter(({ coupon }) => !spent.has(coupon.id))
        .slice(0, max)
        .map(({ coupon }) => coupon);
    },
    async find(id) {
      const now = clock();
      const offer = (await all(now)).find(({ coupon }) => coupon.id === id);
      return offer && isOnOffer(offer, now) ? offer.coupon : null;
    },
  };
}

/** Those the cart qualifies for, then the others, each in order; only as many as a response can need. */
function nearestFirst(offers: readonly Offer[], cartValue: Rupees, now: Date): readonly Offer[] {
  const near: Offer[] = [];
  const far: Offer[] = [];
  for (const offer of offers) {
    if (near.length === maxLooked) break;
    if (!isOnOffer(offer, now)) continue;
    if (cartValue >= offer.shownFrom) near.push(offer);
    else if (far.length < maxLooked) far.push(offer);
  }
  return [...near, ...far].slice(0, maxLooked);
}

const none: ReadonlySet<string> = new Set();

/** A flash offer, or one that ends within a week. */
function isOnOffer({ coupon, from, until }: Offer, now: Date): boolean {
  const at = now.getTime();
  return from <= at && at < until && (coupon.isFlashOffer || until - at <= week);
}

/** Sorted by end date. Reads two weeks ahead, so that offers which come within a week while cached are included. */
async function readOffers(session: Session, now: Date): Promise<readonly Offer[]> {
  const rows = await session.query<OfferRow & { [column: string]: unknown }>(sql`
    SELECT id, code, name, description, type, value, max_discount_value, min_order_value, per_customer_limit,
      starts_at, expires_at, is_flash_offer, urgency_message
    FROM coupon
    WHERE expires_at > ${now} AND expires_at < 'infinity' AND (is_flash_offer OR expires_at <= ${new Date(now.getTime() + 2 * week)})
      AND code <> ${comboCode} AND is_enabled AND (total_limit IS NULL OR used < total_limit)
    ORDER BY expires_at, code LIMIT ${maxKept}`);
  return rows.map((row) => ({
    coupon: { ...offeredOf(row), expiresAt: row.expires_at.toISOString() },
    from: row.starts_at?.getTime() ?? 0,
    until: row.expires_at.getTime(),
    shownFrom: (row.min_order_value ?? 0) * couponConstants.nearMinimumShare,
    perCustomerLimit: row.per_customer_limit,
  }));
}

/** The offers that this person has used as often as allowed. */
async function spentBy(
  session: Session,
  shopperId: string,
  offers: readonly Offer[],
): Promise<ReadonlySet<string>> {
  const limits = new Map(offers.map(({ coupon, perCustomerLimit }) => [coupon.id, perCustomerLimit]));
  const limited = [...limits].filter(([, limit]) => limit !== null).map(([id]) => id);
  if (limited.length === 0) return none;
  const rows = await session.query<{ coupon_id: string; uses: number }>(sql`
    SELECT coupon_id, count(*) AS uses FROM coupon_use
    WHERE coupon_id = ANY(${limited}) AND shopper_id = ${shopperId} GROUP BY coupon_id`);
  return new Set(
    rows.filter(({ coupon_id: id, uses }) => uses >= (limits.get(id) ?? Infinity)).map((row) => row.coupon_id),
  );
}

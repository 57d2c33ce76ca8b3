import sql from 'sql-template-tag';
import { couponConstants } from '../../../src/domain/kit/constants.ts';
import { comboCode } from '../../../src/domain/promotions/coupon/combo.ts';
import type { TimeLimitedCoupon } from '../../../src/domain/promotions/coupon/offer.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import { Cached } from '../../catalogue/cached.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { offeredOf, type OfferedRow } from './offered.ts';

/** A coupon that everybody may know of while its time is running (CPN-02). */
interface Offer {
  readonly coupon: TimeLimitedCoupon;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** The cart that is in reach of it. */
  readonly shownFrom: Rupees;
  readonly perCustomerLimit: number | null;
}

interface OfferRow extends OfferedRow {
  per_customer_limit: number | null;
  starts_at: Date | null;
}

export interface Offers {
  /** What is on offer to this person now: those in reach of the cart first, then the soonest to expire. */
  list(asked: {
    readonly cartValue: Rupees | undefined;
    readonly shopperId: string | null;
  }): Promise<TimeLimitedCoupon[]>;
  /** One of them; null for any other. */
  find(id: string): Promise<TimeLimitedCoupon | null>;
}

/** Milliseconds that a list may be old: what was used up meanwhile is refused at the checkout. */
const lifetime = 10_000;
const week = 7 * 86_400_000;
/** Most that one answer carries, of twice as many: some may be used up by who asks. */
const max = 50;
const maxLooked = 2 * max;
/** Most that are kept: those that end first. */
const maxKept = 5_000;

/** The offers of the shop, kept in memory and dropped when the database says so. */
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

/** Those in reach of the cart, then the others; each in their order, and only as many as an answer can need. */
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

/** Sorted by their end. Two weeks are read, so that one that comes within a week meanwhile is there. */
async function readOffers(session: Session, now: Date): Promise<readonly Offer[]> {
  const rows = await session.query<OfferRow & { [column: string]: unknown }>(sql`
    SELECT id, code, name, description, type, value, max_discount_value, min_order_value, per_customer_limit,
      starts_at, expires_at, is_flash_offer, urgency_message
    FROM coupon
    WHERE expires_at > ${now} AND (is_flash_offer OR expires_at <= ${new Date(now.getTime() + 2 * week)})
      AND code <> ${comboCode} AND is_enabled AND (total_limit IS NULL OR used < total_limit)
    ORDER BY expires_at, code LIMIT ${maxKept}`);
  return rows.map((row) => ({
    coupon: offeredOf(row),
    from: row.starts_at?.getTime() ?? 0,
    until: row.expires_at.getTime(),
    shownFrom: (row.min_order_value ?? 0) * couponConstants.nearMinimumShare,
    perCustomerLimit: row.per_customer_limit,
  }));
}

/** The offers that this person has used as often as one may. */
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

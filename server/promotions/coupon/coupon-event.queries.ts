import sql from 'sql-template-tag';
import type { Session } from '../../platform/database/session.ts';

/** What a browser tells of an offer on its screen. */
export interface CouponEvent {
  readonly couponId: string;
  readonly event: 'display' | 'dismissal';
  readonly session: string;
  readonly shopperId: string | null;
  readonly page: string;
  readonly cartValue: number;
  readonly device: string | null;
  readonly reason: string | null;
  readonly timeDisplayed: number | null;
  readonly at: Date;
}

/** Stores it once a minute for a session, a coupon and a kind; of a coupon that is unknown or deleted meanwhile, nothing. */
export async function insertCouponEvent(session: Session, event: CouponEvent): Promise<void> {
  await session.execute(sql`
    INSERT INTO coupon_event (coupon_id, event, session, minute, shopper_id, page, cart_value, device, reason,
      time_displayed, at)
    SELECT id, ${event.event}, ${event.session}, date_trunc('minute', ${event.at}::timestamptz),
      ${event.shopperId}::uuid, ${event.page}, ${event.cartValue}::integer, ${event.device}, ${event.reason},
      ${event.timeDisplayed}::integer, ${event.at}::timestamptz
    FROM coupon WHERE id = ${event.couponId} FOR KEY SHARE
    ON CONFLICT DO NOTHING`);
}

/** Most rows that one run of the tidying job takes. */
const atOnce = 5_000;

/** Removes events after 400 days. */
export async function removeOldCouponEvents(session: Session, now: Date): Promise<void> {
  await session.execute(sql`
    DELETE FROM coupon_event WHERE id = ANY(ARRAY(
      SELECT id FROM coupon_event WHERE at < ${now}::timestamptz - interval '400 days' ORDER BY at LIMIT ${atOnce}))`);
}

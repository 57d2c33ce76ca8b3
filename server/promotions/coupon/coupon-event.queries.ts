import sql from 'sql-template-tag';
import type { Session } from '../../platform/database/session.ts';

/** An offer event sent by a browser. */
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

/** Saves an event once a minute per session, coupon and kind; ignores unknown or deleted coupons. */
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

/** Maximum rows per run of the cleanup job. */
const atOnce = 5_000;

/** Deletes events after 400 days. */
export async function removeOldCouponEvents(session: Session, now: Date): Promise<void> {
  await session.execute(sql`
    DELETE FROM coupon_event WHERE id = ANY(ARRAY(
      SELECT id FROM coupon_event WHERE at < ${now}::timestamptz - interval '400 days' ORDER BY at LIMIT ${atOnce}))`);
}

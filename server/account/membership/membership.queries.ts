import sql from 'sql-template-tag';
import type { MembershipStatus } from '../../../src/contract/orders/order/membership.calls.ts';
import { isMembership } from '../../../src/domain/catalogue/product/product.ts';
import type { Session } from '../../platform/database/session.ts';
import { lockBuyer } from '../../platform/http/guard/account-lock.ts';
import type { MembershipOrder } from './kept-membership.ts';
import { readProfile } from '../user/user.queries.ts';

/** Extends the current membership, or starts one now. */
export async function grantMembership(tx: Session, shopperId: string, months: number, now: Date): Promise<void> {
  if (months === 0) return;
  await tx.execute(sql`
    UPDATE shopper SET premium_until =
      GREATEST(COALESCE(premium_until, ${now}::timestamptz), ${now}::timestamptz) + make_interval(months => ${months}::integer)
    WHERE id = ${shopperId}`);
}

/** Takes back the months of a refunded order. */
export async function withdrawMembership(tx: Session, shopperId: string, months: number): Promise<void> {
  if (months === 0) return;
  await tx.execute(sql`
    UPDATE shopper SET premium_until = premium_until - make_interval(months => ${months}::integer) WHERE id = ${shopperId}`);
}

/** When the membership ends, and the club savings on paid orders. */
export async function readMembership(session: Session, shopperId: string, now: Date): Promise<MembershipStatus> {
  const [{ premiumMembership }, { savings }] = await Promise.all([
    readProfile(session, shopperId, now),
    session.one<{ savings: number }>(sql`
      SELECT COALESCE(sum(club_saving), 0) AS savings FROM shop_order
      WHERE shopper_id = ${shopperId} AND club_saving > 0 AND status IN ('paid', 'packed', 'shipped', 'delivered')
        AND EXISTS (SELECT FROM payment WHERE payment.order_id = shop_order.id AND payment.status = 'paid')`),
  ]);
  return { ...premiumMembership, savings };
}

/**
 * Whether a cancelled order with a club discount can be restored: the membership still covers the day it was
 * placed, or the order contains the membership itself. Locks the buyer's orders.
 */
export async function isStillMembers(tx: Session, order: MembershipOrder): Promise<boolean> {
  if (order.club_saving === 0 || order.lines.some(({ sku }) => isMembership(sku))) return true;
  await lockBuyer(tx, order.shopper_id);
  const { until } = await tx.one<{ until: Date | null }>(sql`
    SELECT premium_until AS until FROM shopper WHERE id = ${order.shopper_id}`);
  return until !== null && until > order.placed_at;
}

import sql from 'sql-template-tag';
import type { MembershipStatus } from '../../src/contract/order/membership.calls.ts';
import { isMembership } from '../../src/domain/product/product.ts';
import type { Session } from '../database/session.ts';
import type { OrderRow } from './order.queries.ts';
import { readProfile } from '../user/user.queries.ts';

/** Adds months to what is left of a membership, or starts one now (MNY-08). */
export async function grantMembership(tx: Session, shopperId: string, months: number, now: Date): Promise<void> {
  if (months === 0) return;
  await tx.execute(sql`
    UPDATE shopper SET premium_until =
      GREATEST(COALESCE(premium_until, ${now}::timestamptz), ${now}::timestamptz) + make_interval(months => ${months}::integer)
    WHERE id = ${shopperId}`);
}

/** Takes back the months of an order whose money goes back. */
export async function withdrawMembership(tx: Session, shopperId: string, months: number): Promise<void> {
  if (months === 0) return;
  await tx.execute(sql`
    UPDATE shopper SET premium_until = premium_until - make_interval(months => ${months}::integer) WHERE id = ${shopperId}`);
}

/** Until when a person is a member, and what the club took off their paid orders (MEM-08). */
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

/** Within which a membership that was not used can be given back (the refund policy). */
const withdrawalTime = 7 * 86_400_000;

/** Whether an order is a paid membership alone that can no longer be given back: it is too old, or was used. */
export async function isMembershipFinal(tx: Session, order: OrderRow, now: Date): Promise<boolean> {
  if (order.status !== 'paid' || !order.lines.every(({ sku }) => isMembership(sku))) return false;
  if (now.getTime() - order.placed_at.getTime() > withdrawalTime) return true;
  const uses = await tx.query(sql`
    SELECT FROM shop_order WHERE shopper_id = ${order.shopper_id} AND club_saving > 0 AND placed_at >= ${order.placed_at}
      AND status NOT IN ('cancelled', 'refunded') LIMIT 1`);
  return uses.length > 0;
}

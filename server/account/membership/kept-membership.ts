import sql from 'sql-template-tag';
import {
  type KeptMembership,
  membershipReturnDays,
} from '../../../src/domain/account/membership/kept-membership.ts';
import { sum } from '../../../src/domain/kit/money/money.ts';
import { isMembership } from '../../../src/domain/catalogue/product/product.ts';
import type { Session } from '../../platform/database/session.ts';
import { lockBuyer } from '../../platform/http/guard/account-lock.ts';
import type { OrderStatus } from '../../../src/domain/orders/order/order.ts';

/** The order fields that decide whether its membership can be refunded. */
export interface MembershipOrder {
  readonly id: string;
  readonly shopper_id: string;
  readonly placed_at: Date;
  readonly status: OrderStatus;
  /** Club discount on this order, whole rupees. */
  readonly club_saving: number;
  readonly lines: readonly {
    readonly sku: string;
    readonly quantity: number;
    readonly months: number;
    readonly lineTotal: number;
  }[];
}

const granted: ReadonlySet<OrderStatus> = new Set(['paid', 'packed', 'shipped', 'delivered', 'returned']);
const withdrawalTime = membershipReturnDays * 86_400_000;

interface Standing {
  readonly premium_until: Date | null;
  readonly is_paid: boolean;
  readonly saved: number;
}

/**
 * The membership of an order when its price is not refundable (SEC-05): it is over seven days old, or it gave a
 * discount on a later order. Months that haven't started count as unused. Null if there is none, it is unpaid, or
 * it can be refunded.
 */
export async function keptMembership(
  session: Session,
  order: MembershipOrder,
  now: Date,
): Promise<KeptMembership | null> {
  const lines = order.lines.filter(({ sku }) => isMembership(sku));
  if (lines.length === 0 || !granted.has(order.status)) return null;
  const standing = await session.one<Standing & { [column: string]: unknown }>(sql`
    SELECT premium_until,
      EXISTS (SELECT FROM payment WHERE order_id = ${order.id} AND status = 'paid') AS is_paid,
      (SELECT COALESCE(sum(club_saving), 0) FROM shop_order AS used
       WHERE used.shopper_id = shopper.id AND used.id <> ${order.id} AND used.club_saving > 0
         AND used.placed_at >= ${order.placed_at} AND used.status NOT IN ('cancelled', 'refunded')) AS saved
    FROM shopper WHERE id = ${order.shopper_id}`);
  const { is_paid: isPaid, saved } = standing;
  if (!isPaid) return null;
  const price = sum(lines.map(({ lineTotal }) => lineTotal));
  if (now.getTime() - order.placed_at.getTime() > withdrawalTime) return { price, saved, reason: 'over-a-week' };
  const months = sum(lines.map((line) => line.months * line.quantity));
  return saved > 0 && !isStillToBegin(standing, months, now) ? { price, saved, reason: 'used' } : null;
}

/** Same, but locks the shopper's orders so that none is placed or cancelled before the refund. */
export async function keptMembershipLocked(
  tx: Session,
  order: MembershipOrder,
  now: Date,
): Promise<KeptMembership | null> {
  if (!order.lines.some(({ sku }) => isMembership(sku)) || !granted.has(order.status)) return null;
  await lockBuyer(tx, order.shopper_id);
  return keptMembership(tx, order, now);
}

/** Whether the shopper stays a member without these months, because they follow an earlier membership. */
function isStillToBegin({ premium_until: until }: Standing, months: number, now: Date): boolean {
  if (until === null) return false;
  const begin = new Date(until);
  begin.setUTCMonth(begin.getUTCMonth() - months);
  return begin > now;
}

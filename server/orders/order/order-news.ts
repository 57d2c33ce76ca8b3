import type { OrderEvent } from '../../../src/machines/orders/order/order.machine.ts';
import { isStillMembers } from '../../account/membership/membership.queries.ts';
import { walletBalance } from '../../account/wallet/wallet.queries.ts';
import { type Demand, demandOf, isInStock } from '../../catalogue/product/stock.queries.ts';
import type { Session } from '../../platform/database/session.ts';
import { isAccountOpen } from '../../platform/http/guard/account-lock.ts';
import { isBundleLeft } from '../../promotions/bundle-analytics/bundle-sale.queries.ts';
import { isCouponFree } from '../../promotions/coupon/coupon.queries.ts';
import { hasOtherOrder } from '../tables/draft.queries.ts';
import type { OrderRow } from '../tables/order.queries.ts';
import { keptLines } from '../tables/parcel.queries.ts';

/** An event of an order. Whether its items are still available is checked here, under locks. */
export type OrderNews =
  | Exclude<OrderEvent, { type: 'payment.captured' }>
  | { readonly type: 'payment.captured'; readonly paymentId: string };

/** The event for the order's chart, with what only the database knows. Expects the order locked. */
export async function orderEventOf(
  tx: Session,
  order: OrderRow,
  news: OrderNews,
  isClosed: boolean,
): Promise<OrderEvent> {
  if (news.type !== 'payment.captured') return news;
  const isStillAvailable =
    order.status === 'cancelled' &&
    !isClosed &&
    (order.draft_id === null || !(await hasOtherOrder(tx, order.draft_id, order.id))) &&
    (await isAccountOpen(tx, order.shopper_id)) &&
    (await isInStock(tx, await demandFor(tx, order))) &&
    (order.bundle_id === null || (await isBundleLeft(tx, order.bundle_id))) &&
    (order.coupon_id === null || (await isCouponFree(tx, order.coupon_id, order.shopper_id))) &&
    (await isStillMembers(tx, order)) &&
    (order.from_wallet === 0 || order.from_wallet <= (await walletBalance(tx, order.shopper_id)));
  return { type: 'payment.captured', isStillAvailable };
}

/** Units that the order still holds, without cancelled lines (ORD-06). */
export async function demandFor(tx: Session, order: OrderRow): Promise<readonly Demand[]> {
  return demandOf(await keptLines(tx, order));
}

import { changeOf, collectedFor, type OrderChange } from '../../../src/domain/orders/draft/order-change.ts';
import { clubPartOf } from '../../../src/domain/orders/draft/edit-price.ts';
import { sortedLines } from '../../../src/domain/orders/draft/fixed-line.ts';
import { plannedParcels } from '../../../src/domain/orders/order/parcel.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { tellShopper } from '../../account/message/tell.ts';
import { releaseBundle } from '../../promotions/bundle-analytics/bundle-sale.queries.ts';
import { releaseCoupon } from '../../promotions/coupon/coupon.queries.ts';
import { reissueInvoice } from '../invoice/issue.ts';
import { factsOf } from '../message/order-step.ts';
import type { ChangedOrder } from '../tables/draft.queries.ts';
import { addOrderEvent, type Mover, type OrderRow, rewriteAddress, rewriteOrder } from '../tables/order.queries.ts';
import { holdsOf } from '../tables/hold.queries.ts';
import { refillParcels } from '../tables/parcel.queries.ts';
import { followLines } from '../tables/subscription.queries.ts';
import type { Move } from './moves.ts';

/** What a change gives back, or was paid for it, whole rupees. */
interface MovedMoney {
  readonly refund: number;
  readonly received: number;
}

/**
 * Writes a change into its order, in the caller's transaction: lines, price, address, coupon, invoice, history and audit log
 * (DRF-01). Stock and money are the caller's. Returns the order as it is now. Expects the order locked.
 */
export async function changeOrder(
  move: Move,
  order: OrderRow,
  { changed, money, by }: { readonly changed: ChangedOrder; readonly money: MovedMoney; readonly by: Mover },
): Promise<OrderRow> {
  const { tx } = move;
  const { lines, parts, total, couponId, bundleId, address, earliest, latest } = changed;
  if (order.coupon_id !== null && couponId === null) await releaseCoupon(tx, order.coupon_id, order.id);
  if (order.bundle_id !== null && bundleId === null) await releaseBundle(tx, order.bundle_id);
  const edited: OrderRow = {
    ...order,
    lines,
    parts,
    total,
    from_wallet: Math.min(order.from_wallet, total),
    address,
    coupon_id: couponId,
    bundle_id: bundleId,
    club_saving: Math.max(0, order.club_saving - clubPartOf(order.parts) + clubPartOf(parts)),
    earliest,
    latest,
  };
  await rewriteOrder(tx, edited);
  // What can't change comes first, wherever it was.
  const { fixed } = sortedLines(order.lines);
  await followLines(
    tx,
    order.id,
    fixed.map((line) => order.lines.indexOf(line)),
  );
  const onPrescription = new Set(lines.flatMap(({ sku, needsPrescription }) => (needsPrescription ? [sku] : [])));
  const [hold] = await holdsOf(tx, [order.id]);
  await refillParcels(tx, order.id, plannedParcels(lines, onPrescription), hold?.parcel_id ?? null);
  return recorded(move, order, edited, { money, by });
}

/** The same if only its address changes: its items, its price and what refers to them stay untouched. */
export async function moveAddress(
  move: Move,
  order: OrderRow,
  { address, earliest, latest }: Pick<ChangedOrder, 'address' | 'earliest' | 'latest'>,
  by: Mover,
): Promise<OrderRow> {
  const edited: OrderRow = { ...order, address, earliest, latest };
  await rewriteAddress(move.tx, edited);
  return recorded(move, order, edited, { money: { refund: 0, received: 0 }, by });
}

async function recorded(
  { tx, context }: Move,
  order: OrderRow,
  edited: OrderRow,
  { money, by }: { readonly money: MovedMoney; readonly by: Mover },
): Promise<OrderRow> {
  const at = context.clock();
  const { refund, received } = money;
  const atDoor = collectedFor(edited);
  const change: OrderChange = {
    ...changeOf(order, edited),
    ...(refund > 0 ? { refund } : {}),
    ...(received > 0 ? { received } : {}),
    ...(atDoor === null || atDoor === collectedFor(order) ? {} : { atDoor }),
  };
  await addOrderEvent(tx, order.id, { event: 'order.edit', status: order.status, at, by, change });
  await recordChange(tx, {
    actorId: by.shopperId ?? '',
    action: 'edited',
    resource: 'order',
    recordId: order.id,
    before: kept(order),
    after: kept(edited),
    now: at,
  });
  await reissueInvoice(tx, context, edited);
  return edited;
}

/** Tells the customer what was changed, the new total, and the money that this moved (DRF-01). */
export async function tellChanged(
  { tx, context }: Move,
  { before, after }: { readonly before: OrderRow; readonly after: OrderRow },
  money: MovedMoney,
): Promise<void> {
  const change: OrderChange = changeOf(before, after);
  await tellShopper(tx, context, after.shopper_id, {
    template: 'order-changed',
    data: { ...factsOf(after, context), change, ...money, isCash: after.payment_method === 'cod' },
  });
}

/** Tells the customer where the order goes now, if nothing else of it changed (DRF-01). */
export async function tellMoved({ tx, context }: Move, order: OrderRow): Promise<void> {
  const { line1, line2, city, pincode } = order.address;
  const goesTo = [line1, line2, `${city} ${pincode}`].filter((part) => part !== '').join(', ');
  await tellShopper(tx, context, order.shopper_id, {
    template: 'order-moved',
    data: { ...factsOf(order, context), goesTo },
  });
}

/**
 * Tells the customer that a change they were to pay for isn't made, because the order was cancelled as a whole or in part
 * (DRF-01).
 */
export async function tellDropped({ tx, context }: Move, order: OrderRow, isWhole: boolean): Promise<void> {
  await tellShopper(tx, context, order.shopper_id, {
    template: 'change-dropped',
    data: { ...factsOf(order, context), isWhole },
  });
}

/** What the audit log keeps of an order's contents. */
function kept({ number, status, lines, total, address }: OrderRow) {
  const items = lines.map(({ sku, variant, flavour, quantity }) => ({ sku, variant, flavour, quantity }));
  return { number, status, items, total, address };
}

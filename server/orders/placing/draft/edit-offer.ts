import sql from 'sql-template-tag';
import { fixedReason } from '../../../../src/domain/orders/draft/fixed-line.ts';
import { agreedPrice, editedPrice } from '../../../../src/domain/orders/draft/edit-price.ts';
import { problemText } from '../../../../src/domain/orders/draft/draft-words.ts';
import type { PricePart } from '../../../../src/domain/cart/pricing/quote.ts';
import { needsDelivery } from '../../../../src/domain/cart/cart.ts';
import { formatRupees, sum } from '../../../../src/domain/kit/money/money.ts';
import { price, type SaleSource } from '../../../cart/price.ts';
import { deliveryTo } from '../../../catalogue/delivery/delivery.policy.ts';
import type { SaleRules } from '../../../catalogue/rules.queries.ts';
import { leftOf } from '../../../checkout/payment/left-of-payment.ts';
import { paymentsOf } from '../../../checkout/payment/payment.queries.ts';
import { refundsOf } from '../../../checkout/payment/refund.queries.ts';
import type { Session } from '../../../platform/database/session.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import type { WireAddress } from '../../../../src/contract/account/address.calls.ts';
import type { ChangedOrder, DraftRow } from '../../tables/draft.queries.ts';
import { returnsOf } from '../../tables/order-return.queries.ts';
import type { OrderRow, SoldLine } from '../../tables/order.queries.ts';
import { isWaiting } from '../../../../src/domain/orders/order/parcel.ts';
import { parcelsOf } from '../../tables/parcel.queries.ts';
import { soldLines } from '../place-order.ts';

/** What an order becomes by a change, and the money that this moves (DRF-01). */
export interface EditOffer {
  readonly lines: readonly SoldLine[];
  readonly parts: readonly PricePart[];
  readonly total: number;
  /** The coupon and the bundle that still count; null if none. */
  readonly couponId: string | null;
  readonly bundleId: string | null;
  /** What the customer has paid and not got back, whole rupees; null for cash on delivery. */
  readonly paid: number | null;
  /** What has to be paid before it's applied, whole rupees. */
  readonly due: number;
  /** Why it can't be applied; null if it can. */
  readonly refusal: string | null;
}

type Context = Pick<ShopContext, 'database' | 'catalogue' | 'clock' | 'settings'>;
type Wanted = Pick<DraftRow, 'lines' | 'address'>;

/** Why an order can't be changed at all; null if it can. */
export async function editRefusal(session: Session, order: OrderRow): Promise<string | null> {
  const isOpen = order.status === 'paid' || (order.status === 'placed' && order.payment_method === 'cod');
  if (!isOpen) {
    return order.status === 'placed'
      ? 'This order isn’t paid yet'
      : 'Only an order that isn’t packed can be changed';
  }
  const [parcels, returns, payments] = await Promise.all([
    parcelsOf(session, [order.id]),
    returnsOf(session, [order.id]),
    paymentsOf(session, order.id),
  ]);
  if (parcels.some(({ status }) => !isWaiting(status))) return 'Part of this order is packed already';
  if (returns.length > 0) return 'Part of this order was cancelled. Cancel the rest and place it again';
  if (payments.some(({ status }) => status === 'unmatched')) return 'Settle its payment first';
  return null;
}

/**
 * Prices the change of an order. `wanted` are the lines that can change; the others stay, first and at what was paid for
 * them, and then what was agreed decides, because today's price of a bundle or a plan is another offer. In a sale it is
 * read in its transaction.
 */
export async function editOffer(
  context: Context,
  order: OrderRow,
  { lines: wanted, address }: Wanted,
  sale?: SaleSource,
): Promise<EditOffer> {
  const session = sale?.tx ?? context.database;
  const { shopper_id: shopperId, payment_method: paymentMethod } = order;
  const [code, buyer, payments, refunds, closed] = await Promise.all([
    couponCodeOf(session, order.coupon_id),
    session.one<{ premium_until: Date | null }>(sql`SELECT premium_until FROM shopper WHERE id = ${shopperId}`),
    paymentsOf(session, order.id),
    refundsOf(session, order.id),
    editRefusal(session, order),
  ]);
  const input = {
    lines: wanted,
    couponCode: code ?? undefined,
    bundleId: order.bundle_id ?? undefined,
    shopper: { id: shopperId, premiumUntil: buyer.premium_until },
    paymentMethod,
    pincode: needsDelivery(wanted) ? address?.pincode : undefined,
    now: context.clock(),
  };
  const fixed = order.lines.filter((line) => fixedReason(line) !== null);
  const today = await price(context, input, sale);
  const now = { ...today.quote, lines: soldLines(today) };
  const priced =
    fixed.length === 0
      ? editedPrice(order, now)
      : { ...agreedPrice(order, [...fixed, ...now.lines]), isAgreed: true };
  const isCash = paymentMethod === 'cod';
  const paid = sum(payments.filter(({ status }) => status === 'paid').map((payment) => leftOf(payment, refunds)));
  return {
    lines: priced.lines,
    parts: priced.parts,
    total: priced.total,
    couponId: priced.isAgreed ? order.coupon_id : today.couponId,
    bundleId: priced.isAgreed ? order.bundle_id : today.bundleId,
    paid: isCash ? null : paid,
    due: isCash ? 0 : Math.max(0, priced.total - paid),
    refusal:
      closed ??
      linesRefusal(order, today.quote.lines, fixed.length === 0) ??
      (await addressRefusal(context, [...fixed, ...wanted], address, isCash)) ??
      moneyRefusal(priced.total, isCash, context.settings.codLimit, order.from_wallet),
  };
}

/** An offer as the order is written with it: with its address, and another estimate if it goes to another pincode. */
export function changedBy(
  { lines, parts, total, couponId, bundleId }: EditOffer,
  { order, address, rules, now }: { order: OrderRow; address: WireAddress; rules: SaleRules; now: Date },
): ChangedOrder {
  const isMoved = address.pincode !== order.address.pincode;
  const { earliest, latest } = isMoved ? deliveryTo(address.pincode, now, rules) : order;
  return { lines, parts, total, couponId, bundleId, address, earliest, latest };
}

/** What is sold out or not sold, beyond what the order has. */
function linesRefusal(
  order: OrderRow,
  today: readonly SoldLine[] | Priced['quote']['lines'],
  isWhole: boolean,
): string | null {
  if (isWhole && today.length === 0) return 'Leave something in the order, or cancel it';
  for (const line of today) {
    const own = order.lines.find(
      (each) =>
        each.sku === line.sku &&
        each.variant === line.variant &&
        each.flavour === line.flavour &&
        fixedReason(each) === null,
    );
    const added = line.quantity - (own?.quantity ?? 0);
    const [problem] = line.problems;
    const free = problem?.kind === 'less-available' ? problem.available : 0;
    if (problem && problem.kind !== 'price-changed' && added > free) return problemText(line);
    if (line.isPremiumMembership || line.packageType !== 'trial') return 'Only single purchases can be added';
    if (line.needsPrescription === true) return `${line.name} needs a prescription. Put it in an order of its own`;
  }
  return null;
}

type Priced = Awaited<ReturnType<typeof price>>;

async function addressRefusal(
  { catalogue, clock }: Context,
  lines: readonly { readonly sku: string }[],
  address: Wanted['address'],
  isCash: boolean,
): Promise<string | null> {
  if (address === null) return 'Add the address first';
  if (!needsDelivery(lines)) return null;
  const delivery = deliveryTo(address.pincode, clock(), await catalogue.saleRules());
  if (!delivery.deliverable) return 'We don’t deliver to this pincode yet';
  return isCash && !delivery.cashOnDelivery ? 'Cash on delivery isn’t available at this pincode' : null;
}

function moneyRefusal(total: number, isCash: boolean, codLimit: number, fromWallet: number): string | null {
  if (total === 0) return 'Leave something to pay, or cancel the order';
  return isCash && total - fromWallet > codLimit
    ? `Cash on delivery is available up to ${formatRupees(codLimit)}`
    : null;
}

async function couponCodeOf(session: Session, couponId: string | null): Promise<string | null> {
  if (couponId === null) return null;
  return (
    (await session.maybeOne<{ code: string }>(sql`SELECT code FROM coupon WHERE id = ${couponId}`))?.code ?? null
  );
}

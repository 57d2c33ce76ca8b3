import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { sortedLines } from '../../../../src/domain/orders/draft/fixed-line.ts';
import { changedBundles, stillInBundle } from '../../../../src/domain/orders/draft/order-bundle.ts';
import { changeOf } from '../../../../src/domain/orders/draft/order-change.ts';
import { agreedPrice, editedPrice } from '../../../../src/domain/orders/draft/edit-price.ts';
import { problemText } from '../../../../src/domain/orders/draft/draft-words.ts';
import type { PricePart, QuotedLine } from '../../../../src/domain/cart/pricing/quote.ts';
import type { Address } from '../../../../src/domain/kit/address.ts';
import { needsDelivery } from '../../../../src/domain/cart/cart.ts';
import { type Found, mistakesOf } from '../../../../src/domain/kit/failure.ts';
import { formatRupees, sum } from '../../../../src/domain/kit/money/money.ts';
import { price, type SaleSource } from '../../../cart/price.ts';
import { deliveryTo } from '../../../catalogue/delivery/delivery.policy.ts';
import type { SaleRules } from '../../../catalogue/rules.queries.ts';
import { leftOf } from '../../../checkout/payment/left-of-payment.ts';
import { paymentsOf } from '../../../checkout/payment/payment.queries.ts';
import { refundsOf } from '../../../checkout/payment/refund.queries.ts';
import type { Session } from '../../../platform/database/session.ts';
import { findBundleProducts } from '../../../promotions/bundle-analytics/bundle-sale.queries.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import type { WireLine } from '../../../../src/contract/cart/cart.calls.ts';
import type { WireAddress } from '../../../../src/contract/account/address.calls.ts';
import type { ChangedOrder, DraftRow } from '../../tables/draft.queries.ts';
import { returnsOf } from '../../tables/order-return.queries.ts';
import type { OrderRow, SoldLine } from '../../tables/order.queries.ts';
import { isWaiting } from '../../../../src/domain/orders/order/parcel.ts';
import { parcelsOf } from '../../tables/parcel.queries.ts';
import { soldLines } from '../place-order.ts';
import { addressFinding, lineFinding, reasonsOf } from './draft-offer.ts';

/** What an order becomes by a change, and the money that this moves (DRF-01). */
export interface EditOffer {
  readonly lines: readonly SoldLine[];
  readonly parts: readonly PricePart[];
  readonly total: number;
  /** The coupon and the bundle that still count; null if none. */
  readonly couponId: string | null;
  readonly bundleId: string | null;
  /** Whether nothing but its address may change. */
  readonly isAddressOnly: boolean;
  /** What the customer has paid and not got back, whole rupees; null for cash on delivery. */
  readonly paid: number | null;
  /** What has to be paid before it's applied, whole rupees. */
  readonly due: number;
  /** Why it can't be applied; null if it can. */
  readonly refusal: string | null;
  /** The same, as far as the change itself is wrong: each reason at the field that mends it. */
  readonly findings: Found;
}

type Context = Pick<ShopContext, 'database' | 'catalogue' | 'clock' | 'settings'>;
type Wanted = Pick<DraftRow, 'lines' | 'bundles'> & { readonly address: Address | null };

/** How far an order can be changed. */
export interface EditScope {
  /** Why it can't be changed at all; null if it can. */
  readonly refusal: string | null;
  /** Why its items and its price stay, and only its address can change; null if they can change too. */
  readonly itemsStay: string | null;
}

/**
 * How far an order can be changed (DRF-01). While the customer may be paying, and after a part was cancelled, its price is
 * what payments, returns and invoices were made for: only where it goes can change.
 */
export async function editScope(session: Session, order: OrderRow): Promise<EditScope> {
  if (order.status !== 'paid' && order.status !== 'placed') {
    return { refusal: 'Only an order that isn’t packed can be changed', itemsStay: null };
  }
  const [parcels, returns, payments] = await Promise.all([
    parcelsOf(session, [order.id]),
    returnsOf(session, [order.id]),
    paymentsOf(session, order.id),
  ]);
  const isUnpaid = order.status === 'placed' && order.payment_method !== 'cod';
  const isPacked = parcels.some(({ status }) => !isWaiting(status) && status !== 'cancelled');
  const isUnmatched = payments.some(({ status }) => status === 'unmatched');
  const isPartCancelled = returns.length > 0 || parcels.some(({ status }) => status === 'cancelled');
  return {
    refusal: isPacked ? 'Part of this order is packed already' : isUnmatched ? 'Settle its payment first' : null,
    itemsStay: isUnpaid
      ? 'This order isn’t paid yet, so its items stay. You can change the address'
      : isPartCancelled
        ? 'Part of this order was cancelled, so the other items stay. You can change the address'
        : null,
  };
}

/**
 * Prices the change of an order. What is wanted are the lines that can change and how many of each bundle; what can't change
 * stays, first and at what was paid for it. With bundles or such lines what was agreed decides, because today's price of a
 * bundle or a plan is another offer. In a sale it is read in its transaction.
 */
export async function editOffer(
  context: Context,
  order: OrderRow,
  wanted: Wanted,
  sale?: SaleSource,
): Promise<EditOffer> {
  const session = sale?.tx ?? context.database;
  const [scope, payments, refunds] = await Promise.all([
    editScope(session, order),
    paymentsOf(session, order.id),
    refundsOf(session, order.id),
  ]);
  const isCash = order.payment_method === 'cod';
  const paid = sum(payments.filter(({ status }) => status === 'paid').map((payment) => leftOf(payment, refunds)));
  const isAddressOnly = scope.itemsStay !== null;
  const priced = isAddressOnly
    ? asItIs(order, wanted, scope.itemsStay)
    : await repriced(context, order, wanted, sale);
  const refusal = scope.refusal ?? priced.refusal;
  const findings = [
    priced.findings,
    await addressFinding(context, wanted.address, { isDelivered: needsDelivery(priced.lines), isCash }),
    isAddressOnly || priced.lines.length === 0
      ? null
      : moneyFinding(priced.total, isCash, context.settings.codLimit, order.from_wallet),
  ];
  return {
    ...priced,
    isAddressOnly,
    paid: isCash ? null : paid,
    due: isCash || isAddressOnly ? 0 : Math.max(0, priced.total - paid),
    refusal: refusal ?? reasonsOf(mistakesOf(findings)),
    findings: refusal === null ? findings : null,
  };
}

type Becomes = Omit<EditOffer, 'isAddressOnly' | 'paid' | 'due'>;

/** An order of which only the address changes. */
function asItIs(order: OrderRow, { lines, bundles, address }: Wanted, itemsStay: string): Becomes {
  const { single, bundled } = sortedLines(order.lines);
  const { kept, added } = changedBundles(bundled, bundles);
  const choices = lines.map((line) => ({ ...line, name: '' }));
  const wanted = { lines: [...choices, ...kept], address: address ?? order.address };
  const isOther =
    added.length > 0 ||
    changeOf({ lines: [...single, ...bundled], address: order.address }, wanted).lines.length > 0;
  const { lines: stays, parts, total, coupon_id: couponId, bundle_id: bundleId } = order;
  return {
    lines: stays,
    parts,
    total,
    couponId,
    bundleId,
    refusal: isOther ? itemsStay : null,
    findings: null,
  };
}

async function repriced(
  context: Context,
  order: OrderRow,
  { lines: wanted, bundles, address }: Wanted,
  sale?: SaleSource,
): Promise<Becomes> {
  const session = sale?.tx ?? context.database;
  const { shopper_id: shopperId, payment_method: paymentMethod } = order;
  const { fixed, bundled } = sortedLines(order.lines);
  const { kept, added } = changedBundles(bundled, bundles);
  const stays = [...fixed, ...kept];
  const [code, buyer] = await Promise.all([
    couponCodeOf(session, order.coupon_id),
    session.one<{ premium_until: Date | null }>(sql`SELECT premium_until FROM shopper WHERE id = ${shopperId}`),
  ]);
  const lines = [...wanted, ...added.flatMap(bundleOf)];
  const input = {
    lines,
    couponCode: code ?? undefined,
    bundleId: order.bundle_id ?? undefined,
    shopper: { id: shopperId, premiumUntil: buyer.premium_until },
    paymentMethod,
    pincode: needsDelivery(lines) ? address?.pincode : undefined,
    now: context.clock(),
  };
  const today = await price(context, input, sale);
  const now = { ...today.quote, lines: soldLines(today) };
  const saved = -sum(today.quote.parts.filter(({ kind }) => kind === 'bundle').map(({ amount }) => amount));
  const priced =
    stays.length === 0 && added.length === 0
      ? editedPrice(order, now)
      : { ...agreedPrice(order, [...stays, ...now.lines], saved), isAgreed: true };
  const counts = priced.isAgreed ? await stillCounts(session, order, priced) : today;
  return {
    lines: stillInBundle(priced.lines, counts.bundleId !== null),
    parts: priced.parts,
    total: priced.total,
    couponId: counts.couponId,
    bundleId: counts.bundleId,
    refusal: null,
    findings:
      priced.lines.length === 0
        ? { field: 'lines', message: 'Leave something in the order, or cancel it' }
        : lineFindings(order, today.quote.lines),
  };
}

/** One more of a bundle: another bundle of the same items, at today's price. */
function bundleOf(lines: readonly SoldLine[]): WireLine[] {
  const bundleInfo = {
    bundleId: randomUUID(),
    bundleType: 'dynamic',
    discountPercentage: 0,
    originalPrice: 0,
    bundleSize: lines.length,
    bundleLabel: '',
    createdAt: '',
  } as const;
  return lines.map(({ sku, flavour, variant }) => ({
    sku,
    flavour,
    variant,
    quantity: 1,
    packageType: 'comboDiscount',
    bundleInfo,
  }));
}

/** The coupon and the bundle of the shop, as long as their saving is part of the price and the bundle is whole. */
async function stillCounts(
  session: Session,
  order: OrderRow,
  { lines, parts }: Pick<Becomes, 'lines' | 'parts'>,
): Promise<Pick<Becomes, 'couponId' | 'bundleId'>> {
  const lost = (kind: PricePart['kind']) => {
    const isOf = (part: PricePart) => part.kind === kind;
    return order.parts.some(isOf) && !parts.some(isOf);
  };
  const needs = order.bundle_id === null ? [] : await findBundleProducts(session, order.bundle_id);
  const unitsOf = (sku: string) =>
    sum(lines.filter((line) => line.sku === sku && line.packageType === 'trial').map(({ quantity }) => quantity));
  const isWhole = needs.every(({ sku, quantity }) => unitsOf(sku) >= quantity);
  return {
    couponId: lost('coupon') ? null : order.coupon_id,
    bundleId: lost('store-bundle') || !isWhole ? null : order.bundle_id,
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

const singleOnly = 'Only single purchases can be added';

/** What is sold out or not sold, beyond what the order has. */
function lineFindings(order: OrderRow, today: readonly QuotedLine[]): Found {
  const { single } = sortedLines(order.lines);
  return today.map((line, place) => {
    const own = single.filter(
      ({ sku, variant, flavour }) => sku === line.sku && variant === line.variant && flavour === line.flavour,
    );
    const isOfBundle = line.bundleId !== undefined;
    const added = line.quantity - (isOfBundle ? 0 : sum(own.map(({ quantity }) => quantity)));
    const [problem] = line.problems;
    const free = problem?.kind === 'less-available' ? problem.available : 0;
    if (problem && problem.kind !== 'price-changed' && added > free) {
      return isOfBundle ? { field: 'bundles', message: problemText(line) } : lineFinding(line, place);
    }
    const field = isOfBundle ? 'bundles' : `lines.${place}.sku`;
    if (line.isPremiumMembership) return { field, message: singleOnly };
    if (line.packageType !== 'trial' && !isOfBundle) {
      return { field: `lines.${place}.packageType`, message: singleOnly };
    }
    return line.needsPrescription === true
      ? { field, message: `${line.name} needs a prescription. Put it in an order of its own` }
      : null;
  });
}

function moneyFinding(total: number, isCash: boolean, codLimit: number, fromWallet: number): Found {
  if (total === 0) return { field: 'lines', message: 'Leave something to pay, or cancel the order' };
  const message = `Cash on delivery is available up to ${formatRupees(codLimit)}`;
  return isCash && total - fromWallet > codLimit ? { field: 'lines', message } : null;
}

async function couponCodeOf(session: Session, couponId: string | null): Promise<string | null> {
  if (couponId === null) return null;
  return (
    (await session.maybeOne<{ code: string }>(sql`SELECT code FROM coupon WHERE id = ${couponId}`))?.code ?? null
  );
}

import { t } from '../../../src/domain/kit/text/text.ts';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { OrderRequest } from '../../../src/contract/orders/order/order.calls.ts';
import { formatCount } from '../../../src/domain/kit/money/money.ts';
import { type Address, tidiedAddress } from '../../../src/domain/kit/address.ts';
import { orderNumber } from '../../../src/domain/orders/order/order-number.ts';
import { holdMinutes, type PaymentMethod } from '../../../src/domain/orders/order/order.ts';
import { lineId, needsDelivery } from '../../../src/domain/cart/cart.ts';
import type { Quote } from '../../../src/domain/cart/pricing/quote.ts';
import { clubSaving } from '../../../src/domain/account/membership/club-saving.ts';
import { isMembership } from '../../../src/domain/catalogue/product/product.ts';
import { ordersPlaced } from '../../platform/telemetry/counters.ts';
import { findAddress } from '../../account/address/address.queries.ts';
import { takeBundle } from '../../promotions/bundle-analytics/bundle-sale.queries.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { deliveryTo } from '../../catalogue/delivery/delivery.policy.ts';
import { currentGateway } from '../../checkout/gateway/gateways.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { readContact } from '../../account/message/tell.ts';
import { tellPlaced } from '../message/order-step.ts';
import {
  cashGateway,
  insertPayment,
  type PaymentRow,
  walletGateway,
} from '../../checkout/payment/payment.queries.ts';
import { payFromWallet, refuseEmptyWallet } from '../payment/pay-from-wallet.ts';
import type { NewOrder } from '../answer/order.answer.ts';
import { parcelOut } from '../parcel/move-hold.ts';
import { findOfCart } from '../../cart/buyer.queries.ts';
import { takeCoupon } from '../../promotions/coupon/coupon.queries.ts';
import { holdWalletPart, type Move, movePayment } from '../order/moves.ts';
import {
  addOrderEvent,
  insertOrder,
  nextOrderSequence,
  type OrderRow,
  type SoldLine,
} from '../tables/order.queries.ts';
import { price, type Priced, type PriceInput, priceLocked, type SaleSource } from '../../cart/price.ts';
import { refuseHolding } from './refuse-holding.ts';
import { demandOf, takeStock } from '../../catalogue/product/stock.queries.ts';

/** Gateway of a free order. */
const freeGateway = 'none';

type Buyer = Pick<SignedIn, 'id' | 'premiumUntil'>;

export interface StoreOptions {
  /** Defaults to a new id. */
  readonly id?: string;
  /** End of the stock hold; ten minutes from now by default. */
  readonly holdUntil?: Date;
  /** Mandate to debit. */
  readonly mandate?: { readonly id: string; readonly gateway: string } | null;
  /** Placed by the shop, so the limits on unpaid orders don't apply; its payment begins later. */
  readonly isRenewal?: boolean;
  /** The draft of the staff that it is made from (DRF-01). */
  readonly draftId?: string | null;
}

/** What was stored. */
export interface PlacedOrder extends NewOrder {
  /** Whether more has happened to the order already, such as its payment from the wallet. */
  readonly hasMoved: boolean;
}

/**
 * Stores an order and its payment in the caller's transaction, and takes stock, bundle and coupon at its end.
 * Throws 'quote-changed' with a fresh quote if anything differs from what the shopper saw (CHK-09),
 * 'already-ordered' with the order of this cart version, an error that names the invalid field (API-05), or a
 * refusal under the limits on unpaid orders (SEC-05). The caller holds the locks of the account and of the buyer. Makes
 * no gateway call. It reads in one trip to the database and writes in another, the goods last (decision 65).
 */
export async function storeOrder(
  context: ShopContext,
  sale: SaleSource,
  shopper: Buyer,
  body: OrderRequest,
  {
    id = randomUUID(),
    holdUntil: wantedHold,
    mandate = null,
    isRenewal = false,
    draftId = null,
  }: StoreOptions = {},
): Promise<PlacedOrder> {
  const { tx, rules } = sale;
  const now = context.clock();
  const { paymentMethod } = body;
  const isDelivered = needsDelivery(body.lines);
  if (paymentMethod === 'cod' && !isDelivered) {
    throw refusedField('paymentMethod', t`Cash on delivery needs items to deliver`);
  }
  const address = await addressOf(tx, shopper, body);
  const delivery = deliveryTo(address.pincode, now, rules);
  if (isDelivered && !delivery.deliverable) {
    throw refusedField(addressField(body), t`We don’t deliver to this pincode yet`);
  }

  const { lines, couponCode, bundleId } = body;
  const pincode = isDelivered ? address.pincode : undefined;
  const input = { lines, couponCode, bundleId, shopper, paymentMethod, pincode, now };
  const [priced, sequence, ordered, contact] = await Promise.all([
    price(context, input, sale),
    nextOrderSequence(tx),
    body.cartVersion === undefined ? undefined : findOfCart(tx, shopper.id, body.cartVersion),
    readContact(tx, shopper.id),
  ]);
  const { quote, couponId } = priced;
  if (ordered) throw alreadyOrdered(ordered);
  if (!isAsShown(quote, body.expectedTotal)) throw quoteChanged(quote);
  const fromWallet = body.fromWallet ?? 0;
  if (fromWallet > 0) refuseWholeWallet(paymentMethod, fromWallet, quote.total);
  if (fromWallet > (quote.walletBalance ?? 0)) throw quoteChanged(quote);
  const rest = quote.total - fromWallet;
  if (paymentMethod === 'cod') refuseCash(rest, delivery.cashOnDelivery, context.settings.codLimit);
  if (paymentMethod === 'wallet') await refuseEmptyWallet({ tx }, shopper.id, quote.total);

  const isOnline = paymentMethod !== 'cod' && paymentMethod !== 'wallet' && quote.total > 0;
  const isCash = paymentMethod === 'cod';
  if (priced.buyer && !isRenewal && (isOnline || isCash)) {
    await refuseHolding(context, tx, { shopperId: shopper.id, buyer: priced.buyer, priced, isCash });
  }
  const holdUntil = isOnline ? (wantedHold ?? new Date(now.getTime() + holdMinutes * 60_000)) : null;
  const order: OrderRow = {
    id,
    number: orderNumber(sequence, now),
    shopper_id: shopper.id,
    status: 'placed',
    payment_method: paymentMethod,
    total: quote.total,
    from_wallet: fromWallet,
    parts: quote.parts,
    lines: soldLines(priced),
    address,
    coupon_id: couponId,
    bundle_id: priced.bundleId,
    earliest: isDelivered ? delivery.earliest : null,
    latest: isDelivered ? delivery.latest : null,
    holds_stock: true,
    hold_until: holdUntil,
    placed_at: now,
    cart_version: body.cartVersion ?? null,
    draft_id: draftId,
    placed_from: isOnline ? (sale.network ?? null) : null,
    club_saving: isMember(quote, priced.buyer ?? shopper, now) ? clubSaving(quote, priced.delivery) : 0,
    courier: null,
    tracking_number: null,
    tracking_url: null,
    refund_upi_id: null,
  };
  tx.afterCommit(() => ordersPlaced.inc({ method: paymentMethod }));
  const newPayment = {
    id: randomUUID(),
    order_id: order.id,
    gateway: isOnline
      ? (mandate?.gateway ?? (await currentGateway(tx, context.gateways)).id)
      : ownGateway(paymentMethod, quote.total),
    method: paymentMethod,
    amount: rest,
    expires_at: holdUntil,
    created_at: now,
    mandate_id: mandate?.id ?? null,
    asked_at: isOnline && !isRenewal ? now : null,
  };
  const by = { actor: 'customer', shopperId: shopper.id } as const;
  const placed = { event: 'order.placed', status: 'placed', at: now } as const;
  const written = Promise.all([
    insertOrder(tx, order),
    addOrderEvent(tx, order.id, { ...placed, by }),
    insertPayment(tx, newPayment),
    parcelOut({ tx, context }, order, body.prescriptionId),
    contact && (isCash || isOnline) ? tellPlaced(tx, context, order, contact) : null,
  ]);
  // What waits for a prescription looks for it first: nothing but the commit follows the goods.
  if (order.lines.some(({ needsPrescription }) => needsPrescription)) await written;
  const [[, , payment, parcels]] = await Promise.all([written, takeGoods(sale, input, priced, order)]);
  if (!isCash && !isOnline) await payNow({ tx, context }, order, payment);
  if (fromWallet > 0) await holdWalletPart({ tx, context }, order);
  const isHeld = parcels.some(({ status }) => status === 'held');
  const event = { ...placed, order_id: order.id, actor: by.actor, name: '', change: null };
  return { order, payment, parcels, placed: event, hasMoved: isHeld || !(isCash || isOnline) };
}

/**
 * Takes stock, bundle and coupon, and prices what was locked for it once more (CHK-09). Last and in one write, because
 * everybody who buys the same product waits from here until the commit.
 */
async function takeGoods(sale: SaleSource, input: PriceInput, priced: Priced, order: OrderRow): Promise<void> {
  const { tx } = sale;
  const { id, shopper_id: shopperId, coupon_id: couponId, bundle_id: bundleId } = order;
  const [now, ...taken] = await Promise.all([
    priceLocked(input, sale, priced),
    takeStock(tx, demandOf(order.lines), { reason: 'sale', orderId: id, at: order.placed_at }),
    bundleId === null || takeBundle(tx, bundleId),
    couponId === null || takeCoupon(tx, couponId, id, shopperId),
  ]);
  if (taken.includes(false) || !isDeepStrictEqual(soldAs(now), soldAs(priced))) throw quoteChanged(now.quote);
}

/** What an order keeps of its price. */
function soldAs(priced: Priced) {
  const { quote, couponId, bundleId } = priced;
  return { total: quote.total, parts: quote.parts, lines: soldLines(priced), couponId, bundleId };
}

/** Pays an order that costs nothing, or from the wallet. */
async function payNow(move: Move, order: OrderRow, { id, amount }: PaymentRow): Promise<void> {
  if (amount > 0) return payFromWallet(move, order, id);
  await movePayment(move, id, { type: 'payment.captured', amount: 0 }, { source: 'system' });
}

/**
 * Nothing is charged that wasn't shown: same total, no line problems, and the chosen bundle still applies (MNY-11,
 * BND-12).
 */
function isAsShown(quote: Quote, expectedTotal: number): boolean {
  return (
    quote.total === expectedTotal &&
    quote.bundle?.applied !== false &&
    quote.lines.every(({ problems }) => problems.length === 0)
  );
}

/** Gateway for payments without a payment service. */
function ownGateway(method: PaymentMethod, total: number): string {
  if (method === 'cod') return cashGateway;
  return total === 0 ? freeGateway : walletGateway;
}

/** Whether club prices apply: the shopper is a member, or the order contains a membership (MNY-08). */
function isMember({ lines }: Quote, { premiumUntil }: Pick<Buyer, 'premiumUntil'>, now: Date): boolean {
  return (premiumUntil !== null && now < premiumUntil) || lines.some((line) => line.isPremiumMembership);
}

/** After a double submit the first order may have taken the last stock, so this is said before a changed price (SEC-05). */
function alreadyOrdered(order: { readonly id: string; readonly number: string }) {
  return problem('already-ordered', {
    detail: t`This cart was already ordered as ${order.number}`,
    members: { order },
  });
}

function quoteChanged(quote: Quote) {
  return problem('quote-changed', {
    detail: t`Something in your order changed. Check the new total and order again.`,
    members: { quote },
  });
}

/** The wallet's part leaves something for the other way to pay. */
function refuseWholeWallet(method: PaymentMethod, fromWallet: number, total: number): void {
  if (method === 'wallet') throw refusedField('fromWallet', t`Your wallet pays the whole order`);
  if (fromWallet >= total) throw refusedField('fromWallet', t`Your wallet is enough. Pay the whole order from it`);
}

function refuseCash(total: number, isOffered: boolean, limit: number): void {
  if (!isOffered) throw refusedField('paymentMethod', t`Cash on delivery isn’t available at this pincode`);
  if (total > limit) {
    throw refusedField('paymentMethod', t`Cash on delivery is available up to ₹${formatCount(limit)}`);
  }
}

async function addressOf(tx: Session, shopper: Buyer, body: OrderRequest): Promise<Address> {
  if (body.addressId !== undefined) {
    const saved = await findAddress(tx, shopper.id, body.addressId);
    if (!saved) throw problem('not-found', { detail: t`We couldn’t find this address` });
    const { id: _id, isDefault: _isDefault, ...address } = saved;
    return address;
  }
  if (!body.address) throw refusedField('address', t`Send an address or the id of a saved one`);
  return tidiedAddress(body.address);
}

function addressField({ addressId }: OrderRequest): string {
  return addressId === undefined ? 'address.pincode' : 'addressId';
}

/** The lines with the invoice details of today. */
export function soldLines({
  quote,
  products,
  ofBundle,
}: Pick<Priced, 'quote' | 'products' | 'ofBundle'>): SoldLine[] {
  return quote.lines.map((line) => {
    const product = products.get(line.sku);
    const units = ofBundle?.units[lineId(line)] ?? 0;
    return {
      ...line,
      ...(ofBundle && units > 0 ? { inBundle: { name: ofBundle.name, units } } : {}),
      hsn: product?.hsn ?? '',
      gstRate: product?.gstRate ?? 0,
      months: isMembership(line.sku) ? (product?.timePeriod ?? 12) : 0,
    };
  });
}

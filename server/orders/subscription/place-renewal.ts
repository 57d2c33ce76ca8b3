import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { WireLine } from '../../../src/contract/cart/cart.calls.ts';
import type { PaymentMethod } from '../../../src/domain/orders/order/order.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import type { SaleRules } from '../../catalogue/rules.queries.ts';
import { isSellable, type Quote } from '../../../src/domain/cart/pricing/quote.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { mandateFor } from '../mandate/debit-mandate.ts';
import { lockBuyer, requireAccount } from '../../platform/http/guard/account-lock.ts';
import { storeOrder } from '../placing/place-order.ts';
import { price } from '../../cart/price.ts';
import { walletBalance } from '../../account/wallet/wallet.queries.ts';
import { deliveryTo } from '../../catalogue/delivery/delivery.policy.ts';
import { addressSchema } from '../../../src/contract/account/address.calls.ts';
import { moveSubscription } from '../plan/move-subscription.ts';
import { type RenewalRow, tieOrder } from '../tables/renewal.queries.ts';
import { tellMissed, tellPayment, tellPrice } from '../plan/subscription.messages.ts';
import { lockSubscription, type SubscriptionRow } from '../tables/subscription.queries.ts';

/** Milliseconds that a renewal's stock is held for its payment: until the next morning. */
const holdTime = 20 * 3_600_000;
/** Same for a bank debit, which gateways announce a day and a half in advance. */
const debitTime = 40 * 3_600_000;

interface Sale {
  readonly tx: Session;
  readonly rules: SaleRules;
}

/** Current price of one delivery. */
export async function priceRenewal(
  context: ShopContext,
  row: SubscriptionRow,
  sale?: Sale,
): Promise<{ quote: Quote; lines: readonly WireLine[]; premiumUntil: Date | null }> {
  const session = sale?.tx ?? context.database;
  const { premium_until: premiumUntil } = await session.one<{ premium_until: Date | null }>(sql`
    SELECT premium_until FROM shopper WHERE id = ${row.shopper_id}`);
  const lines: readonly WireLine[] = [
    {
      sku: row.sku,
      variant: row.variant,
      flavour: row.flavour,
      quantity: row.quantity,
      packageType: row.plan,
    },
  ];
  const shopper = { id: row.shopper_id, premiumUntil };
  const { pincode } = addressSchema.parse(row.address);
  const { quote } = await price(context, { lines, shopper, pincode, now: context.clock() }, sale);
  return { quote, lines, premiumUntil };
}

/**
 * Places the order of a claimed period, once; order, renewal and message commit together. Skips unavailable items
 * this time, and asks the owner if the price is above the agreed one (SUB-01). Returns the order id; null if none
 * was placed.
 */
export async function placeRenewal(context: ShopContext, renewal: RenewalRow): Promise<string | null> {
  const rules = await context.catalogue.saleRules();
  return context.database.transaction(async (tx) => {
    await lockBuyerOf(tx, renewal.subscription_id);
    const row = await lockSubscription(tx, renewal.subscription_id);
    if (row.status !== 'renewing' || row.period !== renewal.period) return null;
    const { quote, lines, premiumUntil } = await priceRenewal(context, row, { tx, rules });
    const move = { tx, context };
    const { pincode } = addressSchema.parse(row.address);
    if (!isSellable(quote) || !deliveryTo(pincode, context.clock(), rules).deliverable) {
      const next = await moveSubscription(move, row.id, { event: { type: 'renewal.declined' }, actor: 'system' });
      if (next) await tellMissed(move, next);
      return null;
    }
    const unit = unitPriceOf(quote);
    if (unit > row.agreed_price) {
      await askPrice(move, row.id, unit);
      return null;
    }
    const orderId = randomUUID();
    if (!(await tieOrder(tx, renewal, orderId))) return null;
    const mandate = await mandateFor(tx, row, quote.total, context.clock());
    const paymentMethod = mandate?.method ?? (await methodOf(tx, row, quote.total));
    const address = addressSchema.parse(row.address);
    const order = { lines: [...lines], address, paymentMethod, expectedTotal: quote.total };
    const holdUntil = new Date(context.clock().getTime() + (mandate ? debitTime : holdTime));
    const shopper = { id: row.shopper_id, premiumUntil };
    await requireAccount(tx, shopper.id);
    await storeOrder(context, { tx, rules }, shopper, order, { id: orderId, holdUntil, mandate, isRenewal: true });
    if (paymentMethod !== 'wallet' && !mandate && quote.total > 0) await tellPayment(move, row, quote.total);
    return orderId;
  });
}

async function lockBuyerOf(tx: Session, subscriptionId: string): Promise<void> {
  const { shopper_id: shopperId } = await tx.one<{ shopper_id: string }>(sql`
    SELECT shopper_id FROM subscription WHERE id = ${subscriptionId}`);
  await lockBuyer(tx, shopperId);
}

/** Asks the owner to accept a higher price; nothing is sent until they do. */
export async function askPrice(
  move: Parameters<typeof moveSubscription>[0],
  id: string,
  offered: Rupees,
): Promise<void> {
  const asked = await moveSubscription(move, id, {
    event: { type: 'price.raised' },
    actor: 'system',
    change: () => ({ offered_price: offered }),
  });
  if (asked) await tellPrice(move, asked);
}

export function unitPriceOf({ lines }: Quote): Rupees {
  return lines[0]?.unitPrice ?? 0;
}

async function methodOf(tx: Session, row: SubscriptionRow, total: Rupees): Promise<PaymentMethod> {
  if (row.pays_by !== 'wallet') return 'upi';
  return (await walletBalance(tx, row.shopper_id)) >= total ? 'wallet' : 'upi';
}

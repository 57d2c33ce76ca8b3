import sql from 'sql-template-tag';
import { sum } from '../../../src/domain/kit/money/money.ts';
import type { OrderStatus } from '../../../src/domain/orders/order/order.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { OrderRow } from '../tables/order.queries.ts';
import { type PaymentRow, paymentsOf } from '../../checkout/payment/payment.queries.ts';
import { trackPath } from '../tracking/track-link.ts';
import { leftOf, rupeesReceived } from '../../checkout/payment/left-of-payment.ts';
import { refundsOf } from '../../checkout/payment/refund.queries.ts';
import { type Contact, tellKnown, tellShopper, type TellContext, type Told } from '../../account/message/tell.ts';
import type { OrderFacts } from '../../account/message/templates/order.templates.ts';
import type { TemplateName } from '../../account/message/templates/templates.ts';

export type StepContext = TellContext & Pick<ShopContext, 'clock'>;

/**
 * Notifies the buyer of the order's new status in the transaction that changed it, by SMS and e-mail with a
 * tracking link (ORD-05).
 */
export async function tellOrderStep(
  tx: Session,
  context: StepContext,
  order: OrderRow,
  status: OrderStatus,
): Promise<void> {
  const told = await steps[status](tx, order, factsOf(order, context));
  if (told) await tellShopper(tx, context, order.shopper_id, told);
}

/** The same for an order that was just placed, to a buyer whose contact was read; all that it writes is sent at once. */
export async function tellPlaced(
  tx: Session,
  context: StepContext,
  order: OrderRow,
  buyer: Contact,
): Promise<void> {
  await tellKnown(tx, context, buyer, placedNews(order, factsOf(order, context)));
}

type AnyTold = { readonly [Name in TemplateName]: Told<Name> }[TemplateName];
type Step = (tx: Session, order: OrderRow, facts: OrderFacts) => Promise<AnyTold | null>;

const steps: Readonly<Record<OrderStatus, Step>> = {
  placed: async (_, order, facts) => placedNews(order, facts),
  paid: async (tx, order, facts) => ({
    template: 'order-paid',
    data: { ...facts, ...estimateOf(order), paid: await keptOf(tx, order) },
  }),
  packed: async (_, __, facts) => ({ template: 'order-packed', data: facts }),
  shipped: async (_, order, facts) => ({
    template: 'order-shipped',
    data: { ...facts, ...estimateOf(order), courier: order.courier, trackingNumber: order.tracking_number },
  }),
  delivered: async (_, __, facts) => ({ template: 'order-delivered', data: facts }),
  cancelled: async (tx, order, facts) => ({
    template: 'order-cancelled',
    data: { ...facts, ...(await leftToRefund(tx, order.id)), isUnsettled: await isUnsettled(tx, order.id) },
  }),
  // A return sends its own messages about its progress and refund.
  returned: async () => null,
  refunded: async (tx, order, facts) => {
    if ((await refundsOf(tx, order.id)).some((refund) => refund.return_id !== null)) return null;
    const amount = amountOf(await paymentsOf(tx, order.id), ['refunded']);
    // A payment in another currency was announced when its refund started.
    if (amount === 0) return null;
    return { template: 'order-refunded', data: { ...facts, amount, ...(await wayOfRefund(tx, order)) } };
  },
};

function placedNews(order: OrderRow, facts: OrderFacts): Told<'order-placed'> {
  return {
    template: 'order-placed',
    data: { ...facts, ...estimateOf(order), isCash: order.payment_method === 'cod' },
  };
}

/** Facts in every message about an order. */
export function factsOf(
  { id, number, total, from_wallet: fromWallet, lines }: OrderRow,
  { origin, settings, clock }: StepContext,
): OrderFacts {
  return {
    number,
    total,
    ...(fromWallet > 0 ? { fromWallet } : {}),
    trackUrl: `${origin()}${trackPath(id, settings.secret, clock())}`,
    items: lines.map(({ name, quantity }) => ({ name, quantity })),
  };
}

/** A returned order may have been refunded to the wallet, however it was paid; its wallet's part always is. */
async function wayOfRefund(
  tx: Session,
  { id, payment_method: method }: OrderRow,
): Promise<{ readonly to: 'source' | 'wallet'; readonly toWallet?: number }> {
  if (method === 'wallet') return { to: 'wallet' };
  const parts = (await paymentsOf(tx, id)).filter(({ is_part: isPart }) => isPart);
  const own = parts.map((part) => `${id}:${part.id}`);
  const credited = await tx.query(sql`
    SELECT FROM wallet_entry WHERE reason = 'refund' AND starts_with(reference, ${id}) AND reference <> ALL (${own})
    LIMIT 1`);
  if (credited.length > 0) return { to: 'wallet' };
  return { to: 'source', ...inWallet(amountOf(parts, ['refunded'])) };
}

function inWallet(toWallet: number): { readonly toWallet?: number } {
  return toWallet > 0 ? { toWallet } : {};
}

/** Still to be refunded, whole rupees: what was paid or held, less earlier refunds. */
async function leftToRefund(
  tx: Session,
  orderId: string,
): Promise<{ readonly refund: number; readonly toWallet?: number }> {
  const refunds = await refundsOf(tx, orderId);
  const paid = (await paymentsOf(tx, orderId)).filter(
    ({ status }) => status === 'paid' || status === 'held' || status === 'refunding',
  );
  const leftIn = (payments: readonly PaymentRow[]) => sum(payments.map((payment) => leftOf(payment, refunds)));
  return { refund: leftIn(paid), ...inWallet(leftIn(paid.filter(({ is_part: isPart }) => isPart))) };
}

async function isUnsettled(tx: Session, orderId: string): Promise<boolean> {
  return (await paymentsOf(tx, orderId)).some(({ status }) => status === 'unmatched');
}

/**
 * What was paid for an order: its total, less what an admin accepted as missing (SEC-05). The wallet's part is taken
 * after this message.
 */
async function keptOf(tx: Session, { id, total }: OrderRow): Promise<number> {
  const paid = (await paymentsOf(tx, id)).filter(({ status }) => status === 'paid');
  return total - sum(paid.map((payment) => Math.max(0, payment.amount - rupeesReceived(payment))));
}

function estimateOf({ earliest, latest }: OrderRow) {
  return { earliest, latest };
}

function amountOf(payments: readonly PaymentRow[], statuses: readonly PaymentRow['status'][]): number {
  return sum(payments.filter(({ status }) => statuses.includes(status)).map(rupeesReceived));
}

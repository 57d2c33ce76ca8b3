import { sum } from '../../src/domain/money/money.ts';
import type { OrderStatus } from '../../src/domain/order/order.ts';
import type { ShopContext } from '../context.ts';
import type { Session } from '../database/session.ts';
import type { OrderRow } from '../order/order.queries.ts';
import { type PaymentRow, paymentsOf } from '../payment/payment.queries.ts';
import { tellShopper, type TellContext, type Told } from './tell.ts';
import type { OrderFacts } from './templates/order.templates.ts';
import type { TemplateName } from './templates/templates.ts';

type StepContext = TellContext & Pick<ShopContext, 'clock'>;

/**
 * Tells the buyer of an order that it has come to a step of its life, in the transaction that moved it: by text message
 * and e-mail, with the link to follow it (ORD-05).
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

type AnyTold = { readonly [Name in TemplateName]: Told<Name> }[TemplateName];
type Step = (tx: Session, order: OrderRow, facts: OrderFacts) => Promise<AnyTold | null>;

const steps: Readonly<Record<OrderStatus, Step>> = {
  placed: async (_, order, facts) => ({
    template: 'order-placed',
    data: { ...facts, ...estimateOf(order), isCash: order.payment_method === 'cod' },
  }),
  paid: async (_, order, facts) => ({ template: 'order-paid', data: { ...facts, ...estimateOf(order) } }),
  packed: async (_, __, facts) => ({ template: 'order-packed', data: facts }),
  shipped: async (_, order, facts) => ({
    template: 'order-shipped',
    data: { ...facts, ...estimateOf(order), courier: null, trackingNumber: null },
  }),
  delivered: async (_, __, facts) => ({ template: 'order-delivered', data: facts }),
  cancelled: async (tx, order, facts) => ({
    template: 'order-cancelled',
    data: { ...facts, refund: amountOf(await paymentsOf(tx, order.id), ['paid', 'refunding']) },
  }),
  // Its return tells of it by itself, with what was asked and decided.
  returned: async () => null,
  refunded: async (tx, order, facts) => ({
    template: 'order-refunded',
    data: {
      ...facts,
      amount: amountOf(await paymentsOf(tx, order.id), ['refunded']),
      to: order.payment_method === 'wallet' ? 'wallet' : 'source',
    },
  }),
};

function factsOf({ id, number, total, lines }: OrderRow, { origin }: StepContext): OrderFacts {
  return {
    number,
    total,
    trackUrl: `${origin()}/dashboard/orders/${id}`,
    items: lines.map(({ name, quantity }) => ({ name, quantity })),
  };
}

function estimateOf({ earliest, latest }: OrderRow) {
  return { earliest, latest };
}

function amountOf(payments: readonly PaymentRow[], statuses: readonly PaymentRow['status'][]): number {
  return sum(payments.filter(({ status }) => statuses.includes(status)).map(({ amount }) => amount));
}

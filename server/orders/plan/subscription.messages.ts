import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import { renewalMoment } from '../../../src/domain/orders/subscription/plan-days.ts';
import type { Session } from '../../platform/database/session.ts';
import { type TellContext, tellShopper } from '../../account/message/tell.ts';
import type { OrderRow } from '../tables/order.queries.ts';
import type { SubscriptionRow } from '../tables/subscription.queries.ts';

interface Telling {
  readonly tx: Session;
  readonly context: TellContext;
}

/** Notice two days before a renewal: product, date and price (SUB-01). */
export async function tellNotice({ tx, context }: Telling, row: SubscriptionRow, amount: Rupees): Promise<void> {
  await tellShopper(tx, context, row.shopper_id, {
    template: 'subscription-notice',
    data: { product: row.name, amount, on: renewalMoment(row.next_on) },
  });
}

/** The price is above the agreed one; nothing is sent until the owner accepts (SUB-01). */
export async function tellPrice({ tx, context }: Telling, row: SubscriptionRow): Promise<void> {
  const { name, agreed_price: before, offered_price: now } = row;
  await tellShopper(tx, context, row.shopper_id, {
    template: 'subscription-price',
    data: { product: name, before, now: now ?? before, answerBy: renewalMoment(row.next_on) },
  });
}

/** A renewal is waiting for payment. */
export async function tellPayment({ tx, context }: Telling, row: SubscriptionRow, amount: Rupees): Promise<void> {
  await tellShopper(tx, context, row.shopper_id, {
    template: 'subscription-payment',
    data: { product: row.name, amount },
  });
}

export async function tellPaid({ tx, context }: Telling, row: SubscriptionRow, amount: Rupees): Promise<void> {
  await tellShopper(tx, context, row.shopper_id, {
    template: 'subscription-charged',
    data: { product: row.name, amount, next: renewalMoment(row.next_on) },
  });
}

/** The bank declined a debit; the owner has to pay another way. */
export async function tellDeclined({ tx, context }: Telling, order: OrderRow): Promise<void> {
  if (order.status !== 'placed' || order.hold_until === null) return;
  await tellShopper(tx, context, order.shopper_id, {
    template: 'mandate-declined',
    data: { product: order.lines[0]?.name ?? '', amount: order.total, until: order.hold_until },
  });
}

/** This delivery is skipped; the next one goes ahead. */
export async function tellMissed({ tx, context }: Telling, row: SubscriptionRow): Promise<void> {
  await tellShopper(tx, context, row.shopper_id, {
    template: 'subscription-missed',
    data: { product: row.name, next: renewalMoment(row.next_on) },
  });
}

export async function tellUnpaid({ tx, context }: Telling, row: SubscriptionRow): Promise<void> {
  await tellShopper(tx, context, row.shopper_id, {
    template: 'subscription-failed',
    data: {
      product: row.name,
      amount: row.noticed_total ?? row.agreed_price * row.quantity,
      retryOn: row.retry_at,
      payUrl: `${context.origin()}/dashboard/subscriptions`,
    },
  });
}

export async function tellPaused({ tx, context }: Telling, row: SubscriptionRow): Promise<void> {
  const told = { template: 'subscription-paused', data: { product: row.name } } as const;
  await tellShopper(tx, context, row.shopper_id, told);
}

export async function tellEnded({ tx, context }: Telling, row: SubscriptionRow): Promise<void> {
  const told = { template: 'subscription-cancelled', data: { product: row.name } } as const;
  await tellShopper(tx, context, row.shopper_id, told);
}

import { randomUUID } from 'node:crypto';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import { isExpected } from '../../../src/domain/checkout/received.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { rupeesReceived } from './left-of-payment.ts';
import type { NewlyReceived, PaymentRow } from './payment.queries.ts';
import { beginRefund } from './begin-refund.ts';

/** Amount received as reported by the gateway, and its mismatch with the amount requested (SEC-05). */
export function receivedBy(
  { amount, currency = 'INR' }: { readonly amount: number; readonly currency?: string },
  expected: Rupees,
  at: Date,
): NewlyReceived {
  const received = { minorUnits: Math.round(amount * 100), currency };
  const mismatch = isExpected(received, expected) ? null : currency === 'INR' ? 'amount' : 'currency';
  return { ...received, mismatch, at };
}

interface Move {
  readonly tx: Session;
  readonly context: Pick<ShopContext, 'clock' | 'jobs'>;
}

/**
 * Queues a refund of what an accepted payment brought beyond the order total. Less than a rupee is not refunded.
 */
export async function returnExcess({ tx, context }: Move, payment: PaymentRow): Promise<void> {
  const amount = rupeesReceived(payment) - payment.amount;
  if (amount <= 0) return;
  const refund = {
    id: randomUUID(),
    payment_id: payment.id,
    return_id: null,
    amount,
    way: 'gateway',
    ordered_at: context.clock(),
  } as const;
  await beginRefund({ tx, context }, refund);
}

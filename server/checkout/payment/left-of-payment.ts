import { sum, type Rupees } from '../../../src/domain/kit/money/money.ts';
import type { Received } from '../../../src/domain/checkout/received.ts';
import type { PaymentRow } from './payment.queries.ts';
import type { RefundRow } from './refund.queries.ts';

type Money = Pick<PaymentRow, 'amount' | 'received_units' | 'received_currency'>;

/** What came with a payment: what the gateway says, else what was asked for. */
export function receivedOf({ amount, received_units: units, received_currency: currency }: Money): Received {
  return units === null || currency === null
    ? { minorUnits: amount * 100, currency: 'INR' }
    : { minorUnits: units, currency };
}

/** The same in whole rupees; what is less than a rupee beyond stays out. 0 for another currency (SEC-05). */
export function rupeesReceived(payment: Money): Rupees {
  const { minorUnits, currency } = receivedOf(payment);
  return currency === 'INR' ? Math.floor(minorUnits / 100) : 0;
}

/** What of a payment neither a return nor its excess has taken back, whole rupees. */
export function leftOf(payment: Money & Pick<PaymentRow, 'id'>, refunds: readonly RefundRow[]): Rupees {
  return rupeesReceived(payment) - refundedOf(payment, refunds);
}

/** The same as the gateway counts it, in the smallest unit of the payment's own currency. */
export function unitsLeftOf(payment: Money & Pick<PaymentRow, 'id'>, refunds: readonly RefundRow[]): number {
  return receivedOf(payment).minorUnits - refundedOf(payment, refunds) * 100;
}

function refundedOf({ id }: Pick<PaymentRow, 'id'>, refunds: readonly RefundRow[]): Rupees {
  return sum(refunds.filter(({ payment_id }) => payment_id === id).map(({ amount }) => amount));
}

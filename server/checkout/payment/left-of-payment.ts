import { sum, type Rupees } from '../../../src/domain/kit/money/money.ts';
import type { Received } from '../../../src/domain/checkout/received.ts';
import type { PaymentRow } from './payment.queries.ts';
import type { RefundRow } from './refund.queries.ts';

type Money = Pick<PaymentRow, 'amount' | 'received_units' | 'received_currency'>;

/** Amount received with a payment: as the gateway reported, otherwise the amount requested. */
export function receivedOf({ amount, received_units: units, received_currency: currency }: Money): Received {
  return units === null || currency === null
    ? { minorUnits: amount * 100, currency: 'INR' }
    : { minorUnits: units, currency };
}

/** Amount received, rounded down to whole rupees; 0 for another currency (SEC-05). */
export function rupeesReceived(payment: Money): Rupees {
  const { minorUnits, currency } = receivedOf(payment);
  return currency === 'INR' ? Math.floor(minorUnits / 100) : 0;
}

/** Unrefunded part of a payment, whole rupees. */
export function leftOf(payment: Money & Pick<PaymentRow, 'id'>, refunds: readonly RefundRow[]): Rupees {
  return rupeesReceived(payment) - refundedOf(payment, refunds);
}

/** Unrefunded part in the smallest unit of the payment's currency. */
export function unitsLeftOf(payment: Money & Pick<PaymentRow, 'id'>, refunds: readonly RefundRow[]): number {
  return receivedOf(payment).minorUnits - refundedOf(payment, refunds) * 100;
}

function refundedOf({ id }: Pick<PaymentRow, 'id'>, refunds: readonly RefundRow[]): Rupees {
  return sum(refunds.filter(({ payment_id }) => payment_id === id).map(({ amount }) => amount));
}

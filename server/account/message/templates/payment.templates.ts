import { t } from '../../../../src/domain/kit/text/text.ts';
import { formatRupees, type Rupees } from '../../../../src/domain/kit/money/money.ts';
import { settlementDays } from '../../../../src/domain/checkout/received.ts';
import type { Letter, LetterAction, ShopFacts } from './letter.ts';
import type { OrderFacts } from './order.templates.ts';

interface PaymentFacts extends OrderFacts {
  /** '₹1,400', or in another currency 'USD 20.00'. */
  readonly received: string;
  readonly expected: string;
  /** Amount beyond the order total, which is refunded. */
  readonly excess: Rupees;
  /** The order was already paid. */
  readonly isDouble: boolean;
}

/** Payments that don't match their order. */
export const paymentTemplates = {
  'payment-unmatched': (order: PaymentFacts, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: t`Your payment for order ${order.number}`,
    sms: t`${shopName}: we received ${order.received} instead of ${order.expected} for order ${order.number}. We'll settle it within ${settlementDays} working days. Please don't pay again. ${order.trackUrl}`,
    paragraphs: [
      t`We received ${order.received} instead of ${order.expected} for order ${order.number}.`,
      t`We'll settle it within ${settlementDays} working days: either we accept your payment or we refund it. Please don't pay again.`,
      t`Questions? Call us on ${carePhone}.`,
    ],
    action: follow(order),
  }),

  'payment-accepted': (order: PaymentFacts, { shopName }: ShopFacts): Letter => ({
    subject: t`We accepted your payment for order ${order.number}`,
    sms: t`${shopName}: we accepted your payment of ${order.received} for order ${order.number}. ${remainder(order)} ${order.trackUrl}`,
    paragraphs: [t`We accepted your payment of ${order.received} for order ${order.number}.`, remainder(order)],
    action: follow(order),
  }),

  'payment-sent-back': (order: PaymentFacts, { shopName }: ShopFacts): Letter => ({
    subject: t`${order.received} is on its way back to you`,
    sms: order.isDouble
      ? t`${shopName}: order ${order.number} was paid twice. We are refunding ${order.received} to your original payment method. ${order.trackUrl}`
      : t`${shopName}: we are refunding ${order.received} to your original payment method. ${order.trackUrl}`,
    paragraphs: [
      ...(order.isDouble ? [t`Order ${order.number} was paid twice. Your order itself goes ahead.`] : []),
      t`We’re refunding ${order.received} to your original payment method. Banks take up to 7 working days.`,
    ],
    action: follow(order),
  }),
} as const;

function remainder({ excess }: PaymentFacts): string {
  return excess === 0
    ? t`There is nothing more to pay.`
    : t`We’re refunding the extra ${formatRupees(excess)} to your original payment method.`;
}

function follow({ trackUrl }: OrderFacts): LetterAction {
  return { label: t`Follow your order`, url: trackUrl };
}

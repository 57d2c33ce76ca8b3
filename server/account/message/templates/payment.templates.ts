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
    subject: `Your payment for order ${order.number}`,
    sms: `${shopName}: we received ${order.received} instead of ${order.expected} for order ${order.number}. We'll settle it within ${settlementDays} working days. Please don't pay again. ${order.trackUrl}`,
    paragraphs: [
      `We received ${order.received} instead of ${order.expected} for order ${order.number}.`,
      `We'll settle it within ${settlementDays} working days: either we accept your payment or we refund it. Please don't pay again.`,
      `Questions? Call us on ${carePhone}.`,
    ],
    action: follow(order),
  }),

  'payment-accepted': (order: PaymentFacts, { shopName }: ShopFacts): Letter => ({
    subject: `We accepted your payment for order ${order.number}`,
    sms: `${shopName}: we accepted your payment of ${order.received} for order ${order.number}. ${remainder(order)} ${order.trackUrl}`,
    paragraphs: [`We accepted your payment of ${order.received} for order ${order.number}.`, remainder(order)],
    action: follow(order),
  }),

  'payment-sent-back': (order: PaymentFacts, { shopName }: ShopFacts): Letter => ({
    subject: `${order.received} is on its way back to you`,
    sms: `${shopName}: ${order.isDouble ? `order ${order.number} was paid twice. We` : 'we'} are refunding ${order.received} to your original payment method. ${order.trackUrl}`,
    paragraphs: [
      ...(order.isDouble ? [`Order ${order.number} was paid twice. Your order itself goes ahead.`] : []),
      `We’re refunding ${order.received} to your original payment method. Banks take up to 7 working days.`,
    ],
    action: follow(order),
  }),
} as const;

function remainder({ excess }: PaymentFacts): string {
  return excess === 0
    ? 'There is nothing more to pay.'
    : `We’re refunding the extra ${formatRupees(excess)} to your original payment method.`;
}

function follow({ trackUrl }: OrderFacts): LetterAction {
  return { label: 'Follow your order', url: trackUrl };
}

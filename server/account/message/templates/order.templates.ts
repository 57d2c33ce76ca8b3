import { formatWeekday } from '../../../../src/domain/kit/money/dates.ts';
import { formatRupees, type Rupees } from '../../../../src/domain/kit/money/money.ts';
import { settlementDays } from '../../../../src/domain/checkout/received.ts';
import type { Letter, LetterAction, ShopFacts } from './letter.ts';

export interface OrderFacts {
  /** 'M26-001001'. */
  readonly number: string;
  /** Public tracking page; needs no sign-in. */
  readonly trackUrl: string;
  readonly total: Rupees;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
}

interface Parcel {
  readonly courier: string | null;
  readonly trackingNumber: string | null;
}

/** Delivery estimate, 'YYYY-MM-DD'; null if nothing is delivered. */
interface Estimate {
  readonly earliest: string | null;
  readonly latest: string | null;
}

interface Repaid {
  /** Whether the items didn't have to come back; left out if they did. */
  readonly isKept?: boolean;
  readonly amount: Rupees;
  readonly to: 'source' | 'wallet';
}

/** Order updates for the buyer. */
export const orderTemplates = {
  'order-placed': (
    order: OrderFacts & Estimate & { readonly isCash: boolean },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: `We have your order ${order.number}`,
    sms: `${shopName}: we have your order ${order.number} for ${formatRupees(order.total)}${order.isCash ? ', to be paid in cash at the door' : ''}. Follow it: ${order.trackUrl}`,
    paragraphs: [
      order.isCash
        ? `Thank you for your order. Please keep ${formatRupees(order.total)} in cash ready for the courier.`
        : 'Thank you for your order. We’ll pack it as soon as we receive your payment.',
      ...arrival(order),
    ],
    facts: orderLines(order),
    action: follow(order),
  }),

  'order-paid': (order: OrderFacts & Estimate & { readonly paid: Rupees }, { shopName }: ShopFacts): Letter => ({
    subject: `Payment received for order ${order.number}`,
    sms: `${shopName}: ${formatRupees(order.paid)} received for order ${order.number}. We are packing it. Follow it: ${order.trackUrl}`,
    paragraphs: [
      `We’ve received your payment of ${formatRupees(order.paid)} and are packing your order.`,
      ...arrival(order),
    ],
    facts: orderLines(order),
    action: follow(order),
  }),

  'order-packed': (order: OrderFacts, { shopName }: ShopFacts): Letter => ({
    subject: `Order ${order.number} is packed`,
    sms: `${shopName}: order ${order.number} is packed and waiting for the courier. Follow it: ${order.trackUrl}`,
    paragraphs: ['Your order is packed and waiting for the courier.'],
    action: follow(order),
  }),

  'order-shipped': (order: OrderFacts & Parcel & Estimate, { shopName }: ShopFacts): Letter => ({
    subject: `Order ${order.number} is on its way`,
    sms: `${shopName}: order ${order.number} is on its way${order.courier === null ? '' : ` with ${order.courier}`}. Follow it: ${order.trackUrl}`,
    paragraphs: ['Your order is on its way to you.', ...arrival(order)],
    facts: parcel(order),
    action: follow(order),
  }),

  'order-out-for-delivery': (order: OrderFacts & { readonly cash: Rupees }, { shopName }: ShopFacts): Letter => ({
    subject: `Order ${order.number} arrives today`,
    sms: `${shopName}: order ${order.number} is out for delivery today.${order.cash === 0 ? '' : ` Please keep ${formatRupees(order.cash)} in cash ready.`} Follow it: ${order.trackUrl}`,
    paragraphs: [
      'Your order is out for delivery and should reach you today.',
      ...(order.cash === 0 ? [] : [`Please keep ${formatRupees(order.cash)} in cash ready for the courier.`]),
    ],
    action: follow(order),
  }),

  'order-delivered': (order: OrderFacts, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: `Order ${order.number} is delivered`,
    sms: `${shopName}: order ${order.number} is delivered. Something not right? Call ${carePhone} or see ${order.trackUrl}`,
    paragraphs: [
      'Your order is delivered. We hope it does you good.',
      `Something not right? Call us on ${carePhone}.`,
    ],
    action: follow(order),
  }),

  'order-cancelled': (
    order: OrderFacts & { readonly refund: Rupees; readonly isUnsettled: boolean },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: `Order ${order.number} is cancelled`,
    sms: `${shopName}: order ${order.number} is cancelled. ${order.isUnsettled ? unsettled : comesBack(order.refund)} Details: ${order.trackUrl}`,
    paragraphs: ['Your order is cancelled.', order.isUnsettled ? unsettled : comesBack(order.refund)],
    action: follow(order),
  }),

  'order-part-cancelled': (
    order: OrderFacts & { readonly refund: Rupees; readonly isAsked: boolean },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: `Part of order ${order.number} is cancelled`,
    sms: `${shopName}: ${namesOf(order)} of order ${order.number} ${order.isAsked ? 'is cancelled' : 'cannot be sent without a prescription and is cancelled'}. ${comesBack(order.refund)} Details: ${order.trackUrl}`,
    paragraphs: [
      order.isAsked
        ? `As you asked, this part of your order is cancelled: ${namesOf(order)}.`
        : `This part of your order can’t be sent without a prescription, so it’s cancelled: ${namesOf(order)}.`,
      comesBack(order.refund),
    ],
    action: follow(order),
  }),

  'order-refunded': (order: OrderFacts & Repaid, { shopName }: ShopFacts): Letter => ({
    subject: `${formatRupees(order.amount)} is on its way back to you`,
    sms: `${shopName}: ${sentBack(order)} for order ${order.number}. Details: ${order.trackUrl}`,
    paragraphs: [`${sentBack(order)} for order ${order.number}.`, ...patience(order)],
    action: follow(order),
  }),

  'return-asked': (order: OrderFacts, { shopName }: ShopFacts): Letter => ({
    subject: `We have your return request for order ${order.number}`,
    sms: `${shopName}: we have your return request for order ${order.number} and will answer within two working days. ${order.trackUrl}`,
    paragraphs: ['We have your return request. Our team will review it and answer within two working days.'],
    facts: orderLines(order),
    action: follow(order),
  }),

  'return-approved': (order: OrderFacts & { readonly refund: Rupees }, { shopName }: ShopFacts): Letter => ({
    subject: `Your return for order ${order.number} is approved`,
    sms: `${shopName}: your return for order ${order.number} is approved. We refund ${formatRupees(order.refund)} once we have the items. ${order.trackUrl}`,
    paragraphs: [
      'Your return is approved. Please keep the items packed. The courier will collect them at your address.',
      `We’ll refund ${formatRupees(order.refund)} once we have them.`,
    ],
    action: follow(order),
  }),

  'return-refused': (
    order: OrderFacts & { readonly reason: string },
    { shopName, carePhone }: ShopFacts,
  ): Letter => ({
    subject: `About your return for order ${order.number}`,
    sms: `${shopName}: we cannot take back order ${order.number}. Why, and what you can do: ${order.trackUrl}`,
    paragraphs: [
      'We reviewed your return request and can’t take the items back.',
      `Reason: ${order.reason}`,
      `If you disagree, call us on ${carePhone}.`,
    ],
    action: follow(order),
  }),

  'return-withdrawn': (order: OrderFacts, { shopName }: ShopFacts): Letter => ({
    subject: `Your return for order ${order.number} is withdrawn`,
    sms: `${shopName}: your return of order ${order.number} is withdrawn. You keep the items and get no refund. ${order.trackUrl}`,
    paragraphs: [
      'You withdrew your return. You keep the items and get no refund.',
      'If you change your mind, you can ask again until the return window closes.',
    ],
    action: follow(order),
  }),

  'return-refunded': (order: OrderFacts & Repaid, { shopName }: ShopFacts): Letter => ({
    subject: `${formatRupees(order.amount)} refunded for ${order.isKept ? `order ${order.number}` : 'your return'}`,
    sms: order.isKept
      ? `${shopName}: you can keep the items of order ${order.number}. ${sentBack(order)}. ${order.trackUrl}`
      : `${shopName}: your return of order ${order.number} has arrived. ${sentBack(order)}. ${order.trackUrl}`,
    paragraphs: [
      `${order.isKept ? 'You can keep the items.' : 'Your return has arrived.'} ${sentBack(order)}.`,
      ...patience(order),
    ],
    action: follow(order),
  }),
} as const;

function follow({ trackUrl }: OrderFacts): LetterAction {
  return { label: 'Follow your order', url: trackUrl };
}

function orderLines({ number, items, total }: OrderFacts): (readonly [string, string])[] {
  return [
    ['Order', number],
    ...items.map(({ name, quantity }) => [name, `× ${quantity}`] as const),
    ['Total', formatRupees(total)],
  ];
}

function parcel({ number, courier, trackingNumber }: OrderFacts & Parcel): (readonly [string, string])[] {
  return [
    ['Order', number],
    ...(courier === null ? [] : [['Courier', courier] as const]),
    ...(trackingNumber === null ? [] : [['Tracking number', trackingNumber] as const]),
  ];
}

function arrival({ earliest, latest }: Estimate): string[] {
  if (earliest === null || latest === null) return [];
  const [from, until] = [earliest, latest].map((day) => formatWeekday(new Date(`${day}T00:00:00+05:30`)));
  return [from === until ? `It should reach you on ${from}.` : `It should reach you between ${from} and ${until}.`];
}

function namesOf({ items }: OrderFacts): string {
  return items.map(({ name }) => name).join(', ');
}

const unsettled = `We received money for it and will settle it within ${settlementDays} working days.`;

function comesBack(refund: Rupees): string {
  return refund === 0
    ? 'Nothing was charged.'
    : `${formatRupees(refund)} will be refunded to your original payment method.`;
}

function sentBack({ amount, to }: Repaid): string {
  return to === 'wallet'
    ? `${formatRupees(amount)} is in your wallet`
    : `${formatRupees(amount)} is on its way back to you`;
}

function patience({ to }: Repaid): string[] {
  return to === 'wallet' ? ['You can use it for your next order.'] : ['Banks take up to five working days.'];
}

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
  /** What the wallet pays of it, with the rest paid another way; left out without such a part (CHK-04). */
  readonly fromWallet?: Rupees;
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
  /** What of it is in the wallet already, if the rest goes to the source; left out if nothing is. */
  readonly toWallet?: Rupees;
}

/** Order updates for the buyer. */
export const orderTemplates = {
  'order-placed': (
    order: OrderFacts & Estimate & { readonly isCash: boolean },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: `We have your order ${order.number}`,
    sms: `${shopName}: we have your order ${order.number} for ${formatRupees(order.total)}${order.isCash ? cashAtTheDoor(order) : ''}. Follow it: ${order.trackUrl}`,
    paragraphs: [
      order.isCash
        ? `Thank you for your order. Please keep ${formatRupees(restOf(order))} in cash ready for the courier.`
        : 'Thank you for your order. We’ll pack it as soon as we receive your payment.',
      ...partOf(order),
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
      ...partOf(order),
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
    order: OrderFacts & {
      readonly refund: Rupees;
      readonly toWallet?: Rupees;
      readonly isUnsettled: boolean;
    },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: `Order ${order.number} is cancelled`,
    sms: `${shopName}: order ${order.number} is cancelled. ${cancelledMoney(order)} Details: ${order.trackUrl}`,
    paragraphs: ['Your order is cancelled.', cancelledMoney(order)],
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

export function follow({ trackUrl }: OrderFacts): LetterAction {
  return { label: 'Follow your order', url: trackUrl };
}

/** What is left to pay beside the wallet's part. */
export function restOf({ total, fromWallet = 0 }: OrderFacts): Rupees {
  return total - fromWallet;
}

function partOf({ fromWallet = 0 }: OrderFacts): string[] {
  return fromWallet === 0 ? [] : [`${formatRupees(fromWallet)} of the total comes from your wallet.`];
}

function cashAtTheDoor(order: OrderFacts): string {
  const { fromWallet = 0 } = order;
  return fromWallet === 0
    ? ', to be paid in cash at the door'
    : `, ${formatRupees(restOf(order))} of it to be paid in cash at the door`;
}

export function orderLines({ number, items, total, fromWallet = 0 }: OrderFacts): (readonly [string, string])[] {
  return [
    ['Order', number],
    ...items.map(({ name, quantity }) => [name, `× ${quantity}`] as const),
    ['Total', formatRupees(total)],
    ...(fromWallet === 0 ? [] : [['From your wallet', formatRupees(fromWallet)] as const]),
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

/** The wallet's part goes back into the wallet. */
function cancelledMoney({
  refund,
  toWallet = 0,
  isUnsettled,
}: {
  readonly refund: Rupees;
  readonly toWallet?: Rupees;
  readonly isUnsettled: boolean;
}): string {
  if (toWallet === 0) return isUnsettled ? unsettled : comesBack(refund);
  const inWallet = `${formatRupees(toWallet)} goes back to your wallet.`;
  if (isUnsettled) return `${inWallet} ${unsettled}`;
  return refund === toWallet ? inWallet : `${comesBack(refund - toWallet)} ${inWallet}`;
}

function sentBack({ amount, to, toWallet = 0 }: Repaid): string {
  if (to === 'wallet') return `${formatRupees(amount)} is in your wallet`;
  return toWallet === 0
    ? `${formatRupees(amount)} is on its way back to you`
    : `${formatRupees(amount - toWallet)} is on its way back to you and ${formatRupees(toWallet)} is in your wallet`;
}

function patience({ to }: Repaid): string[] {
  return to === 'wallet' ? ['You can use it for your next order.'] : ['Banks take up to five working days.'];
}

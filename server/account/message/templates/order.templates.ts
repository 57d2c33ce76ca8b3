import { t } from '../../../../src/domain/kit/text/text.ts';
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
    subject: t`We have your order ${order.number}`,
    sms: placed(order, shopName),
    paragraphs: [
      order.isCash
        ? t`Thank you for your order. Please keep ${formatRupees(restOf(order))} in cash ready for the courier.`
        : t`Thank you for your order. We’ll pack it as soon as we receive your payment.`,
      ...partOf(order),
      ...arrival(order),
    ],
    facts: orderLines(order),
    action: follow(order),
  }),

  'order-paid': (order: OrderFacts & Estimate & { readonly paid: Rupees }, { shopName }: ShopFacts): Letter => ({
    subject: t`Payment received for order ${order.number}`,
    sms: t`${shopName}: ${formatRupees(order.paid)} received for order ${order.number}. We are packing it. Follow it: ${order.trackUrl}`,
    paragraphs: [
      t`We’ve received your payment of ${formatRupees(order.paid)} and are packing your order.`,
      ...partOf(order),
      ...arrival(order),
    ],
    facts: orderLines(order),
    action: follow(order),
  }),

  'order-packed': (order: OrderFacts, { shopName }: ShopFacts): Letter => ({
    subject: t`Order ${order.number} is packed`,
    sms: t`${shopName}: order ${order.number} is packed and waiting for the courier. Follow it: ${order.trackUrl}`,
    paragraphs: [t`Your order is packed and waiting for the courier.`],
    action: follow(order),
  }),

  'order-shipped': (order: OrderFacts & Parcel & Estimate, { shopName }: ShopFacts): Letter => ({
    subject: t`Order ${order.number} is on its way`,
    sms:
      order.courier === null
        ? t`${shopName}: order ${order.number} is on its way. Follow it: ${order.trackUrl}`
        : t`${shopName}: order ${order.number} is on its way with ${order.courier}. Follow it: ${order.trackUrl}`,
    paragraphs: [t`Your order is on its way to you.`, ...arrival(order)],
    facts: parcel(order),
    action: follow(order),
  }),

  'order-out-for-delivery': (order: OrderFacts & { readonly cash: Rupees }, { shopName }: ShopFacts): Letter => ({
    subject: t`Order ${order.number} arrives today`,
    sms:
      order.cash === 0
        ? t`${shopName}: order ${order.number} is out for delivery today. Follow it: ${order.trackUrl}`
        : t`${shopName}: order ${order.number} is out for delivery today. Please keep ${formatRupees(order.cash)} in cash ready. Follow it: ${order.trackUrl}`,
    paragraphs: [
      t`Your order is out for delivery and should reach you today.`,
      ...(order.cash === 0 ? [] : [t`Please keep ${formatRupees(order.cash)} in cash ready for the courier.`]),
    ],
    action: follow(order),
  }),

  'order-delivered': (order: OrderFacts, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: t`Order ${order.number} is delivered`,
    sms: t`${shopName}: order ${order.number} is delivered. Something not right? Call ${carePhone} or see ${order.trackUrl}`,
    paragraphs: [
      t`Your order is delivered. We hope it does you good.`,
      t`Something not right? Call us on ${carePhone}.`,
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
    subject: t`Order ${order.number} is cancelled`,
    sms: t`${shopName}: order ${order.number} is cancelled. ${cancelledMoney(order)} Details: ${order.trackUrl}`,
    paragraphs: [t`Your order is cancelled.`, cancelledMoney(order)],
    action: follow(order),
  }),

  'order-part-cancelled': (
    order: OrderFacts & { readonly refund: Rupees; readonly isAsked: boolean },
    { shopName }: ShopFacts,
  ): Letter => ({
    subject: t`Part of order ${order.number} is cancelled`,
    sms: order.isAsked
      ? t`${shopName}: ${namesOf(order)} of order ${order.number} is cancelled. ${comesBack(order.refund)} Details: ${order.trackUrl}`
      : t`${shopName}: ${namesOf(order)} of order ${order.number} cannot be sent without a prescription and is cancelled. ${comesBack(order.refund)} Details: ${order.trackUrl}`,
    paragraphs: [
      order.isAsked
        ? t`As you asked, this part of your order is cancelled: ${namesOf(order)}.`
        : t`This part of your order can’t be sent without a prescription, so it’s cancelled: ${namesOf(order)}.`,
      comesBack(order.refund),
    ],
    action: follow(order),
  }),

  'order-refunded': (order: OrderFacts & Repaid, { shopName }: ShopFacts): Letter => ({
    subject: t`${formatRupees(order.amount)} is on its way back to you`,
    sms: t`${shopName}: ${sentBack(order)} for order ${order.number}. Details: ${order.trackUrl}`,
    paragraphs: [t`${sentBack(order)} for order ${order.number}.`, ...patience(order)],
    action: follow(order),
  }),

  'return-asked': (order: OrderFacts, { shopName }: ShopFacts): Letter => ({
    subject: t`We have your return request for order ${order.number}`,
    sms: t`${shopName}: we have your return request for order ${order.number} and will answer within two working days. ${order.trackUrl}`,
    paragraphs: [t`We have your return request. Our team will review it and answer within two working days.`],
    facts: orderLines(order),
    action: follow(order),
  }),

  'return-approved': (order: OrderFacts & { readonly refund: Rupees }, { shopName }: ShopFacts): Letter => ({
    subject: t`Your return for order ${order.number} is approved`,
    sms: t`${shopName}: your return for order ${order.number} is approved. We refund ${formatRupees(order.refund)} once we have the items. ${order.trackUrl}`,
    paragraphs: [
      t`Your return is approved. Please keep the items packed. The courier will collect them at your address.`,
      t`We’ll refund ${formatRupees(order.refund)} once we have them.`,
    ],
    action: follow(order),
  }),

  'return-refused': (
    order: OrderFacts & { readonly reason: string },
    { shopName, carePhone }: ShopFacts,
  ): Letter => ({
    subject: t`About your return for order ${order.number}`,
    sms: t`${shopName}: we cannot take back order ${order.number}. Why, and what you can do: ${order.trackUrl}`,
    paragraphs: [
      t`We reviewed your return request and can’t take the items back.`,
      t`Reason: ${order.reason}`,
      t`If you disagree, call us on ${carePhone}.`,
    ],
    action: follow(order),
  }),

  'return-withdrawn': (order: OrderFacts, { shopName }: ShopFacts): Letter => ({
    subject: t`Your return for order ${order.number} is withdrawn`,
    sms: t`${shopName}: your return of order ${order.number} is withdrawn. You keep the items and get no refund. ${order.trackUrl}`,
    paragraphs: [
      t`You withdrew your return. You keep the items and get no refund.`,
      t`If you change your mind, you can ask again until the return window closes.`,
    ],
    action: follow(order),
  }),

  'return-refunded': (order: OrderFacts & Repaid, { shopName }: ShopFacts): Letter => ({
    subject: order.isKept
      ? t`${formatRupees(order.amount)} refunded for order ${order.number}`
      : t`${formatRupees(order.amount)} refunded for your return`,
    sms: order.isKept
      ? t`${shopName}: you can keep the items of order ${order.number}. ${sentBack(order)}. ${order.trackUrl}`
      : t`${shopName}: your return of order ${order.number} has arrived. ${sentBack(order)}. ${order.trackUrl}`,
    paragraphs: [
      order.isKept
        ? t`You can keep the items. ${sentBack(order)}.`
        : t`Your return has arrived. ${sentBack(order)}.`,
      ...patience(order),
    ],
    action: follow(order),
  }),
} as const;

export function follow({ trackUrl }: OrderFacts): LetterAction {
  return { label: t`Follow your order`, url: trackUrl };
}

/** What is left to pay beside the wallet's part. */
export function restOf({ total, fromWallet = 0 }: OrderFacts): Rupees {
  return total - fromWallet;
}

function partOf({ fromWallet = 0 }: OrderFacts): string[] {
  return fromWallet === 0 ? [] : [t`${formatRupees(fromWallet)} of the total comes from your wallet.`];
}

function placed(order: OrderFacts & { readonly isCash: boolean }, shopName: string): string {
  const { number, trackUrl, isCash, fromWallet = 0 } = order;
  const total = formatRupees(order.total);
  if (!isCash) return t`${shopName}: we have your order ${number} for ${total}. Follow it: ${trackUrl}`;
  return fromWallet === 0
    ? t`${shopName}: we have your order ${number} for ${total}, to be paid in cash at the door. Follow it: ${trackUrl}`
    : t`${shopName}: we have your order ${number} for ${total}, ${formatRupees(restOf(order))} of it to be paid in cash at the door. Follow it: ${trackUrl}`;
}

export function orderLines({ number, items, total, fromWallet = 0 }: OrderFacts): (readonly [string, string])[] {
  return [
    [t`Order`, number],
    ...items.map(({ name, quantity }) => [name, `× ${quantity}`] as const),
    [t`Total`, formatRupees(total)],
    ...(fromWallet === 0 ? [] : [[t`From your wallet`, formatRupees(fromWallet)] as const]),
  ];
}

function parcel({ number, courier, trackingNumber }: OrderFacts & Parcel): (readonly [string, string])[] {
  return [
    [t`Order`, number],
    ...(courier === null ? [] : [[t`Courier`, courier] as const]),
    ...(trackingNumber === null ? [] : [[t`Tracking number`, trackingNumber] as const]),
  ];
}

function arrival({ earliest, latest }: Estimate): string[] {
  if (earliest === null || latest === null) return [];
  const weekday = (day: string) => formatWeekday(new Date(`${day}T00:00:00+05:30`));
  const [from, until] = [weekday(earliest), weekday(latest)];
  return [
    from === until ? t`It should reach you on ${from}.` : t`It should reach you between ${from} and ${until}.`,
  ];
}

function namesOf({ items }: OrderFacts): string {
  return items.map(({ name }) => name).join(', ');
}

function unsettled(): string {
  return t`We received money for it and will settle it within ${settlementDays} working days.`;
}

function comesBack(refund: Rupees): string {
  return refund === 0
    ? t`Nothing was charged.`
    : t`${formatRupees(refund)} will be refunded to your original payment method.`;
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
  if (toWallet === 0) return isUnsettled ? unsettled() : comesBack(refund);
  const inWallet = t`${formatRupees(toWallet)} goes back to your wallet.`;
  if (isUnsettled) return `${inWallet} ${unsettled()}`;
  return refund === toWallet ? inWallet : `${comesBack(refund - toWallet)} ${inWallet}`;
}

function sentBack({ amount, to, toWallet = 0 }: Repaid): string {
  if (to === 'wallet') return t`${formatRupees(amount)} is in your wallet`;
  return toWallet === 0
    ? t`${formatRupees(amount)} is on its way back to you`
    : t`${formatRupees(amount - toWallet)} is on its way back to you and ${formatRupees(toWallet)} is in your wallet`;
}

function patience({ to }: Repaid): string[] {
  return to === 'wallet' ? [t`You can use it for your next order.`] : [t`Banks take up to five working days.`];
}

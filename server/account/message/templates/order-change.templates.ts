import { t } from '../../../../src/domain/kit/text/text.ts';
import type { OrderChange } from '../../../../src/domain/orders/draft/order-change.ts';
import { formatTimestamp } from '../../../../src/domain/kit/money/dates.ts';
import { formatRupees, type Rupees } from '../../../../src/domain/kit/money/money.ts';
import type { Letter, ShopFacts } from './letter.ts';
import { follow, type OrderFacts, orderLines, restOf } from './order.templates.ts';

type Changed = OrderFacts & {
  readonly change: OrderChange;
  /** What goes back, and what was paid for it, whole rupees. */
  readonly refund: Rupees;
  readonly received: Rupees;
  readonly isCash: boolean;
};

type Asked = OrderFacts & {
  readonly change: OrderChange;
  readonly due: Rupees;
  /** Needs no sign-in; whoever has it can pay. */
  readonly payUrl: string;
  readonly until: Date;
};

type Moved = OrderFacts & { readonly goesTo: string };
/** `isWhole`: the whole order was cancelled. */
type Dropped = OrderFacts & { readonly isWhole: boolean };

/** Changes of orders that aren't packed yet (DRF-01). */
export const orderChangeTemplates = {
  'order-changed': (order: Changed, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: t`Order ${order.number} is changed`,
    sms: [
      t`${shopName}: order ${order.number} is changed and costs ${formatRupees(order.total)}.`,
      ...money(order),
      t`See it: ${order.trackUrl}`,
    ].join(' '),
    paragraphs: [
      [t`We changed your order as agreed. It now costs ${formatRupees(order.total)}.`, ...money(order)].join(' '),
      ...changes(order.change),
      t`Not what you wanted? Call us on ${carePhone} before it’s packed.`,
    ],
    facts: orderLines(order),
    action: follow(order),
  }),

  'difference-link': (order: Asked, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: t`${formatRupees(order.due)} more for order ${order.number}`,
    sms: t`${shopName}: the change of order ${order.number} costs ${formatRupees(order.due)} more. See it and pay by ${formatTimestamp(order.until)}: ${order.payUrl}`,
    paragraphs: [
      t`As you asked, we’ve prepared a change of your order. It costs ${formatRupees(order.due)} more.`,
      ...changes(order.change),
      t`We hold the items for you. Your order changes as soon as you’ve paid; if you don’t, it stays as it is.`,
      t`If you didn’t ask for this, ignore it or call us on ${carePhone}.`,
    ],
    facts: [
      ...orderLines(order),
      [t`To pay now`, formatRupees(order.due)],
      [t`The link works until`, formatTimestamp(order.until)],
    ],
    action: { label: t`Pay ${formatRupees(order.due)}`, url: order.payUrl },
  }),

  'order-moved': (order: Moved, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: t`Order ${order.number} goes to another address`,
    sms: t`${shopName}: order ${order.number} now goes to another address. See it: ${order.trackUrl}`,
    paragraphs: [
      t`We changed the address of your order as agreed. Everything else stays as it was.`,
      t`Not what you wanted? Call us on ${carePhone} before it’s packed.`,
    ],
    facts: [
      [t`Order`, order.number],
      [t`Goes to`, order.goesTo],
    ],
    action: follow(order),
  }),

  'change-dropped': (order: Dropped, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: t`The change of order ${order.number} isn’t made`,
    sms: order.isWhole
      ? t`${shopName}: order ${order.number} was cancelled, so we don’t make the change. Its payment link no longer works. What you paid for the change is refunded.`
      : t`${shopName}: part of order ${order.number} was cancelled, so we don’t make the change. Its payment link no longer works. What you paid for the change is refunded.`,
    paragraphs: [
      order.isWhole
        ? t`Your order was cancelled, so we don’t make the change that we asked you to pay for. Its payment link no longer works.`
        : t`Part of your order was cancelled, so we don’t make the change that we asked you to pay for. Its payment link no longer works.`,
      t`If you have already paid for the change, we refund it to where it came from. Questions? Call us on ${carePhone}.`,
    ],
    facts: [[t`Order`, order.number]],
    action: follow(order),
  }),

  'change-lapsed': (order: OrderFacts, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: t`Order ${order.number} stays as it was`,
    sms: t`${shopName}: order ${order.number} stays as it was, without the change. Nothing more was charged. Follow it: ${order.trackUrl}`,
    paragraphs: [
      t`The change of your order wasn’t made, so your order stays as it was. Nothing more was charged.`,
      t`Still want the change? Call us on ${carePhone} before it’s packed.`,
    ],
    facts: orderLines(order),
    action: follow(order),
  }),
} as const;

function money(order: Changed): string[] {
  const { refund, received, isCash } = order;
  const rest = restOf(order);
  if (isCash && rest > 0) return [t`Please keep ${formatRupees(rest)} in cash ready for the courier.`];
  if (received > 0) return [t`We’ve received ${formatRupees(received)} for it.`];
  return refund === 0 ? [] : [t`${formatRupees(refund)} is on its way back to you.`];
}

/** 'Added: 1 × Calm Mantra. Taken out: …', in a paragraph. */
function changes({ lines, isMoved }: OrderChange): string[] {
  const added = lines.filter(({ from }) => from === 0).map(({ name, to }) => `${to} × ${name}`);
  const removed = lines.filter(({ to }) => to === 0).map(({ name, from }) => `${from} × ${name}`);
  const others = lines
    .filter(({ from, to }) => from > 0 && to > 0)
    .map(({ name, from, to }) => t`${to} × ${name} instead of ${from}`);
  const sentences = [
    ...(added.length === 0 ? [] : [t`Added: ${added.join(', ')}.`]),
    ...(removed.length === 0 ? [] : [t`Taken out: ${removed.join(', ')}.`]),
    ...(others.length === 0 ? [] : [t`Another quantity: ${others.join(', ')}.`]),
    ...(isMoved ? [t`It goes to another address.`] : []),
  ];
  return sentences.length === 0 ? [] : [sentences.join(' ')];
}

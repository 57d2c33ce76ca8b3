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

/** Changes of orders that aren't packed yet (DRF-01). */
export const orderChangeTemplates = {
  'order-changed': (order: Changed, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: `Order ${order.number} is changed`,
    sms: `${shopName}: order ${order.number} is changed and costs ${formatRupees(order.total)}.${money(order)} See it: ${order.trackUrl}`,
    paragraphs: [
      `We changed your order as agreed. It now costs ${formatRupees(order.total)}.${money(order)}`,
      ...changes(order.change),
      `Not what you wanted? Call us on ${carePhone} before it’s packed.`,
    ],
    facts: orderLines(order),
    action: follow(order),
  }),

  'difference-link': (order: Asked, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: `${formatRupees(order.due)} more for order ${order.number}`,
    sms: `${shopName}: the change of order ${order.number} costs ${formatRupees(order.due)} more. See it and pay by ${formatTimestamp(order.until)}: ${order.payUrl}`,
    paragraphs: [
      `As you asked, we’ve prepared a change of your order. It costs ${formatRupees(order.due)} more.`,
      ...changes(order.change),
      'We hold the items for you. Your order changes as soon as you’ve paid; if you don’t, it stays as it is.',
      `If you didn’t ask for this, ignore it or call us on ${carePhone}.`,
    ],
    facts: [
      ...orderLines(order),
      ['To pay now', formatRupees(order.due)],
      ['The link works until', formatTimestamp(order.until)],
    ],
    action: { label: `Pay ${formatRupees(order.due)}`, url: order.payUrl },
  }),

  'change-lapsed': (order: OrderFacts, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: `Order ${order.number} stays as it was`,
    sms: `${shopName}: order ${order.number} stays as it was, without the change. Nothing more was charged. Follow it: ${order.trackUrl}`,
    paragraphs: [
      'The change of your order wasn’t made, so your order stays as it was. Nothing more was charged.',
      `Still want the change? Call us on ${carePhone} before it’s packed.`,
    ],
    facts: orderLines(order),
    action: follow(order),
  }),
} as const;

function money(order: Changed): string {
  const { refund, received, isCash } = order;
  const rest = restOf(order);
  if (isCash && rest > 0) return ` Please keep ${formatRupees(rest)} in cash ready for the courier.`;
  if (received > 0) return ` We’ve received ${formatRupees(received)} for it.`;
  return refund === 0 ? '' : ` ${formatRupees(refund)} is on its way back to you.`;
}

/** 'Added: 1 × Calm Mantra. Taken out: …', in a paragraph. */
function changes({ lines, isMoved }: OrderChange): string[] {
  const named = (
    title: string,
    which: OrderChange['lines'],
    words: (line: OrderChange['lines'][number]) => string,
  ) => (which.length === 0 ? [] : [`${title}: ${which.map(words).join(', ')}.`]);
  const sentences = [
    ...named(
      'Added',
      lines.filter(({ from }) => from === 0),
      ({ name, to }) => `${to} × ${name}`,
    ),
    ...named(
      'Taken out',
      lines.filter(({ to }) => to === 0),
      ({ name, from }) => `${from} × ${name}`,
    ),
    ...named(
      'Another quantity',
      lines.filter(({ from, to }) => from > 0 && to > 0),
      ({ name, from, to }) => `${to} × ${name} instead of ${from}`,
    ),
    ...(isMoved ? ['It goes to another address.'] : []),
  ];
  return sentences.length === 0 ? [] : [sentences.join(' ')];
}

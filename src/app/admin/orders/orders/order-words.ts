import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import type { OrderStatus, PaymentMethod } from '../../../../domain/orders/order/order.ts';
import type { OrderView, PaymentView } from '../../../../domain/orders/order/staff-move.ts';
import type { Badge } from '../../kit/list/cells.ts';
import type { Words } from '../../kit/words.ts';

const statuses: Readonly<Record<OrderStatus, Badge>> = {
  placed: { text: 'Awaiting payment', tone: 'neutral' },
  paid: { text: 'To pack', tone: 'warning' },
  packed: { text: 'To ship', tone: 'warning' },
  shipped: { text: 'Shipped', tone: 'info' },
  delivered: { text: 'Delivered', tone: 'good' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  returned: { text: 'Returned', tone: 'bad' },
  refunded: { text: 'Refunded', tone: 'neutral' },
};

export const methodWords: Words<PaymentMethod> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Netbanking',
  cod: 'Cash on delivery',
  wallet: 'Wallet',
};

/** The tabs besides all orders, in order. */
export const viewWords: Words<Exclude<OrderView, 'all'>> = {
  'to-pack': 'To pack',
  'to-ship': 'To ship',
  shipped: 'Shipped',
  delivered: 'Delivered',
  'on-hold': 'On hold',
  'to-settle': 'To settle',
  returned: 'Returned',
};

export const paymentWords: Words<PaymentView> = {
  paid: 'Paid',
  open: 'Not paid yet',
  collect: 'To collect',
  unmatched: 'To settle',
  mismatched: 'Unmatched',
  failed: 'Failed',
  refunding: 'Being refunded',
  'by-hand': 'To refund by hand',
  refunded: 'Refunded',
};

export type ListedOrder = AnswerOf<Api['listAnyOrders']>['items'][number];

/** The next step of an order. */
export function statusOf({ status, isHeld, paymentMethod, paymentStatus }: ListedOrder): Badge {
  if (paymentStatus === 'unmatched') return { text: 'To settle', tone: 'bad' };
  const isOpen = status === 'placed' || status === 'paid';
  if (isHeld && isOpen) return { text: 'On hold', tone: 'bad' };
  return status === 'placed' && paymentMethod === 'cod' ? statuses.paid : statuses[status];
}

const namedItems = 2;

/** What was ordered: '2 × Dog Mantra, Sleep Mantra and 1 more', and the units if there are several. */
export function itemsOf({ lines }: Pick<ListedOrder, 'lines'>): readonly [names: string, units: string] {
  const unitsByName = new Map<string, number>();
  for (const { name, quantity } of lines) unitsByName.set(name, (unitsByName.get(name) ?? 0) + quantity);
  const items = [...unitsByName].map(([name, units]) => (units === 1 ? name : `${units} × ${name}`));
  const more = items.length - namedItems;
  const names = items.slice(0, namedItems).join(', ');
  const units = lines.reduce((all, { quantity }) => all + quantity, 0);
  return [more > 0 ? `${names} and ${more} more` : names, units > 1 ? `${units} units` : ''];
}

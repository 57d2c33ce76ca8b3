import type { OrderEvent, OrderInput } from './order.machine.ts';

export const orderInput: OrderInput = { isCash: false, isOwed: false };

/** Cash on delivery, and one whose change waits for its difference. */
export const orderStarts: readonly OrderInput[] = [
  { ...orderInput, isCash: true },
  { ...orderInput, isOwed: true },
];

/** Sample payloads that lead to different transitions, for paths and drawings. */
export const orderCases: { readonly [T in OrderEvent['type']]?: readonly Extract<OrderEvent, { type: T }>[] } = {
  'payment.captured': [
    { type: 'payment.captured', isStillAvailable: true },
    { type: 'payment.captured', isStillAvailable: false },
  ],
  'payment.refunded': [
    { type: 'payment.refunded', isPaidOtherwise: false },
    { type: 'payment.refunded', isPaidOtherwise: true },
  ],
  'order.return': [
    { type: 'order.return', isEverything: true },
    { type: 'order.return', isEverything: false },
  ],
  'order.refund': [
    { type: 'order.refund', way: 'source' },
    { type: 'order.refund', way: 'wallet' },
  ],
};

export const orderLabels: Readonly<Record<OrderEvent['type'], string>> = {
  'payment.captured': 'The payment arrives',
  'payment.expired': 'The time to pay is over',
  'payment.refunded': 'The payment is refunded',
  'order.pack': 'The shop packs it',
  'order.ship': 'The courier picks it up',
  'order.deliver': 'The courier delivers it',
  'order.cancel': 'Somebody cancels it',
  'order.edit': 'Staff change it',
  'order.return': 'Items come back',
  'order.refund': 'The shop refunds the order',
};

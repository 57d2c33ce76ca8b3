import type { OrderReturnEvent } from './order-return.machine.ts';

/** Sample payloads that lead to different transitions, for paths and drawings. */
export const orderReturnCases: {
  readonly [T in OrderReturnEvent['type']]?: readonly Extract<OrderReturnEvent, { type: T }>[];
} = {
  'return.approve': [
    { type: 'return.approve', isSentBack: true },
    { type: 'return.approve', isSentBack: false },
  ],
};

export const orderReturnLabels: Readonly<Record<OrderReturnEvent['type'], string>> = {
  'return.approve': 'The shop approves the return',
  'return.refuse': 'The shop declines the return',
  'return.withdraw': 'The shopper withdraws the return',
  'return.receive': 'The items arrive at the shop',
  'refund.completed': 'The shopper has the refund',
};

import type { OrderReturnEvent } from './order-return.machine.ts';

/** The payloads that make a difference, for paths and drawings. */
export const orderReturnCases: {
  readonly [T in OrderReturnEvent['type']]?: readonly Extract<OrderReturnEvent, { type: T }>[];
} = {
  'return.approve': [
    { type: 'return.approve', isSentBack: true },
    { type: 'return.approve', isSentBack: false },
  ],
};

export const orderReturnLabels: Readonly<Record<OrderReturnEvent['type'], string>> = {
  'return.approve': 'The shop agrees to the return',
  'return.refuse': 'The shop refuses the return',
  'return.withdraw': 'Its shopper takes the wish back',
  'return.receive': 'The goods arrive at the shop',
  'refund.completed': 'The money is with the shopper',
};

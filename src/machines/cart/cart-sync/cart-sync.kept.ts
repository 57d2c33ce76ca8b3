import type { CartSyncContext, CartSyncEvent } from './cart-sync.types.ts';

type Changed = { event: Extract<CartSyncEvent, { type: 'cart.changed' }> };

/** Saves a change on this device, to be sent later. Ignores changes that this chart caused itself. */
export const keptOnly = [
  { guard: { type: 'isEcho', params: ({ event }: Changed) => ({ cause: event.cause }) } },
  {
    actions: [
      { type: 'setLines', params: ({ event }: Changed) => ({ lines: event.lines }) },
      { type: 'keepRecord', params: ({ context }: { context: CartSyncContext }) => ({ record: context.record }) },
    ],
  },
] as const;

import type { CartSyncContext, CartSyncEvent } from './cart-sync.types.ts';

type Changed = { event: Extract<CartSyncEvent, { type: 'cart.changed' }> };

/** A change that is kept on this device and sent later; an echo of what this chart told is neither. */
export const keptOnly = [
  { guard: { type: 'isEcho', params: ({ event }: Changed) => ({ cause: event.cause }) } },
  {
    actions: [
      { type: 'setLines', params: ({ event }: Changed) => ({ lines: event.lines }) },
      { type: 'keepRecord', params: ({ context }: { context: CartSyncContext }) => ({ record: context.record }) },
    ],
  },
] as const;

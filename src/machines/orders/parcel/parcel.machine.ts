import { setup } from 'xstate';

export type ParcelEvent =
  /** A signed prescription covers the parcel's items. */
  | { type: 'prescription.released' }
  | { type: 'parcel.pack' }
  | { type: 'parcel.ship' }
  | { type: 'parcel.deliver' }
  | { type: 'parcel.return' }
  | { type: 'parcel.cancel' };

/**
 * The life of one parcel of an order, which the server runs with XState's pure transition function (ORD-06). Items
 * that need a prescription get their own parcel, so that everything else can be sent at once.
 */
export const parcelMachine = setup({
  types: {} as { events: ParcelEvent },
}).createMachine({
  id: 'parcel',
  description: 'The life of one parcel of an order, from packing to delivery or back.',
  initial: 'held',
  states: {
    held: {
      description: 'Waiting for a signed prescription.',
      on: { 'prescription.released': 'ready', 'parcel.cancel': 'cancelled' },
    },
    ready: {
      description: 'Ready to pack once the order is paid, or at once for cash on delivery.',
      on: { 'parcel.pack': 'packed', 'parcel.cancel': 'cancelled' },
    },
    packed: {
      description: 'Packed. It can no longer be cancelled.',
      on: { 'parcel.ship': 'shipped' },
    },
    shipped: {
      description: 'With the courier, under its own tracking number.',
      on: { 'parcel.deliver': 'delivered', 'parcel.return': 'returned' },
    },
    delivered: {
      description: 'Delivered.',
      on: { 'parcel.return': 'returned' },
    },
    returned: { description: 'Everything in it came back.', type: 'final' },
    cancelled: { description: 'Cancelled before it was packed. Its items are refunded.', type: 'final' },
  },
});

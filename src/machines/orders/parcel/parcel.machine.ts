import { setup } from 'xstate';

export type ParcelEvent =
  /** A signed prescription covers what is in it. */
  | { type: 'prescription.released' }
  | { type: 'parcel.pack' }
  | { type: 'parcel.ship' }
  | { type: 'parcel.deliver' }
  | { type: 'parcel.return' }
  | { type: 'parcel.cancel' };

/**
 * The way of one parcel of an order, which the server runs by xstate's pure transition function (ORD-06): what needs a
 * prescription is a parcel of its own, so that all else is sent at once.
 */
export const parcelMachine = setup({
  types: {} as { events: ParcelEvent },
}).createMachine({
  id: 'parcel',
  description: 'The way of one parcel of an order, from the shelf to the doorstep or back.',
  initial: 'held',
  states: {
    held: {
      description: 'It waits for a signed prescription.',
      on: { 'prescription.released': 'ready', 'parcel.cancel': 'cancelled' },
    },
    ready: {
      description: 'It can be packed as soon as its order is paid, or at once where the courier takes cash.',
      on: { 'parcel.pack': 'packed', 'parcel.cancel': 'cancelled' },
    },
    packed: {
      description: 'Packed; it can no longer be called off.',
      on: { 'parcel.ship': 'shipped' },
    },
    shipped: {
      description: 'With the courier, under a number of its own.',
      on: { 'parcel.deliver': 'delivered', 'parcel.return': 'returned' },
    },
    delivered: {
      description: 'At the doorstep.',
      on: { 'parcel.return': 'returned' },
    },
    returned: { description: 'All of it is back.', type: 'final' },
    cancelled: { description: 'Called off before it was packed; its lines are paid back.', type: 'final' },
  },
});

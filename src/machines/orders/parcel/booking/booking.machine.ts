import { setup } from 'xstate';

export type BookingEvent =
  /** Staff chose one of the offers. */
  | { type: 'courier.choose' }
  /** The courier gave a tracking number. */
  | { type: 'courier.confirmed' }
  | { type: 'courier.refused' }
  | { type: 'pickup.confirmed' }
  /** Staff took it back, or the courier did. */
  | { type: 'booking.withdrawn' }
  | { type: 'parcel.collected' };

/**
 * The booking of one parcel or return with a courier, which the server runs with XState's pure transition function
 * (SHP-01). While it is under way, nobody can book again, so a parcel never has two couriers.
 */
export const bookingMachine = setup({
  types: {} as { events: BookingEvent },
}).createMachine({
  id: 'booking',
  description: 'The booking of one parcel or return with a courier.',
  initial: 'unbooked',
  states: {
    unbooked: {
      description: 'The couriers’ prices are known. None is chosen yet.',
      on: { 'courier.choose': 'booking' },
    },
    booking: {
      description: 'Asking the courier. It is repeated until there is an answer, and booked once.',
      on: { 'courier.confirmed': 'booked', 'courier.refused': 'failed' },
    },
    booked: {
      description: 'Booked, with a tracking number and a label.',
      on: {
        'pickup.confirmed': 'collecting',
        'booking.withdrawn': 'cancelled',
        'parcel.collected': 'collected',
      },
    },
    collecting: {
      description: 'The courier will come for it.',
      on: { 'booking.withdrawn': 'cancelled', 'parcel.collected': 'collected' },
    },
    failed: {
      description: 'The courier refused. Another one can be chosen, or it is sent by hand.',
      on: { 'courier.choose': 'booking' },
    },
    cancelled: {
      description: 'The booking was cancelled. It can be booked again.',
      on: { 'courier.choose': 'booking' },
    },
    collected: { description: 'With the courier.', type: 'final' },
  },
});

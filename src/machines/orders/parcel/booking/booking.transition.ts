import { transition } from 'xstate';
import type { BookingStatus } from '../../../../domain/orders/order/booking.ts';
import { type BookingEvent, bookingMachine } from './booking.machine.ts';

/** The status after an event; null if the chart doesn't allow it. */
export function bookingStep(status: BookingStatus, event: BookingEvent['type']): BookingStatus | null {
  const here = bookingMachine.resolveState({ value: status });
  if (!here.can({ type: event })) return null;
  return transition(bookingMachine, here, { type: event })[0].value;
}

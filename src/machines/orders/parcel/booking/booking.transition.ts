import type { BookingStatus } from '../../../../domain/orders/order/booking.ts';
import { stepFrom } from '../../../kit/step.ts';
import { type BookingEvent, bookingMachine } from './booking.machine.ts';

/** The status after an event; null if the chart doesn't allow it. */
export function bookingStep(status: BookingStatus, event: BookingEvent['type']): BookingStatus | null {
  return stepFrom(bookingMachine, { value: status }, { type: event })?.next.value ?? null;
}

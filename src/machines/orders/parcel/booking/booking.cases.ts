import type { BookingEvent } from './booking.machine.ts';

export const bookingLabels: Readonly<Record<BookingEvent['type'], string>> = {
  'courier.choose': 'Staff choose a courier',
  'courier.confirmed': 'The courier gives a tracking number',
  'courier.refused': 'The courier refuses',
  'pickup.confirmed': 'The courier agrees to come',
  'booking.withdrawn': 'The booking is cancelled',
  'parcel.collected': 'The courier has it',
};

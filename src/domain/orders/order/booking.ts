/** Status of a booking with a courier, matching its chart (SHP-01). */
export const bookingStatuses = [
  'unbooked',
  'booking',
  'booked',
  'collecting',
  'collected',
  'failed',
  'cancelled',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Where anybody can follow a parcel of Shiprocket. */
export function trackingPageOf(trackingNumber: string): string {
  return `https://shiprocket.co/tracking/${encodeURIComponent(trackingNumber)}`;
}

const lost = 'No answer came when this return was booked.';

/** What is said of a return whose booking got no answer. */
export function lostReturn(reference: string): string {
  return `${lost} It may be booked already: look for ${reference} in your account at the courier service, and cancel it there before you book again`;
}

export function isLostReturn(failure: string | null): failure is string {
  return failure?.startsWith(lost) === true;
}

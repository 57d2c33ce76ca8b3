import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { CourierNews } from '../courier.ts';

const webhook = z.object({
  awb: z.union([z.string().check(z.minLength(1), z.maxLength(60)), z.int()]),
  shipment_status_id: z.union([z.int(), z.string().check(z.regex(/^\d{1,4}$/u))]),
  shipment_status: z.optional(z.string()),
  current_status: z.optional(z.string()),
});

/** What Shiprocket's shipment statuses mean here; all others are only noted. */
const meanings: Readonly<Record<number, CourierNews['kind']>> = {
  6: 'collected',
  17: 'collected',
  18: 'collected',
  21: 'collected',
  22: 'collected',
  38: 'collected',
  39: 'collected',
  42: 'collected',
  51: 'collected',
  7: 'delivered',
  9: 'turned-back',
  40: 'turned-back',
  41: 'turned-back',
  46: 'turned-back',
  75: 'turned-back',
  78: 'turned-back',
  10: 'back',
  14: 'back',
  8: 'cancelled',
  45: 'cancelled',
  12: 'lost',
  24: 'lost',
  25: 'lost',
  13: 'not-collected',
  20: 'not-collected',
};

/** How Shiprocket says that a parcel stands. */
export const tracked = z.object({
  tracking_data: z.object({
    shipment_status: z.nullish(z.union([z.int(), z.string().check(z.regex(/^\d{1,4}$/u))])),
    shipment_track: z.nullish(z.array(z.object({ current_status: z.nullish(z.string()) }))),
  }),
});

/** The same as news; null before the courier knows the parcel. */
export function newsOfTrack(
  trackingNumber: string,
  { tracking_data: { shipment_status: status, shipment_track: track } }: z.output<typeof tracked>,
): CourierNews | null {
  if (status === null || status === undefined || Number(status) === 0) return null;
  return newsFrom(trackingNumber, status, track?.[0]?.current_status ?? '');
}

function newsFrom(trackingNumber: string, status: string | number, text: string): CourierNews {
  return { trackingNumber, kind: meanings[Number(status)] ?? 'note', text: text.slice(0, 80) };
}

/** A message of Shiprocket's webhook; null without its token, 'other' if the shop ignores it (SHP-01). */
export function newsOf(
  body: unknown,
  headers: Readonly<Record<string, unknown>>,
  token: string,
): CourierNews | 'other' | null {
  if (!isSame(headers['x-api-key'], token)) return null;
  const read = z.safeParse(webhook, body);
  if (!read.success) return 'other';
  const { awb, shipment_status_id: status, shipment_status: text, current_status: other } = read.data;
  return newsFrom(String(awb), status, text ?? other ?? '');
}

/** Compares in constant time. An empty token matches nothing. */
function isSame(sent: unknown, token: string): boolean {
  if (typeof sent !== 'string' || token === '') return false;
  const [one, other] = [sent, token].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

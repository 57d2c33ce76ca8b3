import { openToken, sealToken } from '../../account/message/signed-token.ts';

/** Days that a link works: long enough for delivery and returns. */
const goodFor = 45;

/** Public tracking path of an order (ORD-05), short enough for a text message. */
export function trackPath(orderId: string, secret: string, now: Date): string {
  return `/track/${sealToken({ purpose: 'track', id: orderId, days: goodFor, now }, secret)}`;
}

/** The order id in a token; null if it is invalid or expired. */
export function trackedOrder(token: string, secret: string, now: Date): string | null {
  return openToken('track', token, secret, now);
}

import { openToken, sealToken } from '../../account/message/signed-token.ts';

/** Days for which a link is good: a delivery, and the time in which goods can go back. */
const goodFor = 45;

/** The path that follows an order without a sign-in (ORD-05), short enough for a text message. */
export function trackPath(orderId: string, secret: string, now: Date): string {
  return `/track/${sealToken({ purpose: 'track', id: orderId, days: goodFor, now }, secret)}`;
}

/** The id of the order that a token names; null when it is not one of ours, or its days are over. */
export function trackedOrder(token: string, secret: string, now: Date): string | null {
  return openToken('track', token, secret, now);
}

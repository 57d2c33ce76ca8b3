import { payLinkDays } from '../../../src/domain/orders/draft/draft-order.ts';
import { openToken, sealToken } from './signed-token.ts';

/** A token also ends by itself; the draft says to the second when it does, so this is only later than that. */
const tokenDays = payLinkDays + 2;

/** The token of a payment link (DRF-01): it can't be guessed, and a newer link of the draft replaces it. */
export function payToken(linkId: string, secret: string, sentAt: Date): string {
  return sealToken({ purpose: 'pay', id: linkId, days: tokenDays, now: sentAt }, secret);
}

/** The id in a token; null if it is invalid or far too old. */
export function openPayToken(token: string, secret: string, now: Date): string | null {
  return openToken('pay', token, secret, now);
}

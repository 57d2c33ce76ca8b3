import { reviewLinkDays } from '../../../src/domain/content/review/review.ts';
import { openToken, sealToken } from '../../account/message/signed-token.ts';

/** The page for one review, which needs no sign-in and leads to nothing else (REV-01). */
export function reviewPath(invitationId: string, secret: string, now: Date): string {
  return `/review/${reviewToken(invitationId, secret, now)}`;
}

/** Opens the form of one line, and nothing else, for sixty days. */
export function reviewToken(invitationId: string, secret: string, now: Date): string {
  return sealToken({ purpose: 'review', id: invitationId, days: reviewLinkDays, now }, secret);
}

/** The invitation's id in a token; null if it is invalid or expired. */
export function openReviewLink(token: string, secret: string, now: Date): string | null {
  return openToken('review', token, secret, now);
}

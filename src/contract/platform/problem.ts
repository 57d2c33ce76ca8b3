import { t } from '../../domain/kit/text/text.ts';
import * as z from 'zod/mini';

/** The closed list of API problems (RFC 9457); `type` is '/problems/' and the slug. */
export const problems = {
  'malformed-request': { status: 400, title: t`The request could not be read` },
  'invalid-input': { status: 422, title: t`Something in the request isn’t right` },
  'not-signed-in': { status: 401, title: t`Please sign in` },
  'not-allowed': { status: 403, title: t`You are not allowed to do that` },
  'second-factor-needed': { status: 403, title: t`Confirm that it is you with your second factor` },
  'fresh-proof-needed': { status: 403, title: t`Confirm again that it is you` },
  'account-blocked': { status: 403, title: t`This account is blocked` },
  'not-found': { status: 404, title: t`Nothing found here` },
  'method-not-allowed': { status: 405, title: t`That can’t be done here` },
  conflict: { status: 409, title: t`That’s no longer possible` },
  'quote-changed': { status: 409, title: t`Something changed in your order` },
  'already-ordered': { status: 409, title: t`This cart was already ordered` },
  'unpaid-orders': { status: 409, title: t`Other orders of yours are waiting for payment` },
  'version-conflict': { status: 412, title: t`This was changed somewhere else` },
  'body-too-large': { status: 413, title: t`That’s too large` },
  'range-not-satisfiable': { status: 416, title: t`That part doesn’t exist` },
  'unsupported-media-type': { status: 415, title: t`Please send JSON` },
  'unsupported-file': { status: 415, title: t`This kind of file isn’t supported` },
  'session-expired': { status: 426, title: t`Please sign in again` },
  'idempotency-mismatch': { status: 422, title: t`This key was used for another request` },
  'request-in-progress': { status: 409, title: t`This request is still being processed` },
  'rate-limited': { status: 429, title: t`Too many attempts. Wait a moment` },
  'code-just-sent': { status: 429, title: t`We sent a code a moment ago` },
  'header-too-large': { status: 431, title: t`That’s too large` },
  'internal-error': { status: 500, title: t`Something went wrong on our side` },
  'gateway-unavailable': { status: 503, title: t`The payment gateway isn’t answering` },
  'codes-unavailable': { status: 503, title: t`We can’t send codes right now` },
  'temporarily-unavailable': { status: 503, title: t`The shop is busy. Try again` },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemSlug = keyof typeof problems;

/** A rejected field and what to enter. `field` is a dotted path such as 'address.pincode'. */
export const fieldErrorSchema = z.strictObject({ field: z.string(), message: z.string() });

/** application/problem+json. Some problems have extra members, such as `quote`. */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  errors: z.optional(z.array(fieldErrorSchema)),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type Problem = z.infer<typeof problemSchema>;

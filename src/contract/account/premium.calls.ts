import * as z from 'zod/mini';
import { csvText, exportQuery, listAnswer, listQuery } from '../platform/list.ts';
import { defineCall } from '../call.ts';
import { day, filledText, id, mobile, text, timestamp } from '../primitives.ts';

const tag = 'Membership';
const access = ['admin'] as const;
const params = z.strictObject({ id });
/** At most five years at a time. */
const months = z.int().check(z.gte(1), z.lte(60));
const reason = filledText(300);

export const premiumRow = z.strictObject({
  /** Id of the account. */
  id,
  name: text(130),
  phone: z.nullable(mobile),
  email: z.nullable(text(254)),
  isActive: z.boolean(),
  /** When the membership ends or ended. */
  expiresAt: timestamp,
});

const shape = {
  sorts: ['expires', 'name'],
  filters: { state: z.optional(z.enum(['active', 'ended'])), endsFrom: z.optional(day), endsTo: z.optional(day) },
} as const;

export const listPremiumUsers = defineCall({
  method: 'GET',
  path: '/v1/user/premium-users',
  summary: 'All current and past members, latest end date first',
  tag,
  access,
  query: listQuery(shape),
  status: 200,
  answer: listAnswer(premiumRow),
  problems: [],
});

export const exportPremiumUsers = defineCall({
  method: 'GET',
  path: '/v1/admin/premium-users/export',
  summary: 'The members of the list as a CSV file',
  tag,
  access,
  proof: 'fresh',
  query: exportQuery(shape),
  status: 200,
  answer: csvText,
  download: 'text/csv',
  problems: [],
});

const once = z.looseObject({ 'idempotency-key': text(100, 8) });

/** Months are added to the time left; a day never shortens it. */
export const grantPremium = defineCall({
  method: 'POST',
  path: '/v1/admin/premium-users',
  summary: 'Grants or extends a membership by phone number: for months, or until a day',
  tag,
  access,
  headers: once,
  body: z.strictObject({ phone: mobile, months: z.optional(months), until: z.optional(day), reason }),
  status: 201,
  answer: premiumRow,
  problems: ['idempotency-mismatch', 'request-in-progress'],
});

export const extendPremium = defineCall({
  method: 'POST',
  path: '/v1/admin/premium-users/{id}/extend',
  summary: 'Adds months to a membership',
  tag,
  access,
  params,
  headers: once,
  body: z.strictObject({ months, reason }),
  status: 200,
  answer: premiumRow,
  problems: ['not-found', 'idempotency-mismatch', 'request-in-progress'],
});

export const revokePremium = defineCall({
  method: 'POST',
  path: '/v1/admin/premium-users/{id}/revoke',
  summary: 'Ends a membership now',
  tag,
  access,
  params,
  body: z.strictObject({ reason }),
  status: 200,
  answer: premiumRow,
  problems: ['not-found'],
});

export type PremiumRow = z.infer<typeof premiumRow>;
export type PremiumFilters = Pick<z.output<typeof listPremiumUsers.query>, 'q' | 'state' | 'endsFrom' | 'endsTo'>;

import * as z from 'zod/mini';
import { referralStatuses, suspicions } from '../../../domain/account/referral.ts';
import { csvText, exportQuery, listAnswer, listQuery, queryChoices } from '../../platform/list.ts';
import { defineCall } from '../../call.ts';
import { day, filledText, id, mobile, rupees, text, timestamp } from '../../primitives.ts';

const tag = 'Referrals';
const access = ['admin'] as const;
/** A referral is identified by the friend, who can only be referred once. */
const params = z.strictObject({ id });
const person = z.strictObject({ id, name: text(130), phone: z.nullable(mobile) });

export const referralRow = z.strictObject({
  id,
  referrer: person,
  friend: person,
  status: z.enum(referralStatuses),
  /** Why the reward was held; null if there was no reason to. */
  suspicion: z.nullable(z.enum(suspicions)),
  /** Whole rupees; 0 until given. */
  reward: rupees,
  /** The order that earns the reward. */
  orderNumber: z.nullable(text(20)),
  joinedAt: timestamp,
});

const shape = {
  sorts: ['joined'],
  filters: { status: z.optional(queryChoices(referralStatuses)), from: z.optional(day), to: z.optional(day) },
} as const;

export const listReferrals = defineCall({
  method: 'GET',
  path: '/v1/admin/referrals',
  summary: 'Who referred whom, newest first',
  tag,
  access,
  query: listQuery(shape),
  status: 200,
  answer: listAnswer(referralRow),
  problems: [],
});

export const exportReferrals = defineCall({
  method: 'GET',
  path: '/v1/admin/referrals/export',
  summary: 'The referrals of the list as a CSV file',
  tag,
  access,
  proof: 'fresh',
  query: exportQuery(shape),
  status: 200,
  answer: csvText,
  download: 'text/csv',
  problems: [],
});

export const releaseReferral = defineCall({
  method: 'POST',
  path: '/v1/admin/referrals/{id}/release',
  summary: 'Pays a reward that was held or refused, once, if its order still stands',
  tag,
  access,
  params,
  body: z.strictObject({ reason: filledText(300) }),
  status: 200,
  answer: referralRow,
  problems: ['not-found', 'conflict'],
});

export const refuseReferral = defineCall({
  method: 'POST',
  path: '/v1/admin/referrals/{id}/refuse',
  summary: 'Refuses the reward for this friend; one already paid stays',
  tag,
  access,
  params,
  body: z.strictObject({ reason: filledText(300) }),
  status: 200,
  answer: referralRow,
  problems: ['not-found', 'conflict'],
});

export type ReferralRow = z.infer<typeof referralRow>;
export type ReferralFilters = Pick<z.output<typeof listReferrals.query>, 'q' | 'status' | 'from' | 'to'>;

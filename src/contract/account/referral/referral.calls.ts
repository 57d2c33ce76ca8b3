import * as z from 'zod/mini';
import { referralStatuses } from '../../../domain/account/referral.ts';
import { defineCall } from '../../call.ts';
import { rupees, text, timestamp } from '../../primitives.ts';

export const getReferral = defineCall({
  method: 'GET',
  path: '/v1/user/referral',
  summary: 'The signed-in person’s own code and link, and who joined with it',
  tag: 'Account',
  access: 'signed-in',
  status: 200,
  answer: z.strictObject({
    code: text(20),
    link: text(300),
    /** Reward for one friend's first paid order, whole rupees. */
    reward: rupees,
    /** Total earned so far. */
    earned: rupees,
    friends: z.array(
      z.strictObject({
        /** First name and initial. */
        name: text(70),
        joinedAt: timestamp,
        status: z.enum(referralStatuses),
      }),
    ),
  }),
  problems: [],
});

export type Referral = z.infer<typeof getReferral.answer>;

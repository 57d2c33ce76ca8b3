import * as z from 'zod/mini';
import { permissions } from '../../../domain/account/permission.ts';
import { defineCall } from '../../call.ts';
import { text, timestamp } from '../../primitives.ts';
import { profileSchema } from '../user.calls.ts';

const tag = 'Staff';
/** The secret of an invitation's link. */
const token = z.string().check(z.regex(/^[\w-]{43}$/u, 'This link isn’t complete. Open it from the email again'));
const body = z.strictObject({ token });
const rateLimit = { max: 20, perSeconds: 300 } as const;

/** The secret is in the body, not in the address, so that no log has it. */
export const readInvitation = defineCall({
  method: 'POST',
  path: '/v1/user/staff-invitation/read',
  summary: 'What an invitation’s link offers',
  tag,
  access: 'signed-in',
  rateLimit,
  body,
  status: 200,
  answer: z.strictObject({
    /** Null for an owner. */
    roleName: z.nullable(text(60)),
    permissions: z.array(z.enum(permissions)),
    invitedBy: text(130),
    expiresAt: timestamp,
  }),
  problems: ['not-found', 'rate-limited'],
});

export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/v1/user/staff-invitation/accept',
  summary: 'Makes the caller a member of the shop’s staff, once',
  tag,
  access: 'signed-in',
  rateLimit,
  body,
  status: 200,
  answer: profileSchema,
  problems: ['not-found', 'conflict', 'rate-limited'],
});

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { emailAddress, id, text, timestamp } from '../primitives.ts';
import { otpCode, profileSchema, sentCode } from './user.calls.ts';

const tag = 'Account';
const access = 'signed-in';

export const saveProfile = defineCall({
  method: 'POST',
  path: '/v1/user',
  summary: 'Creates or updates the profile; a new e-mail address needs the code sent to it',
  tag,
  access,
  rateLimit: { max: 30, perSeconds: 60 },
  body: z.strictObject({
    firstName: z.optional(text(60)),
    lastName: z.optional(text(60)),
    /** Null removes the address. */
    email: z.optional(z.nullable(emailAddress)),
    emailCode: z.optional(otpCode),
  }),
  status: 200,
  answer: profileSchema,
  problems: ['rate-limited'],
});

export const sendEmailCode = defineCall({
  method: 'POST',
  path: '/v1/user/email/send',
  summary: 'Sends a code that verifies an e-mail address',
  tag,
  access,
  rateLimit: { max: 10, perSeconds: 3600 },
  body: z.strictObject({ email: emailAddress }),
  status: 202,
  answer: sentCode,
  problems: ['rate-limited', 'code-just-sent'],
});

export const sessionSchema = z.strictObject({
  id,
  /** 'Chrome on Android'. */
  device: z.string(),
  signedInAt: timestamp,
  /** To the day. */
  lastUsedAt: timestamp,
  isThis: z.boolean(),
});

export const readAccount = defineCall({
  method: 'GET',
  path: '/v1/user/account',
  summary: 'Whether there is a password, which e-mail address is unconfirmed, and where the person is signed in',
  tag,
  access,
  status: 200,
  answer: z.strictObject({
    hasPassword: z.boolean(),
    /** An e-mail address that hasn't been confirmed by the link sent to it; null if there is none. */
    awaitedEmail: z.nullable(text(254)),
    sessions: z.array(sessionSchema),
  }),
  problems: [],
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/v1/user/session/{id}',
  summary: 'Signs one device out',
  tag,
  access,
  params: z.strictObject({ id }),
  status: 204,
  problems: ['not-found'],
});

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/v1/user/session',
  summary: 'Signs every device out but this one',
  tag,
  access,
  status: 204,
  problems: [],
});

export const downloadData = defineCall({
  method: 'GET',
  path: '/v1/user/data',
  summary: 'Everything the shop stores about the signed-in person, by part',
  tag,
  access,
  rateLimit: { max: 10, perSeconds: 3600 },
  status: 200,
  answer: z.strictObject({ madeAt: timestamp, data: z.record(z.string(), z.unknown()) }),
  problems: ['rate-limited'],
});

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/v1/user/deletion',
  summary: 'Deletes the account with a fresh code; invoices are kept without personal data',
  tag,
  access: ['customer'],
  rateLimit: { max: 10, perSeconds: 60 },
  body: z.strictObject({ code: otpCode }),
  status: 204,
  problems: ['conflict', 'rate-limited'],
});

export type Account = z.infer<typeof readAccount.answer>;
export type AccountSession = z.infer<typeof sessionSchema>;

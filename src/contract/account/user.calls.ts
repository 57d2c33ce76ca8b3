import * as z from 'zod/mini';
import { permissions } from '../../domain/account/permission.ts';
import { roles } from '../../domain/kit/role.ts';
import { defineCall } from '../call.ts';
import { id, mobile, text, timestamp } from '../primitives.ts';

export const profileSchema = z.strictObject({
  id,
  firstName: z.nullable(text(60)),
  lastName: z.nullable(text(60)),
  phone: z.nullable(mobile),
  email: z.nullable(text(254)),
  role: z.enum(roles),
  isAdmin: z.boolean(),
  isDoctor: z.boolean(),
  /** An admin who may do everything. */
  isOwner: z.boolean(),
  /** What an admin may do; all of it for an owner, nothing for everybody else. */
  permissions: z.array(z.enum(permissions)),
  premiumMembership: z.strictObject({ isActive: z.boolean(), expiresAt: z.nullable(timestamp) }),
});

/** Six digits; ten once a number has had too many codes requested for it by strangers. */
export const otpCode = z.string().check(z.regex(/^\d{6}(?:\d{4})?$/u, 'Enter the 6 digits of the code'));

/**
 * A random secret that the client makes up and sends with both steps, so that only this client can use the code.
 * Without one, the latest code requested from the caller's network is checked.
 */
export const challenge = z.optional(
  z.string().check(z.regex(/^[\w-]{22,64}$/u, 'A secret has 22 to 64 letters, digits, _ or -')),
);

export const sentCode = z.strictObject({
  resendAfter: timestamp,
  expiresAt: timestamp,
  /** Number of digits of the code. */
  codeLength: z.int(),
});

export const sendOtp = defineCall({
  method: 'POST',
  path: '/v1/user/otp/send',
  summary: 'Sends a one-time code; the response doesn’t reveal whether the number is known',
  tag: 'Session',
  access: 'public',
  rateLimit: { max: 30, perSeconds: 60 },
  body: z.strictObject({ phone: mobile, challenge }),
  status: 202,
  answer: sentCode,
  problems: ['rate-limited', 'code-just-sent', 'codes-unavailable'],
});

export const verifyOtp = defineCall({
  method: 'POST',
  path: '/v1/user/otp/verify',
  summary: 'Checks the code and opens a session',
  tag: 'Session',
  access: 'public',
  rateLimit: { max: 60, perSeconds: 60 },
  body: z.strictObject({ phone: mobile, code: otpCode, challenge }),
  status: 200,
  answer: z.strictObject({ token: text(64), user: profileSchema }),
  problems: ['rate-limited'],
});

export const logout = defineCall({
  method: 'POST',
  path: '/v1/user/logout',
  summary: 'Revokes the token of the request',
  tag: 'Session',
  access: 'signed-in',
  status: 204,
  problems: [],
});

/** Identifies a session without granting access to it: the SHA-256 of its token, as base64url. */
const sessionName = z.string().check(z.regex(/^[\w-]{43}$/u, 'Not the name of a session'));

export const reportLogouts = defineCall({
  method: 'POST',
  path: '/v1/user/logouts',
  summary: 'Ends sessions after sign-outs made offline; the response doesn’t reveal whether a session exists',
  tag: 'Session',
  access: 'public',
  rateLimit: { max: 30, perSeconds: 60 },
  body: z.strictObject({ sessions: z.array(sessionName).check(z.minLength(1), z.maxLength(20)) }),
  status: 204,
  problems: ['rate-limited'],
});

export const getProfile = defineCall({
  method: 'GET',
  path: '/v1/user',
  summary: 'The signed-in person',
  tag: 'Account',
  access: 'signed-in',
  status: 200,
  answer: profileSchema,
  problems: [],
});

export type Profile = z.infer<typeof profileSchema>;
export type SignIn = z.infer<typeof verifyOtp.answer>;

import * as z from 'zod/mini';
import { normalisedEmail } from '../../domain/account/account.ts';
import { defineCall } from '../call.ts';
import { emailAddress, filledText, id, mobile, text } from '../primitives.ts';
import { challenge, otpCode, profileSchema } from './user.calls.ts';

/** An OPAQUE message (RFC 9807) of fixed length, as base64url. */
function message(length: number) {
  return z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`, 'u'), 'Not a message of this protocol'));
}

const registrationRequest = message(43);
const registrationRecord = message(256);
const registrationId = z.string().check(z.regex(/^[\w-]{22}$/u, 'Not an id of a registration'));
/** The id names the key behind the response. The record can't be used without it. */
const response = z.strictObject({ registrationResponse: text(400), registrationId });
const signIn = z.strictObject({ token: text(64), user: profileSchema });

/** A phone number as +91 and ten digits, or an e-mail address in lower case. */
const identifier = z.union([
  mobile,
  z.pipe(
    text(254, 3).check(
      z.refine((value) => normalisedEmail(value) !== null, 'Enter a mobile number or an e-mail address'),
    ),
    z.transform((value) => value.trim().toLowerCase()),
  ),
]);

export const startRegistration = defineCall({
  method: 'POST',
  path: '/v1/user/register/start',
  summary: 'First step of a password for a new account; the password itself is never sent',
  tag: 'Session',
  access: 'public',
  rateLimit: { max: 30, perSeconds: 60 },
  body: z.strictObject({ phone: mobile, registrationRequest }),
  status: 200,
  answer: response,
  problems: ['rate-limited'],
});

export const register = defineCall({
  method: 'POST',
  path: '/v1/user/register',
  summary: 'Creates an account for a number verified by a code, with names and optionally a password',
  tag: 'Session',
  access: 'public',
  rateLimit: { max: 30, perSeconds: 60 },
  body: z.strictObject({
    phone: mobile,
    code: otpCode,
    firstName: filledText(60),
    lastName: z._default(text(60), ''),
    /** Gets a confirmation link, and no other message until it is confirmed. */
    email: z.optional(emailAddress),
    registrationRecord: z.optional(registrationRecord),
    /** Required with a record. */
    registrationId: z.optional(registrationId),
    challenge,
  }),
  status: 201,
  answer: signIn,
  problems: ['rate-limited'],
});

export const startPassword = defineCall({
  method: 'POST',
  path: '/v1/user/password/start',
  summary: 'First step of a new password for the signed-in person',
  tag: 'Account',
  access: 'signed-in',
  rateLimit: { max: 10, perSeconds: 60 },
  body: z.strictObject({ registrationRequest }),
  status: 200,
  answer: response,
  problems: ['rate-limited'],
});

export const setPassword = defineCall({
  method: 'POST',
  path: '/v1/user/password',
  summary: 'Sets, changes or resets a password with a fresh code; every other session ends',
  tag: 'Account',
  access: 'signed-in',
  rateLimit: { max: 10, perSeconds: 60 },
  body: z.strictObject({ registrationRecord, registrationId: z.optional(registrationId), code: otpCode }),
  status: 204,
  problems: ['rate-limited'],
});

export const startLogin = defineCall({
  method: 'POST',
  path: '/v1/user/login/start',
  summary: 'First step of a sign-in by password; the response doesn’t reveal whether the account exists',
  tag: 'Session',
  access: 'public',
  rateLimit: { max: 30, perSeconds: 60 },
  body: z.strictObject({ identifier, startLoginRequest: message(128) }),
  status: 200,
  answer: z.strictObject({ loginId: id, loginResponse: text(600) }),
  problems: ['rate-limited'],
});

export const finishLogin = defineCall({
  method: 'POST',
  path: '/v1/user/login/finish',
  summary: 'Second step of a sign-in by password, within a minute and once',
  tag: 'Session',
  access: 'public',
  rateLimit: { max: 30, perSeconds: 60 },
  body: z.strictObject({ loginId: id, finishLoginRequest: message(86) }),
  status: 200,
  answer: signIn,
  problems: ['rate-limited'],
});

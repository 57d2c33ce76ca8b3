import * as z from 'zod/mini';
import { factorKinds, factorStandings, maxPasskeys, proofMethods } from '../../domain/account/second-factor.ts';
import { defineCall } from '../call.ts';
import { filledText, id, text, timestamp } from '../primitives.ts';

const tag = 'Second factor';
const access = ['prescriber', 'admin'] as const;

/** Bytes as base64url, as in WebAuthn's JSON. */
function bytes(max: number) {
  return text(max, 1).check(z.regex(/^[\w-]+$/u, 'Send bytes as base64url'));
}

const credentialId = bytes(1400);
/** Authenticator transports such as 'usb'. Not an enum, as browsers may send others. */
const transports = z.array(text(20)).check(z.maxLength(8));
const credential = z.strictObject({ id: credentialId, transports });

/** The code shown in an authenticator app. */
const appCode = z.string().check(z.regex(/^\d{6}$/u, 'Enter the 6 digits your app shows'));

/** A recovery code or enrolment code as typed: letters and digits in groups. */
const typedCode = filledText(40);

/** Required to add the first factor, if the shop demands one. */
const enrolment = z.strictObject({ enrolmentCode: z.optional(typedCode) });

/** Shown once: with the first factor, and when renewed. */
const recoveryCodes = z.array(text(20));
const added = z.strictObject({ recoveryCodes: z.nullable(recoveryCodes) });

export const readSecondFactor = defineCall({
  method: 'GET',
  path: '/v1/user/second-factor',
  summary: 'The second-factor status of this session, and the available methods',
  tag,
  access,
  proof: 'none',
  status: 200,
  answer: z.strictObject({
    standing: z.enum(factorStandings),
    /** Whether the shop demands a second factor from staff. */
    isDemanded: z.boolean(),
    methods: z.array(z.enum(proofMethods)),
    /** Until when sensitive calls are allowed without another proof; null if nothing is proven. */
    freshUntil: z.nullable(timestamp),
  }),
  problems: [],
});

const factorSchema = z.strictObject({
  id,
  kind: z.enum(factorKinds),
  name: text(60),
  addedAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
});

export const listFactors = defineCall({
  method: 'GET',
  path: '/v1/user/second-factor/factors',
  summary: 'The caller’s passkeys and authenticator app, and how many recovery codes are left',
  tag,
  access,
  status: 200,
  answer: z.strictObject({
    factors: z.array(factorSchema),
    recoveryCodes: z.int(),
    isDemanded: z.boolean(),
  }),
  problems: [],
});

export const startPasskey = defineCall({
  method: 'POST',
  path: '/v1/user/second-factor/passkey/start',
  summary: 'Options for creating a passkey; the challenge is for this session and valid for five minutes',
  tag,
  access,
  proof: 'enrol',
  rateLimit: { max: 20, perSeconds: 600 },
  body: enrolment,
  status: 200,
  answer: z.strictObject({
    challenge: text(100),
    rp: z.strictObject({ id: text(253), name: text(200) }),
    user: z.strictObject({ id: text(100), name: text(260), displayName: text(260) }),
    algorithms: z.array(z.int()),
    /** The passkeys already registered. */
    known: z.array(credential),
    timeout: z.int(),
  }),
  problems: ['conflict', 'rate-limited'],
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/v1/user/second-factor/passkey',
  summary: 'Adds a passkey created by the browser; the first factor returns recovery codes',
  tag,
  access,
  proof: 'enrol',
  rateLimit: { max: 20, perSeconds: 600 },
  body: z.strictObject({
    /** '' uses the name of the device. */
    name: z._default(text(60), ''),
    id: credentialId,
    clientDataJSON: bytes(4000),
    attestationObject: bytes(24_000),
    transports: z._default(transports, []),
  }),
  status: 201,
  answer: added,
  problems: ['conflict', 'rate-limited'],
});

export const startTotp = defineCall({
  method: 'POST',
  path: '/v1/user/second-factor/totp/start',
  summary: 'A new secret for an authenticator app; it takes effect once a code from the app is verified',
  tag,
  access,
  proof: 'enrol',
  rateLimit: { max: 20, perSeconds: 600 },
  body: enrolment,
  status: 200,
  answer: z.strictObject({
    /** Base32, for typing if the QR code can't be scanned. */
    secret: text(64),
    /** An otpauth://totp/… URI for the QR code. */
    uri: text(400),
  }),
  problems: ['conflict', 'rate-limited'],
});

export const addTotp = defineCall({
  method: 'POST',
  path: '/v1/user/second-factor/totp',
  summary: 'Adds an authenticator app, or replaces the current one, with a code from it',
  tag,
  access,
  proof: 'enrol',
  rateLimit: { max: 20, perSeconds: 600 },
  body: z.strictObject({ code: appCode }),
  status: 201,
  answer: added,
  problems: ['conflict', 'rate-limited'],
});

export const removeFactor = defineCall({
  method: 'DELETE',
  path: '/v1/user/second-factor/factors/{id}',
  summary: 'Removes a passkey or the authenticator app; other sessions have to prove a second factor again',
  tag,
  access,
  proof: 'fresh',
  params: z.strictObject({ id }),
  status: 204,
  problems: ['not-found', 'conflict'],
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/v1/user/second-factor/recovery-codes',
  summary: 'Makes new recovery codes; earlier ones are no longer valid',
  tag,
  access,
  proof: 'fresh',
  rateLimit: { max: 20, perSeconds: 600 },
  body: z.strictObject({}),
  status: 200,
  answer: z.strictObject({ recoveryCodes }),
  problems: ['conflict', 'rate-limited'],
});

export const challengePasskey = defineCall({
  method: 'POST',
  path: '/v1/user/second-factor/passkey/challenge',
  summary: 'Options for using a passkey; the challenge is for this session, valid once and for five minutes',
  tag,
  access,
  proof: 'none',
  rateLimit: { max: 30, perSeconds: 600 },
  body: z.strictObject({}),
  status: 200,
  answer: z.strictObject({
    challenge: text(100),
    rpId: text(253),
    credentials: z.array(credential).check(z.maxLength(maxPasskeys)),
    timeout: z.int(),
  }),
  problems: ['conflict', 'rate-limited'],
});

export const proveSecondFactor = defineCall({
  method: 'POST',
  path: '/v1/user/second-factor/proof',
  summary: 'Proves a second factor in this session: a passkey, a code of the authenticator app, or a recovery code',
  tag,
  access,
  proof: 'none',
  rateLimit: { max: 60, perSeconds: 600 },
  body: z.discriminatedUnion('method', [
    z.strictObject({
      method: z.literal('passkey'),
      id: credentialId,
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
    }),
    z.strictObject({ method: z.literal('totp'), code: appCode }),
    z.strictObject({ method: z.literal('recovery'), code: typedCode }),
  ]),
  status: 200,
  answer: z.strictObject({ freshUntil: timestamp, recoveryCodesLeft: z.int() }),
  problems: ['rate-limited'],
});

export const resetSecondFactor = defineCall({
  method: 'POST',
  path: '/v1/admin/accounts/{id}/second-factor',
  summary:
    'Removes another staff member’s second factors, ends their sessions, and makes a code to set up new ones',
  tag,
  access: ['admin'],
  proof: 'fresh',
  rateLimit: { max: 20, perSeconds: 600 },
  params: z.strictObject({ id }),
  body: z.strictObject({}),
  status: 200,
  answer: z.strictObject({ enrolmentCode: text(40), expiresAt: timestamp }),
  problems: ['not-found', 'conflict', 'rate-limited'],
});

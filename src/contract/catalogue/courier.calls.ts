import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { emailAddress, filledText, text, timestamp } from '../primitives.ts';

const tag = 'Couriers';
const access = ['admin'] as const;

/** The courier services that the shop can work with. */
export const courierIds = ['shiprocket'] as const;
export type CourierId = (typeof courierIds)[number];

const params = z.strictObject({ courier: z.enum(courierIds) });

const centimetres = z.int().check(z.gte(1), z.lte(200));

const courierRow = z.strictObject({
  id: z.enum(courierIds),
  /** Whether it has credentials, so that parcels can be booked. */
  isReady: z.boolean(),
  /** Last four characters of the account's e-mail. Its password and the token are never returned. */
  keyEnd: z.nullable(text(4)),
  storedAt: z.nullable(timestamp),
  /** What was saved with the credentials and is no secret; null without them. */
  pickup: z.nullable(
    z.strictObject({ location: text(60), boxLength: centimetres, boxBreadth: centimetres, boxHeight: centimetres }),
  ),
  /** The URL that the service sends tracking news to. */
  webhookUrl: text(300),
});

const answer = z.strictObject({ items: z.array(courierRow) });

const secret = text(200, 8).check(z.regex(/^[\x21-\x7E]*$/u, 'Copy it without spaces'));
const keysBody = z.strictObject({
  email: emailAddress,
  password: secret,
  /** What the service sends with its news. */
  webhookToken: secret,
  pickupLocation: filledText(60),
  boxLength: centimetres,
  boxBreadth: centimetres,
  boxHeight: centimetres,
});

export const listCouriers = defineCall({
  method: 'GET',
  path: '/v1/admin/couriers',
  summary: 'The courier services, and whether parcels can be booked with them',
  tag,
  access,
  status: 200,
  answer,
  problems: [],
});

/** Secrets can be written but never read back; credentials are encrypted with the shop's own key. */
export const saveCourierKeys = defineCall({
  method: 'PUT',
  path: '/v1/admin/couriers/{courier}/keys',
  summary: 'Tries the credentials of a courier service, and saves them encrypted if they work',
  tag,
  access,
  proof: 'fresh',
  rateLimit: { max: 20, perSeconds: 600 },
  params,
  body: keysBody,
  status: 200,
  answer,
  problems: ['conflict'],
});

export const removeCourierKeys = defineCall({
  method: 'DELETE',
  path: '/v1/admin/couriers/{courier}/keys',
  summary: 'Deletes the credentials; from then on parcels are sent by hand',
  tag,
  access,
  proof: 'fresh',
  params,
  status: 200,
  answer,
  problems: [],
});

export type CourierRow = z.infer<typeof courierRow>;
export type CourierKeysBody = z.output<typeof keysBody>;

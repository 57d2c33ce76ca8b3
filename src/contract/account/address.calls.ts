import * as z from 'zod/mini';
import { states } from '../../domain/kit/address.ts';
import { defineCall } from '../call.ts';
import { filledText, id, mobile, pincode, text } from '../primitives.ts';

/** An address in a request. */
export const addressSchema = z.strictObject({
  name: filledText(80).check(z.minLength(2)),
  phone: mobile,
  line1: filledText(120),
  line2: z._default(text(120), ''),
  city: filledText(60),
  state: z.enum(states),
  pincode,
});

export const savedAddressSchema = z.strictObject({ id, ...addressSchema.shape, isDefault: z.boolean() });

export const listAddresses = defineCall({
  method: 'GET',
  path: '/v1/user/address',
  summary: 'The signed-in person’s addresses, the default one first',
  tag: 'Account',
  access: 'signed-in',
  status: 200,
  answer: z.strictObject({ addresses: z.array(savedAddressSchema) }),
  problems: [],
});

export const createAddress = defineCall({
  method: 'POST',
  path: '/v1/user/address',
  summary: 'Saves an address; the first becomes the default',
  tag: 'Account',
  access: 'signed-in',
  body: addressSchema,
  status: 201,
  answer: savedAddressSchema,
  problems: ['conflict'],
});

export const updateAddress = defineCall({
  method: 'PUT',
  path: '/v1/user/address/{id}',
  summary: 'Replaces an address, and makes it the default if asked',
  tag: 'Account',
  access: 'signed-in',
  params: z.strictObject({ id }),
  /** Can't be unset: a default address stays one until another becomes the default. */
  body: z.strictObject({ ...addressSchema.shape, isDefault: z.optional(z.literal(true)) }),
  status: 200,
  answer: savedAddressSchema,
  problems: ['not-found'],
});

export const deleteAddress = defineCall({
  method: 'DELETE',
  path: '/v1/user/address/{id}',
  summary: 'Deletes an address; if it was the default, the oldest remaining one becomes the default',
  tag: 'Account',
  access: 'signed-in',
  params: z.strictObject({ id }),
  status: 204,
  problems: ['not-found'],
});

export type WireAddress = z.infer<typeof addressSchema>;
export type SavedAddress = z.infer<typeof savedAddressSchema>;

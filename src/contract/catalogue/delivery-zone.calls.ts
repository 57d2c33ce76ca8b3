import * as z from 'zod/mini';
import { maxDays, maxPlaces, maxSlabs } from '../../domain/catalogue/delivery-zone.ts';
import { maxGrams } from '../../domain/catalogue/product/weight.ts';
import { defineCall } from '../call.ts';
import { listed, versionHeaders } from '../platform/list.ts';
import { filledText, id, rupees, text } from '../primitives.ts';

const tag = 'Delivery';
const access = ['admin'] as const;
const params = z.strictObject({ id });

const slab = z.strictObject({ upTo: z.int().check(z.gte(1), z.lte(maxGrams)), fee: rupees });

const days = z.int().check(z.gte(1), z.lte(maxDays));

const fields = {
  name: filledText(60),
  /** States, the first digits of pincodes, or 'India' for everything else. A place belongs to one zone. */
  places: z
    .array(text(60, 1))
    .check(z.minLength(1, 'Add a state or the first digits of a pincode'), z.maxLength(maxPlaces)),
  /** False if the shop doesn't deliver there. */
  isServed: z.boolean(),
  cashOnDelivery: z.boolean(),
  /** Whole grams and rupees, lightest first; none for the shop's own fee. */
  slabs: z.array(slab).check(z.maxLength(maxSlabs)),
  /** For each kilogram begun above the last slab. */
  perKg: rupees,
  /** Null for the shop's own amount. */
  freeFrom: z.nullable(rupees),
  /** Fewest and most working days to the door; null for what the shop estimates from the place. */
  daysFrom: z.nullable(days),
  daysTo: z.nullable(days),
};

const zoneSchema = z.strictObject({ id, ...fields, version: z.int() });
const zoneBody = z.strictObject(fields);

export const listZones = defineCall({
  ...listed({ sorts: ['name'], filters: {} }, zoneSchema),
  method: 'GET',
  path: '/v1/admin/delivery-zones',
  summary: 'The zones of delivery with their fees',
  tag,
});

export const readZone = defineCall({
  method: 'GET',
  path: '/v1/admin/delivery-zones/{id}',
  summary: 'One zone of delivery',
  tag,
  access,
  params,
  status: 200,
  answer: zoneSchema,
  problems: ['not-found'],
});

export const createZone = defineCall({
  method: 'POST',
  path: '/v1/admin/delivery-zones',
  summary: 'Adds a zone; its fees count from the next quote on',
  tag,
  access,
  body: zoneBody,
  status: 201,
  answer: zoneSchema,
  problems: ['conflict'],
});

export const updateZone = defineCall({
  method: 'PUT',
  path: '/v1/admin/delivery-zones/{id}',
  summary: 'Changes a zone; its fees count from the next quote on',
  tag,
  access,
  params,
  headers: versionHeaders,
  body: zoneBody,
  status: 200,
  answer: zoneSchema,
  problems: ['not-found', 'version-conflict'],
});

export const deleteZone = defineCall({
  method: 'DELETE',
  path: '/v1/admin/delivery-zones/{id}',
  summary: 'Deletes a zone; its places fall back to the shop’s own terms',
  tag,
  access,
  params,
  status: 204,
  problems: ['not-found'],
});

export type OwnedZone = z.infer<typeof zoneSchema>;
export type ZoneBody = z.output<typeof zoneBody>;

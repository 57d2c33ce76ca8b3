import * as z from 'zod/mini';
import { bundleTypes, type StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import { bundleConstants } from '../../../domain/kit/constants.ts';
import { csvText, exportQuery, listQuery, queryChoices, queryFlag, versionHeaders } from '../../platform/list.ts';
import { translatedMembers, translationNeeds, translationsOf } from '../../platform/translation.ts';
import { defineCall } from '../../call.ts';
import { counted, filledText, id, moment, percent, rupees, sku, text, timestamp } from '../../primitives.ts';

export const bundleStatuses = ['active', 'inactive'] as const;

/** A bundle on offer, at today's price. */
export const storeBundleSchema = z.strictObject({
  id,
  name: text(80),
  description: text(400),
  type: z.enum(bundleTypes),
  products: z.array(z.strictObject({ id: sku, sku, name: text(120), quantity: z.int() })),
  originalPrice: rupees,
  discountedPrice: rupees,
  savings: rupees,
  savingsPercentage: percent,
  badge: z.nullable(z.union([text(40), z.strictObject({ text: text(40) })])),
  isPopular: z.boolean(),
  isTimeLimited: z.boolean(),
  expiresIn: z.int(),
  endsAt: z.nullable(timestamp),
  validUntil: z.nullable(timestamp),
  conditions: z.strictObject({ minOrderValue: z.nullable(rupees), excludedProducts: z.array(sku) }),
  stockLevel: z.int(),
  position: z.int(),
  translated: translatedMembers,
}) satisfies z.ZodMiniType<StoreBundle>;

const translations = translationsOf({ name: text(80), description: text(400), badge: text(40) });

/** A bundle as its admin sees it, with its start and whether it is active. */
const ownedBundleSchema = z.strictObject({
  ...storeBundleSchema.shape,
  status: z.optional(z.enum(bundleStatuses)),
  startsAt: z.optional(timestamp),
  updatedAt: z.optional(timestamp),
  version: z.optional(z.int()),
  translations,
});

const bundleFields = {
  name: filledText(80),
  description: z._default(text(400), ''),
  type: z.enum(bundleTypes),
  products: z
    .array(z.strictObject({ sku, quantity: z._default(z.int().check(z.gte(1), z.lte(10)), 1) }))
    .check(z.minLength(1), z.maxLength(12)),
  /** Percent off the products' separate prices. */
  percentage: z.int().check(z.gte(1), z.lte(90)),
  badge: z._default(z.nullable(filledText(40)), null),
  isPopular: z._default(z.boolean(), false),
  isTimeLimited: z._default(z.boolean(), false),
  /** Defaults to now for a new bundle. */
  startsAt: z.optional(moment),
  /** Seconds, at most a year. */
  expiresIn: z._default(z.int().check(z.gte(60), z.lte(31_536_000)), bundleConstants.expiresInSeconds),
  validUntil: z._default(z.nullable(moment), null),
  minOrderValue: z._default(z.nullable(rupees.check(z.gte(1))), null),
  excludedProducts: z._default(z.array(sku).check(z.maxLength(50)), []),
  /** Number of bundles left; unchanged if left out. */
  stockLevel: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  position: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  status: z._default(z.enum(bundleStatuses), 'active'),
  translations,
};

export const bundleWriteSchema = z.strictObject(bundleFields);
const bundleUpsertSchema = z.strictObject({ id: z.optional(id), ...bundleFields });

/** Bundle settings of the shop: whether bundles are offered, and how many a strip shows before 'View All'. */
export const bundleSettingsSchema = z.strictObject({
  enabled: z.boolean(),
  visibleCount: z.int().check(z.gte(1), z.lte(12)),
});

const admin = ['admin'] as const;
const tag = 'Bundles';
const params = z.strictObject({ id });

const list = {
  sorts: ['position', 'name', 'percentage', 'stockLevel', 'startsAt', 'updatedAt'],
  filters: {
    type: z.optional(queryChoices(bundleTypes)),
    status: z.optional(z.enum(['all', ...bundleStatuses])),
    isTimeLimited: z.optional(queryFlag),
    translation: translationNeeds,
  },
} as const;

export const listBundles = defineCall({
  method: 'GET',
  path: '/v1/bundle',
  summary: 'The active bundles by position; with a status, for an admin: all of them, or those with that status',
  tag,
  access: 'public',
  query: listQuery(list),
  status: 200,
  answer: z.strictObject({ total: counted, bundles: z.array(ownedBundleSchema) }),
  problems: ['not-signed-in', 'not-allowed'],
});

export const exportBundles = defineCall({
  method: 'GET',
  path: '/v1/admin/bundle/export',
  summary: 'The bundles of the list as a CSV file',
  tag,
  access: admin,
  query: exportQuery(list),
  download: 'text/csv',
  status: 200,
  answer: csvText,
  problems: [],
});

export const readBundle = defineCall({
  method: 'GET',
  path: '/v1/admin/bundle/{id}',
  summary: 'One bundle, active or not',
  tag,
  access: admin,
  params,
  status: 200,
  answer: ownedBundleSchema,
  problems: ['not-found'],
});

export const saveBundle = defineCall({
  method: 'POST',
  path: '/v1/bundle',
  summary: 'Adds a bundle; with an existing id, changes it',
  tag,
  access: admin,
  body: bundleUpsertSchema,
  status: 200,
  answer: ownedBundleSchema,
  problems: ['not-found'],
});

export const updateBundle = defineCall({
  method: 'PUT',
  path: '/v1/bundle/{id}',
  summary: 'Changes a bundle',
  tag,
  access: admin,
  params,
  headers: versionHeaders,
  body: bundleWriteSchema,
  status: 200,
  answer: ownedBundleSchema,
  problems: ['not-found', 'version-conflict'],
});

export const deleteBundle = defineCall({
  method: 'DELETE',
  path: '/v1/bundle/{id}',
  summary: 'Deletes a bundle; existing orders keep it',
  tag,
  access: admin,
  params,
  status: 204,
  problems: ['not-found'],
});

export const setBundleStatus = defineCall({
  method: 'POST',
  path: '/v1/bundle/{id}/status',
  summary: 'Shows or hides a bundle',
  tag,
  access: admin,
  params,
  body: z.strictObject({ status: z.enum(bundleStatuses) }),
  status: 200,
  answer: ownedBundleSchema,
  problems: ['not-found'],
});

export const changeBundles = defineCall({
  method: 'POST',
  path: '/v1/bundle/bulk',
  summary: 'Changes many bundles at once; ids that don’t exist are ignored',
  tag,
  access: admin,
  body: z.strictObject({
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(200))),
    /** Instead of ids: all bundles that match a list's filters. */
    matching: z.optional(z.strictObject({ q: z.optional(text(80)), ...list.filters })),
    action: z.enum(['activate', 'deactivate', 'delete', 'restore']),
  }),
  status: 200,
  answer: z.strictObject({ changed: z.int() }),
  problems: [],
});

export const getBundleSettings = defineCall({
  method: 'GET',
  path: '/v1/bundle/settings',
  summary: 'Whether bundles are offered, and how many are shown at first',
  tag,
  access: 'public',
  status: 200,
  answer: bundleSettingsSchema,
  problems: [],
});

export const saveBundleSettings = defineCall({
  method: 'POST',
  path: '/v1/bundle/settings',
  summary: 'Changes the settings of bundles',
  tag,
  access: admin,
  body: bundleSettingsSchema,
  status: 200,
  answer: bundleSettingsSchema,
  problems: [],
});

export type BundleWrite = z.output<typeof bundleWriteSchema>;
export type OwnedBundle = z.infer<typeof ownedBundleSchema>;
export type BundleStatus = (typeof bundleStatuses)[number];
export type BundleSettings = z.infer<typeof bundleSettingsSchema>;

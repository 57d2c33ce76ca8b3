import * as z from 'zod/mini';
import { type Banner, bannerIcons } from '../../domain/promotions/banner.ts';
import {
  bulkAnswer,
  bulkBody,
  csvText,
  exportQuery,
  listQuery,
  queryFlag,
  versionHeaders,
} from '../platform/list.ts';
import { translatedMembers, translationNeeds, translationsOf } from '../platform/translation.ts';
import { defineCall } from '../call.ts';
import { counted, filledText, id, moment, text, timestamp } from '../primitives.ts';

const tag = 'Banners';
const admin = ['admin'] as const;
const params = z.strictObject({ id });

const colour = z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/iu, 'Use a colour such as #3a0a22')));
/** A path of the shop or an https URL. Rules out scripts and hidden redirects to other hosts. */
const link = z.nullable(
  text(300, 1).check(
    z.regex(/^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/u, 'Use a path such as /shop, or https://…'),
  ),
);

export const bannerSchema = z.strictObject({
  id,
  text: text(120),
  isEnabled: z.boolean(),
  backgroundColor: colour,
  textColor: colour,
  icon: z.enum(bannerIcons),
  priority: z.int(),
  link,
  translated: translatedMembers,
}) satisfies z.ZodMiniType<Banner>;

const translations = translationsOf({ text: text(120) });

/** A banner as its admin sees it. */
const ownedBannerSchema = z.strictObject({
  ...bannerSchema.shape,
  /** Shown from (inclusive) until (exclusive); null for no limit. */
  startsAt: z.nullable(timestamp),
  endsAt: z.nullable(timestamp),
  version: z.int(),
  translations,
});

const list = {
  sorts: ['priority', 'text'],
  filters: { isEnabled: z.optional(queryFlag), translation: translationNeeds },
} as const;

const fields = {
  text: filledText(120),
  isEnabled: z._default(z.boolean(), true),
  backgroundColor: z._default(colour, null),
  textColor: z._default(colour, null),
  icon: z._default(z.enum(bannerIcons), 'sparkle'),
  priority: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  link: z._default(link, null),
  startsAt: z._default(z.nullable(moment), null),
  endsAt: z._default(z.nullable(moment), null),
  translations,
};

const bannerWriteSchema = z.strictObject(fields);

export const listActiveBanners = defineCall({
  method: 'GET',
  path: '/v1/banners/active',
  summary: 'The banners shown at this moment, by priority',
  tag,
  access: 'public',
  status: 200,
  answer: z.strictObject({ banners: z.array(bannerSchema) }),
  problems: [],
});

export const listBanners = defineCall({
  method: 'GET',
  path: '/v1/banners',
  summary: 'All banners, by priority',
  tag,
  access: admin,
  query: listQuery(list),
  status: 200,
  answer: z.strictObject({ total: counted, banners: z.array(ownedBannerSchema) }),
  problems: [],
});

export const saveBanner = defineCall({
  method: 'POST',
  path: '/v1/banners',
  summary: 'Adds a banner; with an existing id, changes it',
  tag,
  access: admin,
  body: z.strictObject({ id: z.optional(id), ...fields }),
  status: 200,
  answer: ownedBannerSchema,
  problems: ['not-found'],
});

export const updateBanner = defineCall({
  method: 'PUT',
  path: '/v1/banners/{id}',
  summary: 'Changes a banner',
  tag,
  access: admin,
  params,
  headers: versionHeaders,
  body: bannerWriteSchema,
  status: 200,
  answer: ownedBannerSchema,
  problems: ['not-found', 'version-conflict'],
});

export const deleteBanner = defineCall({
  method: 'DELETE',
  path: '/v1/banners/{id}',
  summary: 'Deletes a banner',
  tag,
  access: admin,
  params,
  status: 204,
  problems: ['not-found'],
});

export const readBanner = defineCall({
  method: 'GET',
  path: '/v1/admin/banners/{id}',
  summary: 'One banner',
  tag,
  access: admin,
  params,
  status: 200,
  answer: ownedBannerSchema,
  problems: ['not-found'],
});

export const exportBanners = defineCall({
  method: 'GET',
  path: '/v1/admin/banners/export',
  summary: 'The banners of the list as a CSV file',
  tag,
  access: admin,
  query: exportQuery(list),
  status: 200,
  answer: csvText,
  download: 'text/csv',
  problems: [],
});

export const changeBanners = defineCall({
  method: 'POST',
  path: '/v1/admin/banners/bulk',
  summary: 'Shows, hides or deletes many banners',
  tag,
  access: admin,
  body: bulkBody({ actions: ['enable', 'disable', 'delete'], matching: list.filters }),
  status: 200,
  answer: bulkAnswer,
  problems: [],
});

export const orderBanners = defineCall({
  method: 'POST',
  path: '/v1/admin/banners/order',
  summary: 'Reorders banners: the first gets the lowest priority number',
  tag,
  access: admin,
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  status: 204,
  problems: [],
});

export type OwnedBanner = z.infer<typeof ownedBannerSchema>;
export type BannerWrite = z.output<typeof bannerWriteSchema>;

import * as z from 'zod/mini';
import {
  type CampaignBanner,
  type CampaignCoupon,
  type CampaignPopup,
  campaignStates,
  type PriceRule,
  priceScopes,
} from '../../domain/promotions/campaign/campaign.ts';
import { plannedKinds } from '../../domain/promotions/campaign/collision.ts';
import { maxTiers } from '../../domain/promotions/tier/tier-plan.ts';
import { couponTypes, normalisedCode } from '../../domain/promotions/coupon/coupon.ts';
import { bulkAnswer, bulkBody, exported, listed, queryChoices, versionHeaders } from '../platform/list.ts';
import { translationNeeds, translationsOf } from '../platform/translation.ts';
import { defineCall } from '../call.ts';
import { filledText, id, moment, rupees, sku, text, timestamp } from '../primitives.ts';
import { tierSchema } from './tier-admin.calls.ts';

const tag = 'Campaigns';
const admin = ['admin'] as const;
const params = z.strictObject({ id });

const pricesSchema = z.strictObject({
  by: z.enum(['percent', 'amount']),
  off: z.int('Enter a whole number').check(z.gte(1, 'Enter at least 1'), z.lte(1_000_000, 'That’s too much')),
  scope: z.enum(priceScopes),
  category: z._default(text(80), ''),
  skus: z._default(z.array(sku).check(z.maxLength(500)), []),
}) satisfies z.ZodMiniType<PriceRule>;

const couponSchema = z.strictObject({
  /** Made from the name if it is empty. */
  code: z.pipe(
    text(60).check(
      z.refine(
        (value) => /^(?:|[A-Z0-9_-]{3,40})$/u.test(normalisedCode(value)),
        'Use 3 to 40 letters, digits, - and _',
      ),
    ),
    z.transform(normalisedCode),
  ),
  type: z.enum(couponTypes),
  value: z.number().check(z.gte(0), z.lte(1_000_000)),
  minOrderValue: z._default(z.nullable(rupees.check(z.gte(1))), null),
  maxDiscountValue: z._default(z.nullable(rupees.check(z.gte(1))), null),
}) satisfies z.ZodMiniType<CampaignCoupon>;

const bannerSchema = z.strictObject({
  text: text(120),
  link: text(300).check(
    z.regex(/^(?:|\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/u, 'Use a path such as /shop, or https://…'),
  ),
}) satisfies z.ZodMiniType<CampaignBanner>;

export const campaignPopupSchema = z.strictObject({
  title: text(80),
  text: text(400),
  button: text(60),
}) satisfies z.ZodMiniType<CampaignPopup>;

const fields = {
  name: filledText(80),
  startsAt: moment,
  endsAt: moment,
  isOn: z.boolean(),
  prices: z._default(z.nullable(pricesSchema), null),
  coupon: z._default(z.nullable(couponSchema), null),
  banner: z._default(z.nullable(bannerSchema), null),
  popup: z._default(z.nullable(campaignPopupSchema), null),
  /** The discount tiers while it runs; the shop's own if empty. */
  tiers: z._default(z.array(tierSchema).check(z.maxLength(maxTiers)), []),
  /** Bundles and posts that appear with it. */
  bundles: z._default(z.array(id).check(z.maxLength(20)), []),
  posts: z._default(z.array(id).check(z.maxLength(20)), []),
  /** Of its popup, by the names of the popup's own settings. Its banner and coupon have theirs. */
  translations: translationsOf({ popupTitle: text(80), couponDescription: text(400), buttonText: text(60) }),
};
const campaignWriteSchema = z.strictObject(fields);

const state = z.enum(campaignStates);
const ownedCampaignSchema = z.strictObject({
  ...fields,
  id,
  startsAt: timestamp,
  endsAt: timestamp,
  version: z.int(),
  /** At the time of the response. */
  state,
  bannerId: z.nullable(id),
  couponId: z.nullable(id),
  /** How many products it gives a price, and the first of them, whole rupees. */
  pricedProducts: z.int(),
  sample: z.array(z.strictObject({ sku, name: text(120), usual: rupees, price: rupees })),
  /** The names of its bundles, in their order. */
  bundleNames: z.array(text(200)),
  /** What gets in its way, in sentences. */
  collisions: z.array(text(400)),
});

const rowSchema = z.strictObject({
  id,
  name: text(80),
  startsAt: timestamp,
  endsAt: timestamp,
  isOn: z.boolean(),
  state,
  /** What it holds. */
  parts: z.array(z.enum(['prices', 'coupon', 'banner', 'popup', 'tiers', 'bundles', 'posts'])),
  /** The names of its bundles. */
  bundleNames: z.array(text(200)),
  version: z.int(),
});

const list = {
  sorts: ['startsAt', 'name'],
  filters: { state: z.optional(queryChoices(campaignStates)), translation: translationNeeds },
} as const;

export const listCampaigns = defineCall({
  method: 'GET',
  path: '/v1/admin/campaigns',
  summary: 'The campaigns, the latest first',
  tag,
  ...listed(list, rowSchema),
});

export const exportCampaigns = defineCall({
  method: 'GET',
  path: '/v1/admin/campaigns/export',
  summary: 'The campaigns of the list as a CSV file',
  tag,
  ...exported(list),
  download: 'text/csv',
});

export const readCampaign = defineCall({
  method: 'GET',
  path: '/v1/admin/campaigns/{id}',
  summary: 'One campaign with all it holds',
  tag,
  access: admin,
  params,
  status: 200,
  answer: ownedCampaignSchema,
  problems: ['not-found'],
});

export const createCampaign = defineCall({
  method: 'POST',
  path: '/v1/admin/campaigns',
  summary: 'Adds a campaign with its banner, popup, coupon, tiers and prices; empty texts are filled in',
  tag,
  access: admin,
  body: campaignWriteSchema,
  status: 200,
  answer: ownedCampaignSchema,
  problems: [],
});

export const updateCampaign = defineCall({
  method: 'PUT',
  path: '/v1/admin/campaigns/{id}',
  summary: 'Changes a campaign; all that belongs to it moves along, at once',
  tag,
  access: admin,
  params,
  headers: versionHeaders,
  body: campaignWriteSchema,
  status: 200,
  answer: ownedCampaignSchema,
  problems: ['not-found', 'version-conflict'],
});

export const deleteCampaign = defineCall({
  method: 'DELETE',
  path: '/v1/admin/campaigns/{id}',
  summary: 'Deletes a campaign and its prices; its banner, coupon and bundles are switched off and stay',
  tag,
  access: admin,
  params,
  status: 204,
  problems: ['not-found'],
});

export const changeCampaigns = defineCall({
  method: 'POST',
  path: '/v1/admin/campaigns/bulk',
  summary: 'Switches many campaigns on or off, or deletes them',
  tag,
  access: admin,
  body: bulkBody({ actions: ['enable', 'disable', 'delete'], matching: list.filters }),
  status: 200,
  answer: bulkAnswer,
  problems: [],
});

const entrySchema = z.strictObject({
  kind: z.enum(plannedKinds),
  id: text(64),
  name: text(200),
  /** Null for no limit. */
  startsAt: z.nullable(timestamp),
  endsAt: z.nullable(timestamp),
  isOn: z.boolean(),
  /** The name of the campaign that it belongs to. */
  campaign: z.nullable(text(80)),
});

export const readCampaignCalendar = defineCall({
  method: 'GET',
  path: '/v1/admin/campaign-calendar',
  summary:
    'What is planned in a month in India: campaigns and single banners, popups, coupons, bundles, prices and posts',
  tag,
  access: admin,
  query: z.strictObject({
    month: z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/u, 'Use a month such as 2026-11')),
  }),
  status: 200,
  answer: z.strictObject({ month: text(7), entries: z.array(entrySchema), collisions: z.array(text(400)) }),
  problems: [],
});

export type CalendarEntry = z.infer<typeof entrySchema>;
export type CampaignWrite = z.output<typeof campaignWriteSchema>;
export type OwnedCampaign = z.infer<typeof ownedCampaignSchema>;
export type CampaignRow = z.infer<typeof rowSchema>;

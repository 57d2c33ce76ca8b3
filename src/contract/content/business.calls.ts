import * as z from 'zod/mini';
import type { AboutText } from '../../domain/content/content/content.ts';
import { type BusinessRecord, festiveModes } from '../../domain/shell/site/business-record.ts';
import { maxBoxes } from '../../domain/catalogue/box.ts';
import { maxGrams } from '../../domain/catalogue/product/weight.ts';
import { isGstin } from '../../domain/kit/gst-state.ts';
import { versionHeaders } from '../platform/list.ts';
import { translatedMembers, translationsOf } from '../platform/translation.ts';
import { defineCall } from '../call.ts';
import { boxSize, day, filledText, pincode, rupees, text } from '../primitives.ts';

const tag = 'Business';
const access = ['admin'] as const;

const line = filledText(200);
const link = text(300).check(
  z.regex(/^https:\/\/[^\s/$.?#][^\s]*$/iu, 'Enter an address that begins with https://'),
);

const phone = text(24).check(z.regex(/^\+?[\d ()-]{8,24}$/u, 'Enter a phone number'));
const email = text(254).check(z.email('Enter an e-mail address'));

function matching(form: RegExp, message: string) {
  return z.nullable(text(40).check(z.regex(form, message)));
}

const packingBox = z.strictObject({
  name: filledText(40),
  ...boxSize.shape,
  /** Whole grams, empty. */
  grams: z.int().check(z.gte(0), z.lte(maxGrams)),
});

/**
 * The business settings. Tracker ids are restricted to letters and digits, because they are written into every
 * page.
 */
export const businessRecord = z.strictObject({
  shopName: filledText(40),
  companyName: filledText(100),
  tagline: line,
  address: filledText(600).check(z.regex(/^[^\n]{1,200}(?:\n[^\n]{1,200}){0,5}$/u, 'Write one to six lines')),
  pincode,
  gstin: z.nullable(text(15).check(z.refine(isGstin, 'Enter the 15 characters of the GSTIN'))),
  mapsUrl: link,
  phone,
  email,
  hours: filledText(60),
  searchTitle: z.nullable(filledText(80)),
  searchDescription: z.nullable(filledText(300)),
  grievanceName: z.nullable(filledText(80)),
  grievanceDesignation: filledText(80),
  grievanceEmail: z.nullable(email),
  grievancePhone: z.nullable(phone),
  testimonials: z
    .array(z.strictObject({ words: filledText(600), from: filledText(120), isAgreed: z.boolean() }))
    .check(z.maxLength(6)),
  facebook: link,
  youtube: link,
  instagram: link,
  guarantee: z.nullable(line),
  reviews: z.nullable(line),
  whatsappNumber: text(16).check(
    z.regex(/^\+\d{8,15}$/u, 'Enter the number with its country, such as +919876543210'),
  ),
  whatsappGreeting: line,
  heroTitle: z.nullable(filledText(60)),
  heroAccent: z.nullable(filledText(60)),
  heroLead: z.nullable(line),
  aboutTitle: filledText(100),
  aboutSummary: filledText(400),
  aboutStory: filledText(8000),
  deliveryFee: rupees,
  freeDeliveryFrom: rupees,
  codFee: rupees,
  codLimit: rupees,
  returnDays: z.int().check(z.gte(7), z.lte(90)),
  boxes: z.array(packingBox).check(z.maxLength(maxBoxes)),
  synonyms: text(4000),
  festive: z.enum(festiveModes),
  festiveFrom: z.nullable(day),
  festiveTo: z.nullable(day),
  analytics: matching(/^G-[A-Z0-9]{4,16}$/u, 'Enter an id such as G-AB12CD34EF'),
  tag: matching(/^GTM-[A-Z0-9]{4,12}$/u, 'Enter an id such as GTM-AB12CD3'),
  behaviour: matching(/^[a-z0-9]{6,16}$/u, 'Enter the small letters and digits of the project'),
  pixel: matching(/^\d{8,20}$/u, 'Enter the digits of the pixel'),
  countsFlows: z.boolean(),
}) satisfies z.ZodMiniType<BusinessRecord>;

const translations = translationsOf({
  tagline: text(200),
  hours: text(60),
  searchTitle: text(80),
  searchDescription: text(300),
  grievanceDesignation: text(80),
  guarantee: text(200),
  reviews: text(200),
  whatsappGreeting: text(200),
  heroTitle: text(60),
  heroAccent: text(60),
  heroLead: text(200),
  aboutTitle: text(100),
  aboutSummary: text(400),
  aboutStory: text(8000),
});

const answer = z.strictObject({
  version: z.int(),
  record: businessRecord,
  /** Fields that still have the value of the configuration file. */
  unchanged: z.array(text(40)),
  translations,
});

export const readBusiness = defineCall({
  method: 'GET',
  path: '/v1/admin/business',
  summary: 'The business settings with their version',
  tag,
  access,
  status: 200,
  answer,
  problems: [],
});

export const saveBusiness = defineCall({
  method: 'PUT',
  path: '/v1/admin/business',
  summary:
    'Changes those business settings that are sent; every page follows within a second. It conflicts only with a colleague who changed one of them',
  tag,
  access,
  headers: versionHeaders,
  body: z.strictObject({ ...z.partial(businessRecord).shape, translations }),
  status: 200,
  answer,
  problems: ['version-conflict'],
});

export const readAbout = defineCall({
  method: 'GET',
  path: '/v1/about',
  summary: 'The texts of the About page; words in braces are placeholders',
  tag,
  access: 'public',
  status: 200,
  answer: z.strictObject({
    title: text(200),
    summary: text(600),
    story: text(8000),
    translated: translatedMembers,
  }) satisfies z.ZodMiniType<AboutText>,
  problems: [],
});

export type BusinessAnswer = z.infer<typeof answer>;

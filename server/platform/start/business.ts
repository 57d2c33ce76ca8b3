import * as z from 'zod/mini';
import { isGstin } from '../../../src/domain/kit/gst-state.ts';
import { storyMistake } from '../../../src/domain/content/content/story.ts';
import type { Business } from '../../../src/domain/shell/site/site.ts';
import { plainAbout, sampleAbout } from './sample-about.ts';

// Without a locale, schemas of the small build only say 'Invalid input'.
z.config(z.locales.en());

const line = z.string().check(z.minLength(1), z.maxLength(200));
const passage = z.string().check(z.minLength(1), z.maxLength(600));
const isStory = (story: string) => storyMistake(story) === null;
const link = z.url({ protocol: /^https$/u });

/** The contents of config/shop.json: the business behind the shop (CHR-07). */
export const businessSchema = z.strictObject({
  shopName: line,
  companyName: line,
  tagline: line,
  addressLines: z.array(line).check(z.minLength(1), z.maxLength(6)),
  pincode: z.string().check(z.regex(/^[1-9]\d{5}$/u)),
  gstin: z._default(z.nullable(line.check(z.refine(isGstin, 'Enter the 15 characters of the GSTIN'))), null),
  mapsUrl: link,
  phone: line,
  email: z.email(),
  hours: line,
  grievance: z._default(
    z.strictObject({
      name: z._default(z.nullable(line), null),
      designation: z._default(line, 'Grievance officer'),
      email: z._default(z.nullable(z.email()), null),
      phone: z._default(z.nullable(line), null),
    }),
    { name: null, designation: 'Grievance officer', email: null, phone: null },
  ),
  search: z._default(
    z.strictObject({
      title: z._default(z.nullable(line), null),
      description: z._default(z.nullable(passage), null),
    }),
    { title: null, description: null },
  ),
  testimonials: z._default(z.array(z.strictObject({ words: passage, from: line })).check(z.maxLength(6)), []),
  social: z.strictObject({ facebook: link, youtube: link, instagram: link }),
  claims: z._default(
    z.strictObject({
      guarantee: z._default(z.nullable(line), null),
      reviews: z._default(z.nullable(line), null),
    }),
    { guarantee: null, reviews: null },
  ),
  whatsapp: z.strictObject({ number: line, webhookUrl: z.nullable(z.url()), greeting: line }),
  hero: z._default(
    z.strictObject({
      title: z._default(z.nullable(line), null),
      accent: z._default(z.nullable(line), null),
      lead: z._default(z.nullable(line), null),
    }),
    { title: null, accent: null, lead: null },
  ),
  about: z._default(
    z.strictObject({
      title: line,
      summary: passage,
      story: z
        .string()
        .check(z.minLength(1), z.maxLength(8000), z.refine(isStory, 'Begin with a heading: ## and its words')),
    }),
    plainAbout,
  ),
});

/** The business of a sandbox; live mode won't start with it. */
export const sandboxBusiness: Business = {
  shopName: 'mantra',
  companyName: 'Mantra Herbals (sandbox)',
  tagline: 'Our products are recognised and approved by the state AYUSH department.',
  addressLines: ['Business centre, Whitefield', 'Bengaluru, Karnataka'],
  pincode: '560066',
  gstin: '29AAACM0000A1ZI',
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query=Whitefield%2C+Bengaluru+560066',
  phone: '+91 80 4000 0000',
  email: 'care@example.in',
  hours: '9AM to 6PM',
  grievance: { name: null, designation: 'Grievance officer', email: null, phone: null },
  search: {
    title: 'Four plants, five drops, one quieter day',
    description:
      'Ayurvedic drops for calm, for sleep, for everyday greens and for the dog at your feet. Made in small batches in Bengaluru.',
  },
  // Nobody has written yet, and invented praise could be taken for true.
  testimonials: [],
  social: {
    facebook: 'https://www.facebook.com/',
    youtube: 'https://www.youtube.com/',
    instagram: 'https://www.instagram.com/',
  },
  claims: { guarantee: '30-day money back guarantee', reviews: null },
  whatsapp: {
    number: '+918040000000',
    webhookUrl: null,
    greeting: 'Namaste! Please help me choose a product.',
  },
  hero: {
    title: 'Four plants. Five drops.',
    accent: 'One quieter day.',
    lead: 'Ayurvedic drops for calm, for sleep, for everyday greens, and for the dog at your feet.',
  },
  about: sampleAbout,
};

import * as businessCalls from '../../../../contract/content/business.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import { businessOf } from '../../../../domain/shell/site/business-record.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { BusinessPreview } from '../../../../ui/content/business/BusinessPreview.tsx';
import { dayOrNull } from '../../kit/form/day.ts';
import {
  choice,
  filledLines,
  flag,
  longText,
  longTextOrNull,
  money,
  rows,
  text,
  textOrNull,
  wholeNumber,
} from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { recordSection } from '../../record/record-section.tsx';

type Body = BodyOf<Api['saveBusiness']>;

const half = { half: true } as const;
const whileDays = { isShown: (draft: Draft) => draft['festive'] === 'days' };

const form = formOf<Body & { readonly version: number }, Body>()({
  slug: 'business',
  noun: { one: 'business', many: 'settings' },
  name: () => 'Business',
  only: 'business',
  isAlone: true,
  cards: [
    card('Name and contact', {
      shopName: text('Shop name', half),
      companyName: text('Company', half),
      tagline: text('Tagline', { hint: 'In the footer of every page' }),
      address: filledLines('Address', { hint: 'One line each, without the pincode' }),
      pincode: text('Pincode', half),
      hours: text('Hours', half),
      phone: text('Phone', half),
      email: text('E-mail', half),
      mapsUrl: text('Map link'),
      whatsappNumber: text('WhatsApp number', half),
      whatsappGreeting: text('Pre-filled chat message', half),
    }),
    card('Footer preview', {}, drawFooter),
    card('Top of the home page', {
      heroTitle: textOrNull('Headline', { ...half, hint: 'Uses the shop name if empty' }),
      heroAccent: textOrNull('Second line', { ...half, hint: 'In italics' }),
      heroLead: textOrNull('Text below the headline', { hint: 'Uses the tagline if empty' }),
    }),
    card('About us', {
      aboutTitle: text('Title'),
      aboutSummary: longText('Summary in one or two sentences', { max: 400 }),
      aboutStory: longText('Story', {
        max: 8000,
        hint: '## begins a heading, - an item of a list, an empty line a paragraph. {shopName}, {companyName}, {address}, {phone}, {email} and {hours} are filled in.',
      }),
    }),
    card('Delivery and payment', {
      deliveryFee: money('Delivery', half),
      freeDeliveryFrom: money('Free delivery from', { ...half, hint: '0 makes delivery free for everyone' }),
      codFee: money('Cash on delivery', half),
      codLimit: money('Cash on delivery limit', {
        ...half,
        hint: 'The highest order total. 0 turns cash on delivery off',
      }),
      synonyms: longText('Search words that mean the same', { max: 4000, hint: 'A group a line' }),
      returnDays: wholeNumber('Return window in days', {
        ...half,
        hint: '7 to 90. The policy pages show the same number',
      }),
    }),
    card('Tax', {
      gstin: textOrNull('GSTIN', { hint: 'The first two digits are your state, used to split GST on invoices' }),
    }),
    aside('Festive theme', {
      festive: choice('Show the festive theme', { off: 'Never', on: 'Always', days: 'Between two dates' }),
      festiveFrom: dayOrNull('First day', { ...whileDays, optional: true }),
      festiveTo: dayOrNull('Last day', { ...whileDays, optional: true, after: 'festiveFrom' }),
    }),
    card('Grievance officer', {
      grievanceName: textOrNull('Name', { ...half, hint: 'The law requires a named person' }),
      grievanceDesignation: text('Designation', half),
      grievanceEmail: textOrNull('E-mail', { ...half, hint: 'Uses the shop’s if empty' }),
      grievancePhone: textOrNull('Phone', { ...half, hint: 'Uses the shop’s if empty' }),
    }),
    card('Customer letters', {
      testimonials: rows(
        'Letters',
        'Add a letter',
        {
          words: longText('As the customer wrote it', { max: 600 }),
          from: text('From', { max: 120, hint: 'The name they want shown' }),
          isAgreed: flag('They agreed to be quoted', {
            hint: 'Keep a record of their consent. A letter can’t be shown without it',
          }),
        },
        { isOrdered: true },
      ),
    }),
    aside('Search engines', {
      searchTitle: textOrNull('Title', { hint: 'Follows the shop name' }),
      searchDescription: longTextOrNull('Description', {
        max: 300,
        hint: 'Used on pages without their own description. Uses the tagline if empty',
      }),
    }),
    aside('Promises', {
      guarantee: textOrNull('Guarantee', { hint: 'Shown next to bundles. Leave empty to show none' }),
      reviews: textOrNull('Reviews', { hint: 'Only what you can prove' }),
    }),
    aside('Social links', {
      facebook: text('Facebook'),
      youtube: text('YouTube'),
      instagram: text('Instagram'),
    }),
    aside('Visit tracking', {
      analytics: textOrNull('Analytics', { hint: 'G-…' }),
      tag: textOrNull('Tag manager', { hint: 'GTM-…' }),
      behaviour: textOrNull('Behaviour tracking', { hint: 'Project id' }),
      pixel: textOrNull('Pixel', { hint: 'Numeric id' }),
    }),
  ],
});

function drawFooter(draft: Draft) {
  return <BusinessPreview businessOf={(before) => businessOf(form.seen(draft), before)} />;
}

/** /dashboard/business: the shop's business details, with a preview of the footer. */
export const BusinessSection = recordSection('business', {
  slug: 'business',
  form,
  keepsDrafts: true,
  calls: recordCalls(form, (http) => ({
    read: async (_id, along) => flat(await http.send(businessCalls.readBusiness, along)),
    update: async (_id, body, along) => flat(await http.send(businessCalls.saveBusiness, { body, ...along })),
  })),
});

function flat({ version, record }: { readonly version: number; readonly record: Body }) {
  return { ...record, version };
}

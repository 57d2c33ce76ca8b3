import type { AnswerOf, BodyInputOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { businessOf, festiveModes } from '../../../domain/shell/site/business-record.ts';
import { failureOf } from '../../../domain/kit/failure.ts';
import type { Draft, StoredRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { peopleCalls } from '../../../services/admin/kit/people-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import { BusinessPreview } from '../../../ui/content/business/BusinessPreview.tsx';
import { dayField } from '../../../ui/admin/day/day-field.tsx';
import type { FieldConfig } from '../../../ui/admin/record/admin.types.ts';
import { partsOf, textOf } from '../../../ui/admin/record/field-values.ts';
import type { RecordCalls } from '../kit/descriptor.ts';
import { recordSection } from '../record/record-section.tsx';
import { kept, numberOf, refusedHere, wordsOf } from '../people/people-parts.ts';

type Answer = AnswerOf<Api['readBusiness']>;
type Body = BodyInputOf<Api['saveBusiness']>;

/** Numbers are typed as text, and '' is what is not there. */
function storedOf({ version, record }: Answer): StoredRecord {
  const typed = (value: string | number | null) => (value === null ? '' : String(value));
  const { testimonials, ...rest } = record;
  const draft = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, typed(value)]));
  const letters = testimonials.map(({ words, from, isAgreed }) => ({ words, from, isAgreed }));
  return { id: 'business', version, draft: { ...draft, testimonials: letters } };
}

function bodyOf(draft: Draft): Body {
  const words = (field: string) => wordsOf(draft, field);
  const orNull = (field: string) => words(field) || null;
  const whole = (field: string) => numberOf(draft, field) ?? Number.NaN;
  return {
    shopName: words('shopName'),
    companyName: words('companyName'),
    tagline: words('tagline'),
    address: words('address')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
    pincode: words('pincode'),
    gstin: orNull('gstin'),
    mapsUrl: words('mapsUrl'),
    phone: words('phone'),
    email: words('email'),
    hours: words('hours'),
    searchTitle: orNull('searchTitle'),
    searchDescription: orNull('searchDescription'),
    grievanceName: orNull('grievanceName'),
    grievanceDesignation: words('grievanceDesignation'),
    grievanceEmail: orNull('grievanceEmail'),
    grievancePhone: orNull('grievancePhone'),
    testimonials: partsOf(draft['testimonials']).map((letter) => ({
      words: textOf(letter['words']).trim(),
      from: textOf(letter['from']).trim(),
      isAgreed: letter['isAgreed'] === true,
    })),
    facebook: words('facebook'),
    youtube: words('youtube'),
    instagram: words('instagram'),
    guarantee: orNull('guarantee'),
    reviews: orNull('reviews'),
    whatsappNumber: words('whatsappNumber'),
    whatsappGreeting: words('whatsappGreeting'),
    heroTitle: orNull('heroTitle'),
    heroAccent: orNull('heroAccent'),
    heroLead: orNull('heroLead'),
    aboutTitle: words('aboutTitle'),
    aboutSummary: words('aboutSummary'),
    aboutStory: words('aboutStory'),
    deliveryFee: whole('deliveryFee'),
    freeDeliveryFrom: whole('freeDeliveryFrom'),
    codFee: whole('codFee'),
    codLimit: whole('codLimit'),
    returnDays: whole('returnDays'),
    festive: festiveModes.find((mode) => mode === draft['festive']) ?? 'off',
    festiveFrom: orNull('festiveFrom'),
    festiveTo: orNull('festiveTo'),
    analytics: orNull('analytics'),
    tag: orNull('tag'),
    behaviour: orNull('behaviour'),
    pixel: orNull('pixel'),
  };
}

const numbers = ['deliveryFee', 'freeDeliveryFrom', 'codFee', 'codLimit', 'returnDays'] as const;

function businessCalls(http: Http): RecordCalls {
  return {
    load: async (_id, signal) => storedOf(await http.send(peopleCalls.readBusiness, { signal })),
    save: async ({ version, draft }, signal) => {
      const unclear = numbers.find((field) => !Number.isInteger(numberOf(draft, field)));
      if (unclear !== undefined) throw refusedHere(unclear, 'Enter a whole number');
      const headers = { 'if-match': `"${version ?? 0}"` };
      try {
        return kept(storedOf(await http.send(peopleCalls.saveBusiness, { body: bodyOf(draft), headers, signal })));
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind !== 'refused' || failure.slug !== 'version-conflict') throw error;
        return { kind: 'overtaken', record: storedOf(await http.send(peopleCalls.readBusiness, { signal })) };
      }
    },
  };
}

const line = (name: string, label: string, more: Partial<Pick<FieldConfig, 'hint' | 'optional' | 'half'>> = {}) =>
  ({ name, label, kind: 'text', ...more }) as const;
const half = { half: true } as const;
const days = (draft: Draft) => draft['festive'] === 'days';

/** /dashboard/business: what the shop says of its business, with the footer as it will be (CHR-07). */
export const BusinessSection = recordSection('business', 'business', {
  empty: () => ({}),
  calls: businessCalls,
  config: {
    noun: { one: 'business', many: 'settings' },
    nameOf: () => 'Business',
    cards: [
      {
        title: 'Name and contact',
        fields: [
          line('shopName', 'Shop name', half),
          line('companyName', 'Company', half),
          line('tagline', 'Tagline', { hint: 'In the footer of every page' }),
          { name: 'address', label: 'Address', kind: 'textarea', hint: 'One line each, without the pincode' },
          line('pincode', 'Pincode', half),
          line('hours', 'Hours', half),
          line('phone', 'Phone', half),
          line('email', 'E-mail', half),
          line('mapsUrl', 'Map link'),
          line('whatsappNumber', 'WhatsApp number', half),
          line('whatsappGreeting', 'Pre-filled chat message', half),
        ],
      },
      {
        title: 'Footer preview',
        fields: [],
        draw: (draft) => <BusinessPreview businessOf={(before) => businessOf(bodyOf(draft), before)} />,
      },
      {
        title: 'Top of the home page',
        fields: [
          line('heroTitle', 'Headline', { optional: true, half: true, hint: 'Uses the shop name if empty' }),
          line('heroAccent', 'Second line', { optional: true, half: true, hint: 'In italics' }),
          line('heroLead', 'Text below the headline', { optional: true, hint: 'Uses the tagline if empty' }),
        ],
      },
      {
        title: 'About us',
        fields: [
          line('aboutTitle', 'Title'),
          { name: 'aboutSummary', label: 'Summary in one or two sentences', kind: 'textarea', max: 400 },
          {
            name: 'aboutStory',
            label: 'Story',
            kind: 'textarea',
            max: 8000,
            hint: '## begins a heading, - an item of a list, an empty line a paragraph. {shopName}, {companyName}, {address}, {phone}, {email} and {hours} are filled in.',
          },
        ],
      },
      {
        title: 'Delivery and payment',
        fields: [
          { name: 'deliveryFee', label: 'Delivery', kind: 'money', half: true },
          {
            name: 'freeDeliveryFrom',
            label: 'Free delivery from',
            kind: 'money',
            half: true,
            hint: '0 makes delivery free for everyone',
          },
          { name: 'codFee', label: 'Cash on delivery', kind: 'money', half: true },
          {
            name: 'codLimit',
            label: 'Cash on delivery limit',
            kind: 'money',
            half: true,
            hint: 'The highest order total. 0 turns cash on delivery off',
          },
          {
            name: 'returnDays',
            label: 'Return window in days',
            kind: 'number',
            half: true,
            hint: '7 to 90. The policy pages show the same number',
          },
        ],
      },
      {
        title: 'Tax',
        fields: [
          line('gstin', 'GSTIN', {
            optional: true,
            hint: 'The first two digits are your state, used to split GST on invoices',
          }),
        ],
      },
      {
        title: 'Festive theme',
        isAside: true,
        fields: [
          {
            name: 'festive',
            label: 'Show the festive theme',
            kind: 'select',
            options: [
              { value: 'off', label: 'Never' },
              { value: 'on', label: 'Always' },
              { value: 'days', label: 'Between two dates' },
            ],
          },
          dayField({ name: 'festiveFrom', label: 'First day', optional: true, isShown: days }),
          dayField({ name: 'festiveTo', label: 'Last day', optional: true, isShown: days, after: 'festiveFrom' }),
        ],
      },
      {
        title: 'Grievance officer',
        fields: [
          line('grievanceName', 'Name', { optional: true, half: true, hint: 'The law requires a named person' }),
          line('grievanceDesignation', 'Designation', half),
          line('grievanceEmail', 'E-mail', {
            optional: true,
            half: true,
            hint: 'Uses the shop’s if empty',
          }),
          line('grievancePhone', 'Phone', { optional: true, half: true, hint: 'Uses the shop’s if empty' }),
        ],
      },
      {
        title: 'Customer letters',
        fields: [
          {
            name: 'testimonials',
            label: 'Letters',
            kind: 'rows',
            addLabel: 'Add a letter',
            isOrdered: true,
            fields: [
              { name: 'words', label: 'As the customer wrote it', kind: 'textarea', max: 600 },
              { name: 'from', label: 'From', kind: 'text', max: 120, hint: 'The name they want shown' },
              {
                name: 'isAgreed',
                label: 'They agreed to be quoted',
                kind: 'switch',
                hint: 'Keep a record of their consent. A letter can’t be shown without it',
              },
            ],
          },
        ],
      },
      {
        title: 'Search engines',
        isAside: true,
        fields: [
          line('searchTitle', 'Title', { optional: true, hint: 'Follows the shop name' }),
          {
            name: 'searchDescription',
            label: 'Description',
            kind: 'textarea',
            max: 300,
            optional: true,
            hint: 'Used on pages without their own description. Uses the tagline if empty',
          },
        ],
      },
      {
        title: 'Promises',
        isAside: true,
        fields: [
          line('guarantee', 'Guarantee', {
            optional: true,
            hint: 'Shown next to bundles. Leave empty to show none',
          }),
          line('reviews', 'Reviews', { optional: true, hint: 'Only what you can prove' }),
        ],
      },
      {
        title: 'Social links',
        isAside: true,
        fields: [line('facebook', 'Facebook'), line('youtube', 'YouTube'), line('instagram', 'Instagram')],
      },
      {
        title: 'Visit tracking',
        isAside: true,
        fields: [
          line('analytics', 'Analytics', { optional: true, hint: 'G-…' }),
          line('tag', 'Tag manager', { optional: true, hint: 'GTM-…' }),
          line('behaviour', 'Behaviour tracking', { optional: true, hint: 'Project id' }),
          line('pixel', 'Pixel', { optional: true, hint: 'Numeric id' }),
        ],
      },
    ],
  },
});

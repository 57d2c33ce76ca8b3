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
          line('shopName', 'Shop’s name', half),
          line('companyName', 'Company', half),
          line('tagline', 'Tagline', { hint: 'In the footer of every page' }),
          { name: 'address', label: 'Address', kind: 'textarea', hint: 'A line each, without the pincode' },
          line('pincode', 'Pincode', half),
          line('hours', 'Hours', half),
          line('phone', 'Phone', half),
          line('email', 'E-mail', half),
          line('mapsUrl', 'Link to the map'),
          line('whatsappNumber', 'WhatsApp number', half),
          line('whatsappGreeting', 'What a chat begins with', half),
        ],
      },
      {
        title: 'The footer as it will be',
        fields: [],
        draw: (draft) => <BusinessPreview businessOf={(before) => businessOf(bodyOf(draft), before)} />,
      },
      {
        title: 'The top of home',
        fields: [
          line('heroTitle', 'Headline', { optional: true, half: true, hint: 'The shop’s name where it is empty' }),
          line('heroAccent', 'Its second line', { optional: true, half: true, hint: 'In italics' }),
          line('heroLead', 'The sentence below', { optional: true, hint: 'The tagline where it is empty' }),
        ],
      },
      {
        title: 'About us',
        fields: [
          line('aboutTitle', 'Title'),
          { name: 'aboutSummary', label: 'In one or two sentences', kind: 'textarea', max: 400 },
          {
            name: 'aboutStory',
            label: 'The story',
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
            label: 'Free from goods of',
            kind: 'money',
            half: true,
            hint: '0 makes delivery free for everybody',
          },
          { name: 'codFee', label: 'Cash on delivery', kind: 'money', half: true },
          {
            name: 'codLimit',
            label: 'Cash up to a total of',
            kind: 'money',
            half: true,
            hint: '0 offers no cash on delivery',
          },
          {
            name: 'returnDays',
            label: 'Days to return goods',
            kind: 'number',
            half: true,
            hint: '7 to 90; the policy pages say the same',
          },
        ],
      },
      {
        title: 'Tax',
        fields: [
          line('gstin', 'GSTIN', {
            optional: true,
            hint: 'Its first two digits are the state that invoices split GST by',
          }),
        ],
      },
      {
        title: 'Festive dress',
        isAside: true,
        fields: [
          {
            name: 'festive',
            label: 'The festive look',
            kind: 'select',
            options: [
              { value: 'off', label: 'Never' },
              { value: 'on', label: 'Always' },
              { value: 'days', label: 'Between two days' },
            ],
          },
          dayField({ name: 'festiveFrom', label: 'First day', optional: true, isShown: days }),
          dayField({ name: 'festiveTo', label: 'Last day', optional: true, isShown: days, after: 'festiveFrom' }),
        ],
      },
      {
        title: 'Grievance officer',
        fields: [
          line('grievanceName', 'Name', { optional: true, half: true, hint: 'The law wants a person named' }),
          line('grievanceDesignation', 'Office', half),
          line('grievanceEmail', 'E-mail', {
            optional: true,
            half: true,
            hint: 'The shop’s own where it is empty',
          }),
          line('grievancePhone', 'Phone', { optional: true, half: true, hint: 'The shop’s own where it is empty' }),
        ],
      },
      {
        title: 'Letters of customers',
        fields: [
          {
            name: 'testimonials',
            label: 'Letters',
            kind: 'rows',
            addLabel: 'Add a letter',
            isOrdered: true,
            fields: [
              { name: 'words', label: 'As it was written', kind: 'textarea', max: 600 },
              { name: 'from', label: 'From', kind: 'text', max: 120, hint: 'As they want to be named' },
              {
                name: 'isAgreed',
                label: 'They agreed to be quoted',
                kind: 'switch',
                hint: 'Keep their answer; without it a letter cannot be shown',
              },
            ],
          },
        ],
      },
      {
        title: 'Search engines',
        isAside: true,
        fields: [
          line('searchTitle', 'Title', { optional: true, hint: 'After the shop’s name' }),
          {
            name: 'searchDescription',
            label: 'Description',
            kind: 'textarea',
            max: 300,
            optional: true,
            hint: 'Of every page that has none of its own; the tagline where it is empty',
          },
        ],
      },
      {
        title: 'What the shop promises',
        isAside: true,
        fields: [
          line('guarantee', 'Guarantee', { optional: true, hint: 'Beside a bundle; empty promises nothing' }),
          line('reviews', 'Reviews', { optional: true, hint: 'Only what you can prove' }),
        ],
      },
      {
        title: 'Social links',
        isAside: true,
        fields: [line('facebook', 'Facebook'), line('youtube', 'YouTube'), line('instagram', 'Instagram')],
      },
      {
        title: 'Measuring visits',
        isAside: true,
        fields: [
          line('analytics', 'Analytics', { optional: true, hint: 'G-…' }),
          line('tag', 'Tag manager', { optional: true, hint: 'GTM-…' }),
          line('behaviour', 'Behaviour tracking', { optional: true, hint: 'The id of its project' }),
          line('pixel', 'Pixel', { optional: true, hint: 'Its digits' }),
        ],
      },
    ],
  },
});

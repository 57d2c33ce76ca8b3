import { dayOrNull } from '../../kit/form/day.ts';
import { choice, flag, longText, longTextOrNull, rows, text, textOrNull } from '../../kit/form/fields.ts';
import { card, formOf } from '../../kit/form/form-of.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { partHead, partOf, type Part, type Settings, type TranslatedPart } from './business-part.ts';

const half = { half: true } as const;
const whileDays = { isShown: (draft: Draft) => draft['festive'] === 'days' };

export const aboutPart = partOf(
  formOf<Settings, TranslatedPart<'about', 'aboutTitle' | 'aboutSummary' | 'aboutStory'>>()({
    ...partHead('about'),
    translated: {
      aboutTitle: text('Title', { max: 100 }),
      aboutSummary: longText('Summary in one or two sentences', { max: 400 }),
      aboutStory: longText('Story', { max: 8000, hint: 'With the same signs and braces as in English.' }),
    },
    cards: [
      card('The page', {
        aboutTitle: text('Title'),
        aboutSummary: longText('Summary in one or two sentences', { max: 400 }),
        aboutStory: longText('Story', {
          max: 8000,
          hint: '## begins a heading, - an item of a list, an empty line a paragraph. {shopName}, {companyName}, {address}, {phone}, {email} and {hours} are filled in.',
        }),
      }),
    ],
  }),
);

export const homePart = partOf(
  formOf<Settings, TranslatedPart<'home', 'heroTitle' | 'heroAccent' | 'heroLead'>>()({
    ...partHead('home'),
    translated: {
      heroTitle: text('Headline', { ...half, max: 60 }),
      heroAccent: text('Second line', { ...half, max: 60 }),
      heroLead: text('Text below the headline', { max: 200 }),
    },
    cards: [
      card('Top of the home page', {
        heroTitle: textOrNull('Headline', { ...half, hint: 'Uses the shop name if empty' }),
        heroAccent: textOrNull('Second line', { ...half, hint: 'In italics' }),
        heroLead: textOrNull('Text below the headline', { hint: 'Uses the tagline if empty' }),
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
    ],
  }),
);

export const themePart = partOf(
  formOf<Settings, Part<'theme'>>()({
    ...partHead('theme'),
    cards: [
      card('When it shows', {
        festive: choice('Show the festive theme', { off: 'Never', on: 'Always', days: 'Between two dates' }),
        festiveFrom: dayOrNull('First day', { ...whileDays, ...half, optional: true }),
        festiveTo: dayOrNull('Last day', { ...whileDays, ...half, optional: true, after: 'festiveFrom' }),
      }),
    ],
  }),
);

export const promisesPart = partOf(
  formOf<Settings, TranslatedPart<'promises', 'guarantee' | 'reviews'>>()({
    ...partHead('promises'),
    translated: { guarantee: text('Guarantee', { max: 200 }), reviews: text('Reviews', { max: 200 }) },
    cards: [
      card('Beside bundles', {
        guarantee: textOrNull('Guarantee', { hint: 'Shown next to bundles. Leave empty to show none' }),
        reviews: textOrNull('Reviews', { hint: 'Only what you can prove' }),
      }),
    ],
  }),
);

export const searchWordsPart = partOf(
  formOf<Settings, Part<'search-words'>>()({
    ...partHead('search-words'),
    cards: [
      card('Synonyms', {
        synonyms: longText('Search words that mean the same', {
          max: 4000,
          hint: 'One group per line, separated by commas, such as sleep, insomnia, neend',
        }),
      }),
    ],
  }),
);

export const searchEnginesPart = partOf(
  formOf<Settings, TranslatedPart<'search-engines', 'searchTitle' | 'searchDescription'>>()({
    ...partHead('search-engines'),
    translated: {
      searchTitle: text('Title', { max: 80 }),
      searchDescription: longText('Description', { max: 300 }),
    },
    cards: [
      card('In results', {
        searchTitle: textOrNull('Title', { hint: 'Follows the shop name' }),
        searchDescription: longTextOrNull('Description', {
          max: 300,
          hint: 'Used on pages without their own description. Uses the tagline if empty',
        }),
      }),
    ],
  }),
);

export const trackingPart = partOf(
  formOf<Settings, Part<'tracking'>>()({
    ...partHead('tracking'),
    cards: [
      card('Ids', {
        analytics: textOrNull('Analytics', { ...half, hint: 'G-…' }),
        tag: textOrNull('Tag manager', { ...half, hint: 'GTM-…' }),
        behaviour: textOrNull('Behaviour tracking', { ...half, hint: 'Project id' }),
        pixel: textOrNull('Pixel', { ...half, hint: 'Numeric id' }),
      }),
      card('Steps', {
        countsFlows: flag('Count the steps of visitors who agree', {
          hint: 'Visitors are asked first. You see how often each step was taken, and where visits end, never who it was',
        }),
      }),
    ],
  }),
);

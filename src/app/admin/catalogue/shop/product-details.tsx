import type { ProductUpsert } from '../../../../contract/catalogue/product/product-admin.calls.ts';
import {
  type Field,
  lines,
  longText,
  own,
  rows,
  text,
  wholeNumber,
  wholeNumberOrNull,
} from '../../kit/form/fields.ts';
import { card, folded } from '../../kit/form/form-of.ts';
import { ChoiceNames } from './ChoiceNames.tsx';
import { optionRows } from './product-options.ts';

const half = { half: true } as const;
const optional = (max: number) => ({ optional: true, max });

const benefits = {
  benefits: lines('Benefits', { optional: true }),
  ingredients: rows('Ingredients', 'Add an ingredient', {
    name: text('Ingredient', { max: 80 }),
    botanicalName: text('Botanical name', optional(120)),
    amount: text('Amount', optional(40)),
  }),
};
const howToUse = {
  howToUse: rows('How to use', 'Add a step', {
    title: text('Step', { max: 80 }),
    text: longText('What to do', { max: 400 }),
  }),
};
const questions = {
  questions: rows('Questions', 'Add a question', {
    question: text('Question', { max: 200 }),
    answer: longText('Answer', { max: 1000 }),
  }),
};
const labelFacts = {
  labelFacts: rows('Facts on the label', 'Add a fact', {
    label: text('Fact', { max: 60 }),
    value: text('Value', { max: 300 }),
  }),
};
const forSearch = {
  seoTitle: text('Title', { ...optional(70), hint: 'Uses the name if empty' }),
  seoDescription: longText('Description for search engines', {
    ...optional(200),
    hint: 'Uses the tagline if empty',
  }),
};

type NamedChoices = NonNullable<NonNullable<NonNullable<ProductUpsert['translations']>['hi']>['choices']>;

const choices: Field<NamedChoices, NamedChoices> = own(
  'Flavours and sizes',
  {
    blank: [],
    typed: (value) => value,
    read: (fields, name) => fields.rows(name, (row) => ({ choice: row.text('choice'), name: row.text('name') })),
  },
  (props) => <ChoiceNames {...props} hint="For all products that have them" />,
);

/** What of a product can be written in other languages. */
export const productTexts = {
  category: text('Category', { max: 60, hint: 'For all products of this category' }),
  choices,
  tagline: text('Tagline', { max: 200 }),
  description: longText('Description', { max: 4000 }),
  ...benefits,
  ...howToUse,
  ...questions,
  ...labelFacts,
  bestBefore: text('Best before', { max: 60 }),
  caution: longText('Caution', { max: 400 }),
  ...forSearch,
};

/** The cards of the product form with lists and texts; folded, but for what is for sale. */
export const detailCards = [
  card('Options', {
    flavours: lines('Flavours', { ...half, optional: true }),
    variants: lines('Sizes', { ...half, optional: true, hint: 'One per line' }),
    options: optionRows,
  }),
  folded(
    card('Weights and measures', {
      weights: rows(
        'Weights and measures',
        'Add a weight',
        {
          variant: text('Size', { ...optional(60), ...half, hint: 'Leave empty for all other sizes' }),
          grams: wholeNumber('Grams', half),
          length: wholeNumberOrNull('Length in cm', half),
          width: wholeNumberOrNull('Width in cm', half),
          height: wholeNumberOrNull('Height in cm', half),
        },
        { hint: 'Per packed unit. Used to work out a parcel’s weight and its box' },
      ),
    }),
    'None yet',
  ),
  folded(card('Benefits and ingredients', benefits), 'None yet'),
  folded(card('How to use', howToUse), 'Nothing yet'),
  folded(card('Questions', questions), 'None yet'),
  folded(card('Facts on the label', labelFacts), 'None yet'),
  folded(card('Search engines', forSearch), 'Name and tagline'),
] as const;

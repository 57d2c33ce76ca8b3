import { membershipSku } from '../../../domain/catalogue/product/product.ts';
import type { Draft } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { CardConfig, RecordConfig } from '../../../ui/admin/record/admin.types.ts';
import { textOf } from '../../../ui/admin/record/field-values.ts';
import { ProductPreview } from '../../../ui/catalogue/product-card/ProductPreview.tsx';
import { ImageSlot } from '../kit/ImageSlot.tsx';
import { productNoun as noun } from './product-list.ts';
import { cardOfDraft } from './product-record.ts';

const basics: CardConfig = {
  title: 'Basics',
  fields: [
    { kind: 'text', name: 'name', label: 'Name', max: 120 },
    { kind: 'text', name: 'nativeName', label: 'Name in native script', optional: true, half: true, max: 40 },
    { kind: 'text', name: 'category', label: 'Category', half: true, max: 60 },
    {
      kind: 'text',
      name: 'sku',
      label: 'Code',
      optional: true,
      half: true,
      max: 64,
      hint: 'Part of the page’s address, such as neem-drops. It can’t be changed after saving.',
    },
    { kind: 'text', name: 'tagline', label: 'Tagline', optional: true, half: true, max: 200 },
    { kind: 'textarea', name: 'description', label: 'Description', max: 4000 },
  ],
};

const price: CardConfig = {
  title: 'Price and plans',
  fields: [
    { kind: 'money', name: 'price', label: 'List price', half: true, hint: 'Whole rupees, including all taxes' },
    { kind: 'percent', name: 'discount.trial', label: 'Discount on one-time purchases', half: true },
    { kind: 'percent', name: 'discount.weekly', label: 'Discount on the weekly plan', half: true },
    { kind: 'percent', name: 'discount.monthly', label: 'Discount on the monthly plan', half: true },
    { kind: 'percent', name: 'discount.comboDiscount', label: 'Discount in a combo', half: true },
    {
      kind: 'number',
      name: 'timePeriod',
      label: 'Membership length in months',
      half: true,
      isShown: (draft: Draft) => textOf(draft['sku']) === membershipSku,
    },
  ],
};

const media: CardConfig = {
  title: 'Pictures',
  fields: [
    {
      kind: 'own',
      name: 'images',
      label: 'Pictures',
      draw: (props) => <ImageSlot {...props} label="Pictures, main picture first" max={12} />,
    },
  ],
};

const choices: CardConfig = {
  title: 'Options',
  fields: [
    { kind: 'tags', name: 'flavours', label: 'Flavours', optional: true, half: true },
    {
      kind: 'tags',
      name: 'variants',
      label: 'Sizes',
      optional: true,
      half: true,
      hint: 'One per line. A size with a different price is a separate product',
    },
    {
      kind: 'rows',
      name: 'weights',
      label: 'Weights',
      addLabel: 'Add a weight',
      hint: 'Per packed unit. Used to work out a parcel’s weight',
      fields: [
        {
          kind: 'text',
          name: 'variant',
          label: 'Size',
          optional: true,
          hint: 'Leave empty for all other sizes',
          max: 60,
        },
        { kind: 'number', name: 'grams', label: 'Grams' },
      ],
    },
  ],
};

const about: CardConfig = {
  title: 'Details',
  fields: [
    { kind: 'tags', name: 'benefits', label: 'Benefits', optional: true },
    {
      kind: 'rows',
      name: 'ingredients',
      label: 'Ingredients',
      addLabel: 'Add an ingredient',
      fields: [
        { kind: 'text', name: 'name', label: 'Ingredient', max: 80 },
        { kind: 'text', name: 'botanicalName', label: 'Botanical name', optional: true, max: 120 },
        { kind: 'text', name: 'amount', label: 'Amount', optional: true, max: 40 },
      ],
    },
    {
      kind: 'rows',
      name: 'howToUse',
      label: 'How to use',
      addLabel: 'Add a step',
      fields: [
        { kind: 'text', name: 'title', label: 'Step', max: 80 },
        { kind: 'textarea', name: 'text', label: 'What to do', max: 400 },
      ],
    },
    {
      kind: 'rows',
      name: 'questions',
      label: 'Questions',
      addLabel: 'Add a question',
      fields: [
        { kind: 'text', name: 'question', label: 'Question', max: 200 },
        { kind: 'textarea', name: 'answer', label: 'Answer', max: 1000 },
      ],
    },
    {
      kind: 'rows',
      name: 'labelFacts',
      label: 'Facts on the label',
      addLabel: 'Add a fact',
      fields: [
        { kind: 'text', name: 'label', label: 'Fact', max: 60 },
        { kind: 'text', name: 'value', label: 'Value', max: 300 },
      ],
    },
  ],
};

const search: CardConfig = {
  title: 'Search engines',
  fields: [
    {
      kind: 'text',
      name: 'seoTitle',
      label: 'Title',
      optional: true,
      max: 70,
      hint: 'Uses the name if empty',
    },
    {
      kind: 'textarea',
      name: 'seoDescription',
      label: 'Description for search engines',
      optional: true,
      max: 200,
      hint: 'Uses the tagline if empty',
    },
  ],
};

const aside: readonly CardConfig[] = [
  {
    title: 'Visibility',
    isAside: true,
    fields: [
      { kind: 'switch', name: 'published', label: 'In the shop', hint: 'Drafts are hidden from shoppers' },
      { kind: 'switch', name: 'needsPrescription', label: 'Prescription required' },
      {
        kind: 'number',
        name: 'rank',
        label: 'Position in the list',
        optional: true,
        hint: 'The lowest number comes first',
      },
    ],
  },
  {
    title: 'Stock',
    isAside: true,
    fields: [
      { kind: 'number', name: 'stock', label: 'Units in stock', hint: 'Stays as it is unless you change it' },
    ],
  },
  {
    title: 'Tax',
    isAside: true,
    fields: [
      { kind: 'text', name: 'hsn', label: 'HSN code', max: 8, hint: '4, 6 or 8 digits' },
      { kind: 'percent', name: 'gstRate', label: 'GST' },
    ],
  },
  {
    title: 'In the shop',
    isAside: true,
    fields: [],
    draw: (draft) => <ProductPreview product={cardOfDraft(draft)} />,
  },
];

/** How the form of one product looks. */
export const productRecord: RecordConfig = {
  noun,
  cards: [basics, price, media, choices, about, search, ...aside],
  nameOf: (draft) => textOf(draft['name']),
  listHref: '/dashboard/shop',
  canDuplicate: true,
  removal: 'It disappears from the shop. Existing orders keep it. Saving a product with the same code restores it.',
};

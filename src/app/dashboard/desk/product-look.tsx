import { membershipSku } from '../../../domain/product/product.ts';
import type { Draft } from '../../../machines/record-editor/record-editor.types.ts';
import type { CardLook, ListLook, RecordLook } from '../../../ui/desk/desk.types.ts';
import { textOf } from '../../../ui/desk/field-values.ts';
import { ProductPreview } from '../../../ui/product/ProductPreview.tsx';
import { deletion, saidOf } from './command-looks.ts';
import { ImageSlot } from './ImageSlot.tsx';
import { cardOfDraft } from './product-record.ts';

const noun = { one: 'product', many: 'products' } as const;

const said = saidOf(noun);

/** How the list of products looks. */
export const productList: ListLook = {
  title: 'Products',
  noun,
  searchHint: 'Name, code or category',
  usualSort: 'rank',
  columns: [
    { key: 'name', title: 'Product', sort: 'name' },
    { key: 'category', title: 'Category', sort: 'category', onPhone: 'note' },
    { key: 'price', title: 'Price', sort: 'price', isNumeric: true, onPhone: 'aside' },
    { key: 'stock', title: 'Stock', sort: 'stock', isNumeric: true },
    { key: 'status', title: 'Status', onPhone: 'state' },
    { key: 'prescription', title: 'Prescription', isHiddenFirst: true },
    { key: 'hsn', title: 'HSN', isHiddenFirst: true },
    { key: 'updatedAt', title: 'Changed', sort: 'updatedAt' },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'Status',
      options: [
        { value: 'published', label: 'Published' },
        { value: 'draft', label: 'Draft' },
      ],
    },
    {
      kind: 'choice',
      name: 'stock',
      label: 'Stock',
      options: [
        { value: 'low', label: 'Low (10 or fewer)' },
        { value: 'out', label: 'None left' },
      ],
    },
    {
      kind: 'choice',
      name: 'needsPrescription',
      label: 'Prescription',
      options: [
        { value: 'true', label: 'Needed' },
        { value: 'false', label: 'Not needed' },
      ],
    },
  ],
  tabs: [
    { name: 'all', label: 'All', search: '' },
    { name: 'published', label: 'Published', search: '?status=published' },
    { name: 'draft', label: 'Drafts', search: '?status=draft' },
    { name: 'low', label: 'Low stock', search: '?stock=low' },
  ],
  commands: [
    { name: 'publish', label: 'Publish', place: 'both', inverse: 'draft', said: said('published') },
    { name: 'draft', label: 'Make a draft', place: 'both', inverse: 'publish', said: said('taken off the shop') },
    {
      name: 'price',
      label: 'Change prices',
      place: 'bulk',
      amount: { label: 'Percent', least: -90, most: 200 },
      said: said('have a new price'),
      ask: (count, name, amount) => ({
        title: `Change ${count === 1 ? `the price of ${name}` : `${count} prices`} by ${amount} %?`,
        text: 'List prices are rounded to whole rupees. Orders keep the price they were made at.',
      }),
    },
    {
      name: 'stock',
      label: 'Set stock',
      place: 'bulk',
      amount: { label: 'Units', least: 0, most: 1_000_000 },
      said: said('have a new stock'),
      ask: (count, name, amount) => ({
        title: `Set the stock of ${count === 1 ? name : `${count} products`} to ${amount}?`,
        text: 'What is sold from now on is counted down from there.',
      }),
    },
    ...deletion(
      noun,
      'Shoppers no longer find what is deleted. Orders that have it keep it.',
      'brought back as drafts',
    ),
  ],
  empty: { title: 'No products yet', text: 'Add the first one, or import a file of them.' },
};

const basics: CardLook = {
  title: 'Basics',
  fields: [
    { kind: 'text', name: 'name', label: 'Name', most: 120 },
    { kind: 'text', name: 'nativeName', label: 'Name in its own script', optional: true, half: true, most: 40 },
    { kind: 'text', name: 'category', label: 'Category', half: true, most: 60 },
    {
      kind: 'text',
      name: 'sku',
      label: 'Code',
      optional: true,
      half: true,
      most: 64,
      hint: 'In the address of its page, such as neem-drops. It stays as it is once it is saved.',
    },
    { kind: 'text', name: 'tagline', label: 'One line about it', optional: true, half: true, most: 200 },
    { kind: 'textarea', name: 'description', label: 'Description', most: 4000 },
  ],
};

const price: CardLook = {
  title: 'Price and plans',
  fields: [
    { kind: 'money', name: 'price', label: 'List price', half: true, hint: 'Whole rupees, all taxes included' },
    { kind: 'percent', name: 'discount.trial', label: 'Off one-time purchases', half: true },
    { kind: 'percent', name: 'discount.weekly', label: 'Off a weekly plan', half: true },
    { kind: 'percent', name: 'discount.monthly', label: 'Off a monthly plan', half: true },
    { kind: 'percent', name: 'discount.comboDiscount', label: 'Off in a combination', half: true },
    {
      kind: 'number',
      name: 'timePeriod',
      label: 'Months that the membership lasts',
      half: true,
      isShown: (draft: Draft) => textOf(draft['sku']) === membershipSku,
    },
  ],
};

const media: CardLook = {
  title: 'Pictures',
  fields: [
    {
      kind: 'own',
      name: 'images',
      label: 'Pictures',
      draw: (props) => <ImageSlot {...props} label="Pictures, the first one first" most={12} />,
    },
  ],
};

const choices: CardLook = {
  title: 'Choices',
  fields: [
    { kind: 'tags', name: 'flavours', label: 'Flavours', optional: true, half: true },
    {
      kind: 'tags',
      name: 'variants',
      label: 'Sizes',
      optional: true,
      half: true,
      hint: 'One a line. A size with another price is a product of its own',
    },
    {
      kind: 'rows',
      name: 'weights',
      label: 'Weights',
      addLabel: 'Add a weight',
      hint: 'Of one unit as it is packed; a parcel’s weight is summed from them',
      fields: [
        { kind: 'text', name: 'variant', label: 'Size', optional: true, hint: 'Empty for all others', most: 60 },
        { kind: 'number', name: 'grams', label: 'Grams' },
      ],
    },
  ],
};

const about: CardLook = {
  title: 'About it',
  fields: [
    { kind: 'tags', name: 'benefits', label: 'Benefits', optional: true },
    {
      kind: 'rows',
      name: 'ingredients',
      label: 'Ingredients',
      addLabel: 'Add an ingredient',
      fields: [
        { kind: 'text', name: 'name', label: 'Ingredient', most: 80 },
        { kind: 'text', name: 'botanicalName', label: 'Botanical name', optional: true, most: 120 },
        { kind: 'text', name: 'amount', label: 'Amount', optional: true, most: 40 },
      ],
    },
    {
      kind: 'rows',
      name: 'howToUse',
      label: 'How to use it',
      addLabel: 'Add a step',
      fields: [
        { kind: 'text', name: 'title', label: 'Step', most: 80 },
        { kind: 'textarea', name: 'text', label: 'What to do', most: 400 },
      ],
    },
    {
      kind: 'rows',
      name: 'questions',
      label: 'Questions',
      addLabel: 'Add a question',
      fields: [
        { kind: 'text', name: 'question', label: 'Question', most: 200 },
        { kind: 'textarea', name: 'answer', label: 'Answer', most: 1000 },
      ],
    },
    {
      kind: 'rows',
      name: 'labelFacts',
      label: 'Facts on the label',
      addLabel: 'Add a fact',
      fields: [
        { kind: 'text', name: 'label', label: 'Fact', most: 60 },
        { kind: 'text', name: 'value', label: 'What it says', most: 300 },
      ],
    },
  ],
};

const search: CardLook = {
  title: 'Search engines',
  fields: [
    {
      kind: 'text',
      name: 'seoTitle',
      label: 'Title',
      optional: true,
      most: 70,
      hint: 'The name where it is empty',
    },
    {
      kind: 'textarea',
      name: 'seoDescription',
      label: 'Description for search engines',
      optional: true,
      most: 200,
      hint: 'The line about it where it is empty',
    },
  ],
};

const aside: readonly CardLook[] = [
  {
    title: 'Visibility',
    isAside: true,
    fields: [
      { kind: 'switch', name: 'published', label: 'In the shop', hint: 'A draft is seen by nobody' },
      { kind: 'switch', name: 'needsPrescription', label: 'Only on prescription' },
      {
        kind: 'number',
        name: 'rank',
        label: 'Place in the list',
        optional: true,
        hint: 'The smallest comes first',
      },
    ],
  },
  {
    title: 'Stock',
    isAside: true,
    fields: [
      { kind: 'number', name: 'stock', label: 'Units in stock', hint: 'Kept as it is unless you change it' },
    ],
  },
  {
    title: 'Tax',
    isAside: true,
    fields: [
      { kind: 'text', name: 'hsn', label: 'HSN code', most: 8, hint: '4, 6 or 8 digits' },
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
export const productRecord: RecordLook = {
  noun,
  cards: [basics, price, media, choices, about, search, ...aside],
  nameOf: (draft) => textOf(draft['name']),
  listHref: '/dashboard/shop',
  canDuplicate: true,
  removal:
    'Shoppers no longer find it. Orders that have it keep it; saving a product of the same code brings it back.',
};

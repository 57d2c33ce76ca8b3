import type { FieldLook, ListLook, RecordLook } from '../../../ui/desk/desk.types.ts';
import { textOf } from '../../../ui/desk/field-values.ts';
import { ProductField } from '../../../ui/desk/shelf.tsx';
import { BundlePreview } from './BundlePreview.tsx';
import { deletion, saidOf } from './command-looks.ts';

const noun = { one: 'bundle', many: 'bundles' } as const;

/** What the four types are called (BND-04). */
export const typeOptions = [
  { value: 'combo', label: 'Combo Deal' },
  { value: 'bulk', label: 'Bulk Discount' },
  { value: 'tier', label: 'Tier Discount' },
  { value: 'category', label: 'Category Bundle' },
] as const;

const said = saidOf(noun);

/** How the list of bundles looks. */
export const bundleList: ListLook = {
  title: 'Bundles',
  noun,
  searchHint: 'Name or description',
  usualSort: 'position',
  columns: [
    { key: 'name', title: 'Bundle', sort: 'name' },
    { key: 'type', title: 'Type', onPhone: 'note' },
    { key: 'percentage', title: 'Off', sort: 'percentage', isNumeric: true },
    { key: 'price', title: 'Price today', isNumeric: true, onPhone: 'aside' },
    { key: 'stock', title: 'Stock', sort: 'stockLevel', isNumeric: true },
    { key: 'endsAt', title: 'Ends' },
    { key: 'status', title: 'Status', onPhone: 'state' },
    { key: 'position', title: 'Place', sort: 'position', isNumeric: true, isHiddenFirst: true },
    { key: 'updatedAt', title: 'Changed', sort: 'updatedAt', isHiddenFirst: true },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'Status',
      options: [
        { value: 'active', label: 'On offer' },
        { value: 'inactive', label: 'Not on offer' },
      ],
    },
    { kind: 'choice', name: 'type', label: 'Type', options: typeOptions },
    {
      kind: 'choice',
      name: 'isTimeLimited',
      label: 'Time',
      options: [
        { value: 'true', label: 'With a clock' },
        { value: 'false', label: 'Without a clock' },
      ],
    },
  ],
  tabs: [
    { name: 'all', label: 'All', search: '' },
    { name: 'active', label: 'On offer', search: '?status=active' },
    { name: 'inactive', label: 'Not on offer', search: '?status=inactive' },
  ],
  commands: [
    { name: 'activate', label: 'Put on offer', place: 'both', inverse: 'deactivate', said: said('on offer') },
    { name: 'deactivate', label: 'Take off', place: 'both', inverse: 'activate', said: said('taken off') },
    ...deletion(noun, 'Shoppers no longer see what is deleted. Orders that have it keep it.'),
  ],
  empty: { title: 'No bundles yet', text: 'Put two products together and say what is taken off.' },
};

const productPart: FieldLook = {
  kind: 'own',
  name: 'sku',
  label: 'Product',
  draw: (props) => <ProductField {...props} label="Product" />,
};

/** How the form of one bundle looks. */
export const bundleRecord: RecordLook = {
  noun,
  cards: [
    {
      title: 'Basics',
      fields: [
        { kind: 'text', name: 'name', label: 'Name', most: 80 },
        { kind: 'textarea', name: 'description', label: 'Description', optional: true, most: 400 },
        { kind: 'select', name: 'type', label: 'Type', half: true, options: typeOptions },
        { kind: 'text', name: 'badge', label: 'Badge', optional: true, half: true, most: 40 },
      ],
    },
    {
      title: 'Products and price',
      fields: [
        {
          kind: 'rows',
          name: 'products',
          label: 'Products',
          addLabel: 'Add a product',
          fields: [productPart, { kind: 'number', name: 'quantity', label: 'Units' }],
        },
        { kind: 'percent', name: 'percentage', label: 'Off the price of its products', half: true },
      ],
    },
    {
      title: 'Conditions',
      fields: [
        {
          kind: 'money',
          name: 'minOrderValue',
          label: 'Minimum order',
          half: true,
          optional: true,
          hint: 'A tier discount wants one',
        },
        {
          kind: 'rows',
          name: 'excludedProducts',
          label: 'Not together with',
          addLabel: 'Add a product that excludes it',
          fields: [productPart],
        },
      ],
    },
    {
      title: 'Time',
      fields: [
        { kind: 'moment', name: 'startsAt', label: 'Starts', optional: true, half: true },
        { kind: 'moment', name: 'validUntil', label: 'Ends', optional: true, half: true },
        { kind: 'switch', name: 'isTimeLimited', label: 'With a clock that counts down' },
        {
          kind: 'number',
          name: 'hours',
          label: 'Hours that the clock runs, from its start',
          half: true,
          isShown: (draft) => draft['isTimeLimited'] === true,
        },
      ],
    },
    {
      title: 'Visibility',
      isAside: true,
      fields: [
        { kind: 'switch', name: 'isActive', label: 'On offer' },
        { kind: 'switch', name: 'isPopular', label: 'Marked as a bestseller' },
        { kind: 'number', name: 'stockLevel', label: 'Can be sold', hint: 'Kept as it is unless you change it' },
        { kind: 'number', name: 'position', label: 'Place in the list' },
      ],
    },
    { title: 'What shoppers see', isAside: true, fields: [], draw: (draft) => <BundlePreview draft={draft} /> },
  ],
  nameOf: (draft) => textOf(draft['name']),
  listHref: '/dashboard/bundles',
  canDuplicate: true,
  removal: 'Shoppers no longer see it. Orders that have it keep it.',
};

/** Of all bundles together (ADM-03, BND-02). */
export const bundleSettingsLook: RecordLook = {
  noun: { one: 'settings', many: 'bundles' },
  nameOf: () => 'Settings of bundles',
  listHref: '/dashboard/bundles',
  cards: [
    {
      title: 'In the shop',
      fields: [
        {
          kind: 'switch',
          name: 'enabled',
          label: 'Offer bundles',
          hint: 'Off, no bundle is shown or can be applied anywhere in the shop.',
        },
        {
          kind: 'number',
          name: 'visibleCount',
          label: 'Bundles in a strip',
          hint: 'So many stand beside each other before “View All”: 1 to 12',
          half: true,
        },
      ],
    },
  ],
};

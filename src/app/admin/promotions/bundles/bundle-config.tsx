import type { FieldConfig, RecordConfig } from '../../../../ui/admin/record/admin.types.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { ProductField } from '../../../../ui/admin/picker/products.tsx';
import { bundleNoun as noun, typeOptions } from './bundle-list.ts';
import { BundlePreview } from './BundlePreview.tsx';

const productPart: FieldConfig = {
  kind: 'own',
  name: 'sku',
  label: 'Product',
  draw: (props) => <ProductField {...props} label="Product" />,
};

/** How the form of one bundle looks. */
export const bundleRecord: RecordConfig = {
  noun,
  cards: [
    {
      title: 'Basics',
      fields: [
        { kind: 'text', name: 'name', label: 'Name', max: 80 },
        { kind: 'textarea', name: 'description', label: 'Description', optional: true, max: 400 },
        { kind: 'select', name: 'type', label: 'Type', half: true, options: typeOptions },
        { kind: 'text', name: 'badge', label: 'Badge', optional: true, half: true, max: 40 },
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
        {
          kind: 'moment',
          name: 'validUntil',
          label: 'Ends',
          optional: true,
          half: true,
          isEnd: true,
          after: 'startsAt',
        },
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
export const bundleSettingsConfig: RecordConfig = {
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

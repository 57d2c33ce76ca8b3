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
        { kind: 'percent', name: 'percentage', label: 'Discount on its products', half: true },
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
          hint: 'Required for a tier discount',
        },
        {
          kind: 'rows',
          name: 'excludedProducts',
          label: 'Not with',
          addLabel: 'Add an excluded product',
          fields: [productPart],
        },
      ],
    },
    {
      title: 'Countdown',
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
        { kind: 'switch', name: 'isTimeLimited', label: 'With a countdown' },
        {
          kind: 'number',
          name: 'hours',
          label: 'Countdown length in hours',
          half: true,
          isShown: (draft) => draft['isTimeLimited'] === true,
        },
      ],
    },
    {
      title: 'Visibility',
      isAside: true,
      fields: [
        { kind: 'switch', name: 'isActive', label: 'Shown' },
        { kind: 'switch', name: 'isPopular', label: 'Bestseller' },
        {
          kind: 'number',
          name: 'stockLevel',
          label: 'Units available',
          hint: 'Stays as it is unless you change it',
        },
        { kind: 'number', name: 'position', label: 'Position in the list' },
      ],
    },
    { title: 'What shoppers see', isAside: true, fields: [], draw: (draft) => <BundlePreview draft={draft} /> },
  ],
  nameOf: (draft) => textOf(draft['name']),
  listHref: '/dashboard/bundles',
  canDuplicate: true,
  removal: 'It disappears from the shop. Existing orders keep it.',
};

/** Of all bundles together (ADM-03, BND-02). */
export const bundleSettingsConfig: RecordConfig = {
  noun: { one: 'settings', many: 'bundles' },
  nameOf: () => 'Bundle settings',
  listHref: '/dashboard/bundles',
  cards: [
    {
      title: 'In the shop',
      fields: [
        {
          kind: 'switch',
          name: 'enabled',
          label: 'Offer bundles',
          hint: 'When off, bundles aren’t shown and can’t be applied anywhere in the shop.',
        },
        {
          kind: 'number',
          name: 'visibleCount',
          label: 'Bundles side by side',
          hint: 'How many are shown before “View All”: 1 to 12',
          half: true,
        },
      ],
    },
  ],
};

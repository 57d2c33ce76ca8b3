import type { ListConfig } from '../../../ui/admin/record/admin.types.ts';
import { deletion, successMessageOf, switching } from '../kit/commands.ts';

export const productNoun = { one: 'product', many: 'products' } as const;

const successMessage = successMessageOf(productNoun);

/** How the list of products looks. */
export const productList: ListConfig = {
  title: 'Products',
  noun: productNoun,
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
    { key: 'updatedAt', title: 'Updated', sort: 'updatedAt' },
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
        { value: 'out', label: 'Out of stock' },
      ],
    },
    {
      kind: 'choice',
      name: 'needsPrescription',
      label: 'Prescription',
      options: [
        { value: 'true', label: 'Required' },
        { value: 'false', label: 'Not required' },
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
    ...switching(
      { name: 'publish', label: 'Publish', successMessage: successMessage('published') },
      { name: 'draft', label: 'Move to drafts', successMessage: successMessage('moved to drafts') },
    ),
    {
      name: 'price',
      label: 'Change prices',
      place: 'bulk',
      amount: { label: 'Percent', min: -90, max: 200 },
      successMessage: successMessage('repriced'),
      ask: (count, name, amount) => ({
        title: `Change ${count === 1 ? `the price of ${name}` : `${count} prices`} by ${amount}%?`,
        text: 'List prices are rounded to whole rupees. Existing orders keep their price.',
      }),
    },
    {
      name: 'stock',
      label: 'Set stock',
      place: 'bulk',
      amount: { label: 'Units', min: 0, max: 1_000_000 },
      successMessage: successMessage('updated'),
      ask: (count, name, amount) => ({
        title: `Set the stock of ${count === 1 ? name : `${count} products`} to ${amount}?`,
        text: 'New sales are subtracted from this number.',
      }),
    },
    ...deletion(
      productNoun,
      'Deleted products disappear from the shop. Existing orders keep them.',
      'restored as drafts',
    ),
  ],
  empty: { title: 'No products yet', text: 'Add your first product, or import a CSV file.' },
};

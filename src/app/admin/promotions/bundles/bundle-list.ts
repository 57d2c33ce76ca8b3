import type { ListConfig } from '../../../../ui/admin/record/admin.types.ts';
import { deletion, successMessageOf, switching } from '../../kit/commands.ts';

export const bundleNoun = { one: 'bundle', many: 'bundles' } as const;

/** What the four types are called (BND-04). */
export const typeOptions = [
  { value: 'combo', label: 'Combo Deal' },
  { value: 'bulk', label: 'Bulk Discount' },
  { value: 'tier', label: 'Tier Discount' },
  { value: 'category', label: 'Category Bundle' },
] as const;

const successMessage = successMessageOf(bundleNoun);

/** How the list of bundles looks. */
export const bundleList: ListConfig = {
  title: 'Bundles',
  noun: bundleNoun,
  searchHint: 'Name or description',
  usualSort: 'position',
  columns: [
    { key: 'name', title: 'Bundle', sort: 'name' },
    { key: 'type', title: 'Type', onPhone: 'note' },
    { key: 'percentage', title: 'Discount', sort: 'percentage', isNumeric: true },
    { key: 'price', title: 'Current price', isNumeric: true, onPhone: 'aside' },
    { key: 'stock', title: 'Stock', sort: 'stockLevel', isNumeric: true },
    { key: 'endsAt', title: 'Ends' },
    { key: 'status', title: 'Status', onPhone: 'state' },
    { key: 'position', title: 'Position', sort: 'position', isNumeric: true, isHiddenFirst: true },
    { key: 'updatedAt', title: 'Updated', sort: 'updatedAt', isHiddenFirst: true },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'Status',
      options: [
        { value: 'active', label: 'Shown' },
        { value: 'inactive', label: 'Hidden' },
      ],
    },
    { kind: 'choice', name: 'type', label: 'Type', options: typeOptions },
    {
      kind: 'choice',
      name: 'isTimeLimited',
      label: 'Countdown',
      options: [
        { value: 'true', label: 'With a countdown' },
        { value: 'false', label: 'Without a countdown' },
      ],
    },
  ],
  tabs: [
    { name: 'all', label: 'All', search: '' },
    { name: 'active', label: 'Shown', search: '?status=active' },
    { name: 'inactive', label: 'Hidden', search: '?status=inactive' },
  ],
  commands: [
    ...switching(
      { name: 'activate', label: 'Show', successMessage: successMessage('shown') },
      { name: 'deactivate', label: 'Hide', successMessage: successMessage('hidden') },
    ),
    ...deletion(bundleNoun, 'Deleted bundles disappear from the shop. Existing orders keep them.'),
  ],
  empty: { title: 'No bundles yet', text: 'Combine two or more products and set a discount.' },
};

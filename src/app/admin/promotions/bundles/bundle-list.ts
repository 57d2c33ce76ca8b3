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
    ...switching(
      { name: 'activate', label: 'Put on offer', successMessage: successMessage('on offer') },
      { name: 'deactivate', label: 'Take off', successMessage: successMessage('taken off') },
    ),
    ...deletion(bundleNoun, 'Shoppers no longer see what is deleted. Orders that have it keep it.'),
  ],
  empty: { title: 'No bundles yet', text: 'Put two products together and say what is taken off.' },
};

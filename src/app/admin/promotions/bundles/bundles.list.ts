import { adminList, choiceFilter, onOffFilter, translationFilter } from '../../kit/list/admin-list.ts';
import { deletion, successMessageOf, switching } from '../../kit/list/commands.ts';
import { bundleNoun, typeWords } from './bundle-words.ts';

const successMessage = successMessageOf(bundleNoun);

export const bundleList = adminList({
  slug: 'bundles',
  title: 'Bundles',
  noun: bundleNoun,
  search: 'Name or description',
  sort: 'position',
  columns: {
    name: { title: 'Bundle', sort: 'name' },
    type: { title: 'Type', onPhone: 'note' },
    percentage: { title: 'Discount', sort: 'percentage', isNumeric: true },
    price: { title: 'Current price', isNumeric: true, onPhone: 'aside' },
    stock: { title: 'Stock', sort: 'stockLevel', isNumeric: true },
    endsAt: { title: 'Ends' },
    status: { title: 'Status', onPhone: 'state' },
    position: { title: 'Position', sort: 'position', isNumeric: true, isHiddenFirst: true },
    updatedAt: { title: 'Updated', sort: 'updatedAt', isHiddenFirst: true },
  },
  filters: {
    status: choiceFilter('Status', { active: 'Shown', inactive: 'Hidden' }),
    type: choiceFilter('Type', typeWords),
    isTimeLimited: onOffFilter('Countdown', 'With a countdown', 'Without a countdown'),
    translation: translationFilter,
  },
  tabs: {
    active: { label: 'Shown', where: { status: 'active' } },
    inactive: { label: 'Hidden', where: { status: 'inactive' } },
  },
  bulk: [
    ...switching(
      { name: 'activate', label: 'Show', successMessage: successMessage('shown') },
      { name: 'deactivate', label: 'Hide', successMessage: successMessage('hidden') },
    ),
    ...deletion(bundleNoun, 'Deleted bundles disappear from the shop. Existing orders keep them.'),
  ],
  empty: { title: 'No bundles yet', text: 'Combine two or more products and set a discount.' },
});

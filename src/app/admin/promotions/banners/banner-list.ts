import type { ListConfig } from '../../../../ui/admin/record/admin.types.ts';
import { finalDeletion, successMessageOf, switching } from '../../kit/commands.ts';

export const bannerNoun = { one: 'banner', many: 'banners' } as const;
const successMessage = successMessageOf(bannerNoun);

export const bannerList: ListConfig = {
  title: 'Banners',
  noun: bannerNoun,
  searchHint: 'Text or link',
  usualSort: 'priority',
  columns: [
    { key: 'text', title: 'Text', sort: 'text' },
    { key: 'state', title: 'Status', onPhone: 'state' },
    { key: 'colours', title: 'Colours' },
    { key: 'link', title: 'Links to', onPhone: 'note' },
    { key: 'icon', title: 'Icon', isHiddenFirst: true },
    { key: 'priority', title: 'Priority', sort: 'priority', isNumeric: true, onPhone: 'aside' },
  ],
  tabs: [
    { name: 'all', label: 'All', search: '' },
    { name: 'shown', label: 'Shown', search: '?isEnabled=true' },
    { name: 'hidden', label: 'Hidden', search: '?isEnabled=false' },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'isEnabled',
      label: 'Status',
      options: [
        { value: 'true', label: 'Shown' },
        { value: 'false', label: 'Hidden' },
      ],
    },
  ],
  commands: [
    ...switching(
      { name: 'enable', label: 'Show', successMessage: successMessage('shown') },
      { name: 'disable', label: 'Hide', successMessage: successMessage('hidden') },
    ),
    finalDeletion(bannerNoun, 'This can’t be undone. You can hide it instead.'),
  ],
  empty: { title: 'No banners yet', text: 'Until you add one, the shop shows three default banners.' },
};

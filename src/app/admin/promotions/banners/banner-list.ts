import type { ListConfig } from '../../../../ui/admin/record/admin.types.ts';
import { finalDeletion, successMessageOf, switching } from '../../kit/commands.ts';

export const bannerNoun = { one: 'banner', many: 'banners' } as const;
const successMessage = successMessageOf(bannerNoun);

export const bannerList: ListConfig = {
  title: 'Banners',
  noun: bannerNoun,
  searchHint: 'Words or link',
  usualSort: 'priority',
  columns: [
    { key: 'text', title: 'Words', sort: 'text' },
    { key: 'state', title: 'State', onPhone: 'state' },
    { key: 'colours', title: 'Colours' },
    { key: 'link', title: 'Leads to', onPhone: 'note' },
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
      label: 'State',
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
    finalDeletion(bannerNoun, 'It cannot be had back. Hiding it keeps it.'),
  ],
  empty: { title: 'No banners yet', text: 'Until there is one, the shop shows three of its own.' },
};

import type { ListLook } from '../../../ui/desk/desk.types.ts';

export const bannerNoun = { one: 'banner', many: 'banners' } as const;
const counted = (count: number) => `${count} ${count === 1 ? bannerNoun.one : bannerNoun.many}`;

export const bannerList: ListLook = {
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
    {
      name: 'enable',
      label: 'Show',
      place: 'both',
      inverse: 'disable',
      said: (count) => `${counted(count)} shown.`,
    },
    {
      name: 'disable',
      label: 'Hide',
      place: 'both',
      inverse: 'enable',
      said: (count) => `${counted(count)} hidden.`,
    },
    {
      name: 'delete',
      label: 'Delete',
      place: 'both',
      danger: true,
      ask: (count, name) => ({
        title: name === '' ? `Delete ${counted(count)}?` : `Delete “${name}”?`,
        text: 'It cannot be had back. Hiding it keeps it.',
      }),
      said: (count) => `${counted(count)} deleted.`,
    },
  ],
  empty: { title: 'No banners yet', text: 'Until there is one, the shop shows three of its own.' },
};

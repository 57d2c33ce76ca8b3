import { adminList, onOffFilter, translationFilter } from '../../kit/list/admin-list.ts';
import { finalDeletion, successMessageOf, switching } from '../../kit/list/commands.ts';

export const bannerNoun = { one: 'banner', many: 'banners' } as const;
const successMessage = successMessageOf(bannerNoun);

export const bannerList = adminList({
  slug: 'banners',
  title: 'Banners',
  noun: bannerNoun,
  search: 'Text or link',
  sort: 'priority',
  columns: {
    text: { title: 'Text', sort: 'text' },
    state: { title: 'Status', onPhone: 'state' },
    startsAt: { title: 'From' },
    endsAt: { title: 'Until' },
    colours: { title: 'Colours', isHiddenFirst: true },
    link: { title: 'Links to', onPhone: 'note' },
    icon: { title: 'Icon', isHiddenFirst: true },
    priority: { title: 'Priority', sort: 'priority', isNumeric: true, onPhone: 'aside' },
  },
  filters: { isEnabled: onOffFilter('Status', 'Shown', 'Hidden'), translation: translationFilter },
  tabs: {
    shown: { label: 'Shown', where: { isEnabled: 'true' } },
    hidden: { label: 'Hidden', where: { isEnabled: 'false' } },
  },
  bulk: [
    ...switching(
      { name: 'enable', label: 'Show', successMessage: successMessage('shown') },
      { name: 'disable', label: 'Hide', successMessage: successMessage('hidden') },
    ),
    finalDeletion(bannerNoun, 'This can’t be undone. You can hide it instead.'),
  ],
  empty: { title: 'No banners yet', text: 'Until you add one, the shop shows three default banners.' },
});

import { formatTotal } from '../../../../domain/kit/money/counted.ts';
import { adminList, choiceFilter, translationFilter } from '../../kit/list/admin-list.ts';
import { finalDeletion, successMessageOf, switching } from '../../kit/list/commands.ts';
import { wordsOf } from '../../kit/words.ts';
import { campaignNoun, removal, stateBadges, switchedOff } from './campaign-words.ts';

const successMessage = successMessageOf(campaignNoun);

export const campaignList = adminList({
  slug: 'campaigns',
  title: 'Campaigns',
  noun: campaignNoun,
  search: 'Name',
  sort: '-startsAt',
  columns: {
    name: { title: 'Name', sort: 'name' },
    state: { title: 'Status', onPhone: 'state' },
    startsAt: { title: 'From', sort: 'startsAt', onPhone: 'aside' },
    endsAt: { title: 'Until' },
    parts: { title: 'What’s in it', onPhone: 'note' },
  },
  filters: { state: choiceFilter('Status', wordsOf(stateBadges)), translation: translationFilter },
  tabs: {
    running: { label: 'Running', where: { state: 'running' } },
    planned: { label: 'Planned', where: { state: 'planned' } },
    off: { label: 'Off', where: { state: 'off' } },
    over: { label: 'Over', where: { state: 'over' } },
  },
  bulk: [
    ...switching(
      { name: 'enable', label: 'Switch on', successMessage: successMessage('switched on') },
      {
        name: 'disable',
        label: 'Switch off',
        successMessage: successMessage('switched off'),
        ask: (count, name, _amount, bundles, hasUnseen) => ({
          title: `Switch off ${name === '' ? `${formatTotal(count)} campaigns` : `“${name}”`}?`,
          text: switchedOff(bundles, { campaigns: count, hasUnseen }),
        }),
      },
    ),
    finalDeletion(campaignNoun, removal),
  ],
  empty: {
    title: 'No campaigns yet',
    text: 'A campaign holds a sale’s prices, coupon, banner and popup, with one time.',
  },
});

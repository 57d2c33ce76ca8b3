import { adminList, choiceFilter, periodFilter } from '../../kit/list/admin-list.ts';
import { personColumns, personSearch } from '../../kit/list/cells.ts';

export const memberNoun = { one: 'member', many: 'members' } as const;

export const memberList = adminList({
  slug: 'premium-users',
  title: 'Premium Users',
  noun: memberNoun,
  search: personSearch,
  sort: '-expires',
  columns: {
    name: { title: 'Name', sort: 'name' },
    ...personColumns,
    state: { title: 'Status', onPhone: 'state' },
    expires: { title: 'Member until', sort: 'expires', onPhone: 'aside' },
  },
  filters: {
    state: choiceFilter('Status', { active: 'Active members', ended: 'Ended' }),
    ends: periodFilter('Ends', 'endsFrom', 'endsTo', true),
  },
  tabs: {
    active: { label: 'Active members', where: { state: 'active' } },
    ended: { label: 'Ended', where: { state: 'ended' } },
  },
  empty: { title: 'No members yet', text: 'People who buy or are granted a membership appear here.' },
  absent: { bulk: 'A membership is money: it is granted, extended and revoked one by one, with a reason' },
});

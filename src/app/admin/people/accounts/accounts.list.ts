import { adminList, choiceFilter, periodFilter } from '../../kit/list/admin-list.ts';
import { personColumns, personSearch } from '../../kit/list/cells.ts';
import { accountCommands } from './account-commands.ts';
import { roleWords } from './account-words.ts';

export const accountNoun = { one: 'account', many: 'accounts' } as const;

export const accountList = adminList({
  slug: 'accounts',
  title: 'Accounts',
  noun: accountNoun,
  search: personSearch,
  sort: '-joined',
  columns: {
    name: { title: 'Name', sort: 'name' },
    ...personColumns,
    role: { title: 'Role', onPhone: 'state' },
    member: { title: 'Member until' },
    orders: { title: 'Orders', isNumeric: true },
    joined: { title: 'Joined', sort: 'joined' },
  },
  filters: {
    role: choiceFilter('Role', roleWords),
    blocked: choiceFilter('Sign-in', { false: 'Allowed', true: 'Blocked' }),
    joined: periodFilter('Joined', 'joinedFrom', 'joinedTo'),
  },
  tabs: {
    prescribers: { label: 'Prescribers', where: { role: 'prescriber' } },
    admins: { label: 'Admins', where: { role: 'admin' } },
    blocked: { label: 'Blocked', where: { blocked: 'true' } },
  },
  rowCommands: accountCommands,
  empty: { title: 'No accounts yet', text: 'Everyone who signs in appears here.' },
  absent: { bulk: 'Who may do what is decided person by person' },
});

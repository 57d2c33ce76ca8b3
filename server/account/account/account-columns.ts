import type { AccountRow } from '../../../src/contract/account/account-admin.calls.ts';
import { type CsvColumn, indianTime } from '../../platform/list/csv/csv.ts';

/** Columns of the accounts export. */
export const accountColumns: readonly CsvColumn<AccountRow>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Phone', value: ({ phone }) => phone },
  { title: 'E-mail', value: ({ email }) => email },
  { title: 'Role', value: ({ role }) => role },
  { title: 'Blocked', value: ({ isBlocked }) => isBlocked },
  { title: 'Member until', value: ({ premiumUntil }) => indianTime(premiumUntil) },
  { title: 'Orders', value: ({ orders }) => orders },
  { title: 'Joined', value: ({ joinedAt }) => indianTime(joinedAt) },
];

import type { CsvColumn } from '../admin/csv.ts';
import { roleOf } from '../http/auth.ts';
import type { PersonRow } from './account-admin.queries.ts';

/** What an export of accounts has of each. */
export const accountColumns: readonly CsvColumn<PersonRow>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Phone', value: ({ phone }) => phone },
  { title: 'E-mail', value: ({ email }) => email },
  { title: 'Role', value: (row) => roleOf(row.is_admin, row.is_doctor) },
  { title: 'Blocked', value: (row) => row.blocked_at !== null },
  { title: 'Member until', value: (row) => row.premium_until },
  { title: 'Orders', value: ({ orders }) => orders },
  { title: 'Joined', value: (row) => row.created_at },
];

import { adminList } from '../../kit/list/admin-list.ts';
import { finalDeletion } from '../../kit/list/commands.ts';

export const staffRoleNoun = { one: 'role', many: 'roles' } as const;
export const roleRemoval = 'Only a role that nobody has can be deleted. This can’t be undone.';

export const staffRoleList = adminList({
  slug: 'staff-roles',
  title: 'Staff roles',
  noun: staffRoleNoun,
  search: 'Name',
  sort: 'name',
  columns: {
    name: { title: 'Role', sort: 'name' },
    permissions: { title: 'May work on', onPhone: 'note' },
    people: { title: 'People', isNumeric: true, onPhone: 'aside' },
  },
  rowCommands: [{ ...finalDeletion(staffRoleNoun, roleRemoval), place: 'row' }],
  empty: {
    title: 'No roles yet',
    text: 'Admins without a role are owners and can do everything. Create a role for everybody else.',
  },
  absent: {
    filters: 'A shop has a handful of roles',
    bulk: 'Roles are changed one at a time',
    export: 'The roles are on one page, and every change is in the audit log',
  },
});

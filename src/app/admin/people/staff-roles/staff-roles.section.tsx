import * as staffCalls from '../../../../contract/account/staff/staff-admin.calls.ts';
import type { StaffRole } from '../../../../contract/account/staff/staff-admin.calls.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { pickedIds, runEach } from '../../kit/list/bulk.ts';
import { number, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { permissionNames } from './permission-words.ts';
import { staffRoleList } from './staff-roles.list.ts';

/** /dashboard/staff-roles: what the shop's staff may do. */
export const StaffRolesSection = adminSection({
  list: staffRoleList,
  calls: (http) => ({
    list: listOf(async (query, signal) => http.send(staffCalls.listStaffRoles, { query, signal }), 'items', rowOf),
    run: async (_command, picking, matching, signal) => {
      const ids = await pickedIds(picking, async (page) =>
        http.send(staffCalls.listStaffRoles, { query: { ...matching, ...page }, signal }),
      );
      return runEach(ids, async (id) => http.send(staffCalls.deleteStaffRole, { params: { id }, signal }));
    },
  }),
  forms: { newLabel: 'New role' },
});

function rowOf({ id, name, permissions, people }: StaffRole) {
  return {
    id,
    name,
    cells: {
      name: text(name),
      permissions: text(permissions.map((each) => permissionNames[each]).join(', ')),
      people: number(people),
    },
    commands: people === 0 ? ['delete'] : [],
  };
}

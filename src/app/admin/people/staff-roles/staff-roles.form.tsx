import * as staffCalls from '../../../../contract/account/staff/staff-admin.calls.ts';
import type { StaffRole, StaffRoleBody } from '../../../../contract/account/staff/staff-admin.calls.ts';
import { permissions } from '../../../../domain/account/permission.ts';
import { choices, text } from '../../kit/form/fields.ts';
import { card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { permissionWords } from './permission-words.ts';
import { roleRemoval, staffRoleNoun as noun } from './staff-roles.list.ts';

const form = formOf<StaffRole, StaffRoleBody>()({
  slug: 'staff-roles',
  noun,
  name: 'name',
  canDuplicate: true,
  removal: roleRemoval,
  cards: [
    card('Role', {
      name: text('Name', { max: 60, hint: 'Such as “Packing” or “Marketing”' }),
      permissions: choices('People with this role may work on', permissions, permissionWords),
    }),
    card('Good to know', {}, () => (
      <p>
        A change counts with the next click of everybody who has this role. Only owners manage staff and see the
        audit log.
      </p>
    )),
  ],
});

/** One role: its name and what it contains. */
export const StaffRoleForm = formSection({
  slug: 'staff-roles',
  form,
  calls: recordCalls(form, (http) => ({
    read: async (id, along) => http.send(staffCalls.readStaffRole, { params: { id }, ...along }),
    create: async (body, along) => http.send(staffCalls.createStaffRole, { body, ...along }),
    update: async (id, body, along) => http.send(staffCalls.updateStaffRole, { params: { id }, body, ...along }),
    remove: async (id, along) => http.send(staffCalls.deleteStaffRole, { params: { id }, ...along }),
  })),
});

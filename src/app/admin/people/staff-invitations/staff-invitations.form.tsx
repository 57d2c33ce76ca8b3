import * as staffCalls from '../../../../contract/account/staff/staff-admin.calls.ts';
import type { StaffInvitation } from '../../../../contract/account/staff/staff-admin.calls.ts';
import { text } from '../../kit/form/fields.ts';
import { card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { staffRoleField } from '../staff-roles/StaffRoleField.tsx';
import { invitationNoun as noun } from './staff-invitations.list.ts';

interface Invited {
  readonly email: string;
  readonly roleId: string | null;
}

const form = formOf<StaffInvitation, Invited>()({
  slug: 'staff-invitations',
  noun,
  name: 'email',
  grave: [
    {
      field: 'roleId',
      value: 'owner',
      title: 'Invite an owner?',
      text: 'Owners see all customers and orders, send refunds, change payment keys, and manage the staff.',
      verb: 'Invite an owner',
    },
  ],
  cards: [
    card('Invitation', {
      email: text('Email', { max: 254, hint: 'The link works once, within seven days' }),
      roleId: staffRoleField(),
    }),
  ],
  taken: ({ role }: StaffInvitation) => ({ roleId: role?.id ?? null }),
});

/** Invites somebody by email. */
export const StaffInvitationForm = formSection({
  slug: 'staff-invitations',
  form,
  afterCreate: () => '/dashboard/staff-invitations',
  saidOnSave: () => 'Invitation sent.',
  calls: recordCalls(form, (http) => ({
    create: async (body, along) => http.send(staffCalls.inviteStaff, { body, ...along }),
  })),
});

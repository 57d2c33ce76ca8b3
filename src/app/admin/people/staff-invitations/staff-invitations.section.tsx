import * as staffCalls from '../../../../contract/account/staff/staff-admin.calls.ts';
import type { StaffInvitation } from '../../../../contract/account/staff/staff-admin.calls.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { pickedIds, runEach } from '../../kit/list/bulk.ts';
import { badge, moment, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { stateWords, staffInvitationList } from './staff-invitations.list.ts';

const tones = { waiting: 'info', accepted: 'good', withdrawn: 'neutral', expired: 'bad' } as const;

/** /dashboard/staff-invitations: who was invited to work here. */
export const StaffInvitationsSection = adminSection({
  list: staffInvitationList,
  calls: (http) => ({
    list: listOf(
      async (query, signal) => http.send(staffCalls.listStaffInvitations, { query, signal }),
      'items',
      rowOf,
    ),
    run: async (command, picking, matching, signal) => {
      const ids = await pickedIds(picking, async (page) =>
        http.send(staffCalls.listStaffInvitations, { query: { ...matching, ...page }, signal }),
      );
      const call = command === 'send' ? staffCalls.resendInvitation : staffCalls.withdrawInvitation;
      return runEach(ids, async (id) => http.send(call, { params: { id }, body: {}, signal }));
    },
  }),
  // An invitation has no page of its own: whoever accepted it has one under Accounts.
  hrefOf: () => '/dashboard/accounts?role=admin',
  forms: { newLabel: 'Invite somebody' },
});

function rowOf({ id, email, role, state, invitedBy, invitedAt, expiresAt, acceptedBy }: StaffInvitation) {
  return {
    id,
    name: email,
    cells: {
      email: text(email),
      role: text(role?.name ?? 'Owner'),
      state: badge(stateWords[state], tones[state]),
      by: text(invitedBy),
      invited: moment(invitedAt),
      expires: moment(expiresAt),
      accepted: text(acceptedBy?.name ?? ''),
    },
    commands: state === 'waiting' || state === 'expired' ? ['send', 'withdraw'] : [],
  };
}

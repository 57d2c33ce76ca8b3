import { adminList, choiceFilter } from '../../kit/list/admin-list.ts';
import type { Words } from '../../kit/words.ts';
import type { StaffInvitation } from '../../../../contract/account/staff/staff-admin.calls.ts';

export const invitationNoun = { one: 'invitation', many: 'invitations' } as const;

export const stateWords: Words<StaffInvitation['state']> = {
  waiting: 'Waiting',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

export const staffInvitationList = adminList({
  slug: 'staff-invitations',
  title: 'Invitations',
  noun: invitationNoun,
  search: 'Email address',
  sort: '-invited',
  columns: {
    email: { title: 'Email', isLong: true },
    role: { title: 'Role', onPhone: 'note', isLong: true },
    state: { title: 'Status', onPhone: 'state' },
    by: { title: 'Invited by', isHiddenFirst: true },
    invited: { title: 'Invited', sort: 'invited', onPhone: 'aside' },
    expires: { title: 'Valid until' },
    accepted: { title: 'Accepted by', isHiddenFirst: true },
  },
  filters: { state: choiceFilter('Status', stateWords) },
  rowCommands: [
    { name: 'send', label: 'Send a new link', place: 'row', successMessage: () => 'New link sent' },
    {
      name: 'withdraw',
      label: 'Withdraw',
      place: 'row',
      danger: true,
      ask: (_count, name) => ({
        title: `Withdraw the invitation for ${name}?`,
        text: 'The link in the email stops working right away.',
      }),
      successMessage: () => 'Invitation withdrawn',
    },
  ],
  empty: {
    title: 'No invitations yet',
    text: 'Invite somebody by email. They open the link, sign in and accept.',
  },
  absent: {
    bulk: 'Each invitation is for one person',
    export: 'A shop sends a handful, and each is in the audit log',
  },
});

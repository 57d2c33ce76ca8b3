import * as accountAdminCalls from '../../../../contract/account/account-admin.calls.ts';
import type { Draft, SubRecord } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { Notice } from '../../../../ui/kit/status/Notice.tsx';
import { factsCard, linesCard } from '../../kit/form/facts.tsx';
import { choice, type Field, flag, fresh, hidden, longText, own } from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { type AccountChange, changesOf } from './account-changes.ts';
import { type Account, accountShown } from './account-record.ts';
import { roleWords } from './account-words.ts';
import { accountNoun as noun } from './accounts.list.ts';
import { LazySecondFactorReset } from './LazySecondFactorReset.tsx';
import { staffRoleField } from '../staff-roles/StaffRoleField.tsx';
import { NotesField, removedNotes } from './NotesField.tsx';

const notes: Omit<Field<readonly SubRecord[], readonly string[]>, 'configs'> = {
  blank: [],
  typed: (value) => value,
  read: (_fields, _name, draft) => removedNotes(draft),
};

const form = formOf<Account, AccountChange>()({
  slug: 'accounts',
  noun,
  name: 'name',
  grave: [
    {
      field: 'staffRoleId',
      value: 'owner',
      title: 'Make this person an owner?',
      text: 'From their next click on they can see all customers and orders, send refunds, change prices and payment keys, and manage the staff.',
      verb: 'Make owner',
    },
    {
      field: 'role',
      value: 'admin',
      title: 'Make this person an admin?',
      text: 'From their next click on they can do what their role allows, and see the customer data that goes with it.',
      verb: 'Make admin',
    },
    {
      field: 'role',
      value: 'prescriber',
      title: 'Make this person a prescriber?',
      text: 'From their next click on they can read what patients sent and sign prescriptions. Check their registration first.',
      verb: 'Make prescriber',
    },
  ],
  cards: [
    factsCard('Details'),
    linesCard('Orders', 'orders', 'No orders yet.'),
    card('Notes', {
      words: fresh(
        longText('Add a note', {
          max: 1000,
          optional: true,
          hint: 'Only admins see notes here. They are part of the customer’s data download.',
        }),
      ),
      notes: own('Notes', notes, (props) => <NotesField {...props} />),
    }),
    aside(
      'Access',
      {
        canChangeRole: hidden(false),
        canBlock: hidden(false),
        role: choice('Role', roleWords, { isShown: (draft) => draft['canChangeRole'] === true }),
        staffRoleId: staffRoleField({
          isShown: (draft) => draft['canChangeRole'] === true && draft['role'] === 'admin',
        }),
        blocked: flag('Blocked', {
          isShown: (draft) => draft['canBlock'] === true,
          hint: 'They are signed out everywhere and can’t sign in. Orders in progress continue.',
        }),
        reason: longText('Reason', {
          max: 300,
          isShown: (draft) => draft['canBlock'] === true && draft['blocked'] === true,
          hint: 'Saved in the audit log. The customer isn’t told.',
        }),
        id: hidden(),
        name: hidden(),
        currentRole: hidden(),
      },
      drawAccess,
    ),
  ],
  taken: accountShown,
});

function drawAccess(draft: Draft) {
  if (draft['canChangeRole'] !== true && draft['canBlock'] !== true) {
    return <Notice tone="info">Only another owner can change what this account may do.</Notice>;
  }
  const isStaff = draft['currentRole'] !== 'customer' && draft['canChangeRole'] === true;
  return isStaff && <LazySecondFactorReset id={textOf(draft['id'])} name={textOf(draft['name'])} />;
}

/** One account, with its details and permissions. */
export const AccountForm = formSection({
  slug: 'accounts',
  form,
  calls: recordCalls(form, (http) => ({
    read: async (id, { signal }) => http.send(accountAdminCalls.readAnyAccount, { params: { id }, signal }),
    // One call per change, so that each gets its own audit entry.
    update: async (id, wanted, { signal }) => {
      const params = { id };
      const before = await http.send(accountAdminCalls.readAnyAccount, { params, signal });
      for (const change of changesOf(http, before, wanted)) await change(signal);
      return http.send(accountAdminCalls.readAnyAccount, { params, signal });
    },
  })),
});

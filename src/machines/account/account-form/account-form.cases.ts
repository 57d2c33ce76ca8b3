import { emptyAccount, type AccountFields } from '../../../domain/account/account-form.ts';
import { command, done, failed, keyFor, nobody, type EventCases } from '../../kit/cases.ts';
import type { AccountFormContext, AccountFormInput } from './account-form.types.ts';

const asha: AccountFields = {
  ...emptyAccount,
  firstName: 'Asha',
  phone: '9000000001',
  password: 'neem leaves at dawn',
};

export const accountFormInput: AccountFormInput = { parent: nobody, purpose: 'register', before: asha };

/** Forms that open immediately, on a button, and with a change that may need no code. */
export const accountFormStarts: readonly AccountFormInput[] = [
  accountFormInput,
  { parent: nobody, purpose: 'password', before: { ...asha, password: '' } },
  { parent: nobody, purpose: 'profile', before: { ...asha, email: 'asha@example.com' } },
];

const limited = { kind: 'limited', until: '2026-11-04T04:31:00.000Z' };
const refused = { kind: 'refused', fields: { email: 'This address belongs to another account' }, message: null };

export const accountFormCases: EventCases = {
  'field.type': [
    command('field.type', { field: 'password', text: 'short' }),
    command('field.type', { field: 'password', text: 'neem leaves at dawn' }),
    command('field.type', { field: 'email', text: 'asha' }),
    command('field.type', { field: 'email', text: 'rao@example.com' }),
  ],
  'code.type': [command('code.type', { text: '12' }), command('code.type', { text: '123456' })],
  'xstate.done.actor.sendCode': [
    done('sendCode', { kind: 'sent', resendAfter: '2026-11-04T04:30:30.000Z', codeLength: 6 }),
    done('sendCode', limited),
    done('sendCode', { ...limited, kind: 'paused' }),
    done('sendCode', { ...limited, kind: 'unavailable' }),
    done('sendCode', refused),
  ],
  'xstate.error.actor.sendCode': [failed('sendCode')],
  'xstate.done.actor.submit': [
    done('submit', { kind: 'done', session: null }),
    done('submit', { kind: 'wrong-code', message: 'That isn’t the code we sent. 4 tries left' }),
    done('submit', limited),
    done('submit', refused),
  ],
  'xstate.error.actor.submit': [failed('submit')],
};

/** Tells snapshots apart by the fields, which decide what a submit does. */
export function accountFormKey({ context }: { readonly context: AccountFormContext }): string {
  const { purpose, fields, before } = context;
  return keyFor(purpose, fields.email, before.email, fields.password);
}

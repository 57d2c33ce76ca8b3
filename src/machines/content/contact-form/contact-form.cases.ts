import { command, done, failed, keyFor, type EventCases } from '../../kit/cases.ts';
import type { ContactFormContext } from './contact-form.machine.ts';

const outcomes = {
  sent: { kind: 'sent' },
  limited: { kind: 'limited', until: '2026-11-04T04:31:00.000Z' },
  refused: { kind: 'refused', fields: { email: 'Enter an e-mail address' }, message: null },
} as const;

export const contactFormCases: EventCases = {
  'field.type': [
    command('field.type', { field: 'name', text: 'Asha Rao' }),
    command('field.type', { field: 'email', text: 'asha@example.com' }),
    command('field.type', { field: 'email', text: 'asha' }),
    command('field.type', { field: 'message', text: 'Is the oil good for a dog of four years?' }),
  ],
  'xstate.done.actor.sendLetter': [
    done('sendLetter', outcomes.sent),
    done('sendLetter', outcomes.limited),
    done('sendLetter', outcomes.refused),
  ],
  'xstate.error.actor.sendLetter': [failed('sendLetter')],
};

/** Tells snapshots apart by whether the message is valid, which decides what sending does. */
export function contactFormKey({ context: { fields } }: { readonly context: ContactFormContext }): string {
  return keyFor(fields.name, fields.email, fields.message);
}

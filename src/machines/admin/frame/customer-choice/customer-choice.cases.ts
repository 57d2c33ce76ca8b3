import { command, done, failed, keyFor, type EventCases } from '../../../kit/cases.ts';
import type { CustomerChoiceContext } from './customer-choice.machine.ts';

export const customerChoiceCases: EventCases = {
  'customer.seek': [command('customer.seek', { text: 'as' }), command('customer.seek', { text: 'a' })],
  'xstate.done.actor.findCustomers': [
    done('findCustomers', [{ id: 'a-customer', name: 'Asha Rao', phone: '+919876543210' }]),
    done('findCustomers', []),
  ],
  'xstate.error.actor.findCustomers': [failed('findCustomers')],
};

/** Tells snapshots apart by whether the text is long enough, and by whether anybody matches. */
export function customerChoiceKey({
  context: { text, matches },
}: {
  readonly context: CustomerChoiceContext;
}): string {
  return keyFor(text.length >= 2, matches.length > 0);
}

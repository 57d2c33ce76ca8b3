import { command, type EventCases } from '../cases.ts';
import type { ConfirmationInput } from './confirmation.machine.ts';

export const confirmationInput: ConfirmationInput = { onGiven: () => {} };

export const confirmationCases: EventCases = {
  'confirmation.ask': [command('confirmation.ask', { subject: 'peace-mantra|30 ml|Plain|monthly|' })],
};

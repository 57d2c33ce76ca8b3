import type { MessageEvent } from './message.machine.ts';

export const messageCases = {
  'message.write': [true, false].map((isSandbox) => ({ type: 'message.write', isSandbox })),
};

export const messageLabels: Readonly<Record<MessageEvent['type'], string>> = {
  'message.write': 'Something happened that a person is told',
  'carrier.took': 'The service takes it',
  'carrier.refused': 'The service refuses it for good',
  'carrier.failed': 'The service isn’t answering',
  'budget.spent': 'The text messages are used up for now',
  'message.expired': 'The message has expired',
};

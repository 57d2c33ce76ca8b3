import { command, type EventCases } from '../../kit/cases.ts';

export const stepCountCases: EventCases = {
  'consent.changed': [
    command('consent.changed', { agreed: ['flows'] }),
    command('consent.changed', { agreed: ['statistics'] }),
  ],
};

import { command, done, failed, type EventCases } from '../../kit/cases.ts';

export const themeCases: EventCases = {
  'scheme.choose': [command('scheme.choose', { scheme: 'dark' })],
  'xstate.done.actor.readScheme': [done('readScheme', 'dark'), done('readScheme', null)],
  'xstate.error.actor.readScheme': [failed('readScheme')],
};

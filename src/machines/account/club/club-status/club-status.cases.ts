import { done, failed, type EventCases } from '../../../kit/cases.ts';

export const clubStatusCases: EventCases = {
  'xstate.done.actor.fetchStatus': [
    done('fetchStatus', { isActive: true, expiresAt: '2027-11-04T04:30:00.000Z', savings: 420 }),
  ],
  'xstate.error.actor.fetchStatus': [failed('fetchStatus')],
};

import { command, done, failed, type EventCases } from '../../../kit/cases.ts';
import type { WorkCounts } from './work-counts.machine.ts';

export const someCounts: WorkCounts = { orders: 4, returns: 1, prescriptions: 0, shop: 2 };

export const workCountsCases: EventCases = {
  'place.changed': [command('place.changed', { isAdmin: true }), command('place.changed', { isAdmin: false })],
  'xstate.done.actor.loadCounts': [done('loadCounts', someCounts)],
  'xstate.error.actor.loadCounts': [failed('loadCounts')],
};

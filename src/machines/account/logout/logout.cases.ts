import { done, failed, type EventCases } from '../../kit/cases.ts';

export const logoutCases: EventCases = {
  'xstate.done.actor.tellLogouts': [done('tellLogouts', undefined)],
  'xstate.error.actor.tellLogouts': [failed('tellLogouts')],
};

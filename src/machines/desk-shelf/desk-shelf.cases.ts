import { done, failed, type EventCases } from '../kit/cases.ts';

export const deskShelfCases: EventCases = {
  'xstate.done.actor.loadProducts': [done('loadProducts', [])],
  'xstate.error.actor.loadProducts': [failed('loadProducts')],
};

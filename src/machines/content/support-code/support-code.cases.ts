import { done, failed, type EventCases } from '../../kit/cases.ts';

export const supportCodeCases: EventCases = {
  'xstate.done.actor.showSupport': [done('showSupport', { code: 'K7QX-M4P9', until: '2026-11-11T04:30:00.000Z' })],
  'xstate.error.actor.showSupport': [failed('showSupport')],
};

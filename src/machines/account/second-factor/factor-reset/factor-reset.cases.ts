import { done, failed, type EventCases } from '../../../kit/cases.ts';

export const factorResetCases: EventCases = {
  'xstate.done.actor.resetFactor': [
    done('resetFactor', {
      kind: 'issued',
      enrolmentCode: 'K7QX-2M4P-9RTZ-H3WC',
      expiresAt: '2026-11-05T04:30:00.000Z',
    }),
    done('resetFactor', { kind: 'refused', message: 'Only another admin can do that for your account' }),
  ],
  'xstate.error.actor.resetFactor': [failed('resetFactor')],
};

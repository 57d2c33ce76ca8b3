import { done, failed, type EventCases } from '../../kit/cases.ts';
import type { ShareInput } from './share.machine.ts';

export const shareInput: ShareInput = { title: 'Sleep Mantra' };

export const shareCases: EventCases = {
  'xstate.done.actor.sharePage': [
    done('sharePage', 'shared'),
    done('sharePage', 'closed'),
    done('sharePage', 'copied'),
    done('sharePage', 'failed'),
  ],
  'xstate.error.actor.sharePage': [failed('sharePage')],
};

import { done, failed, type EventCases } from '../../kit/cases.ts';
import type { ConsultationInput } from './consultation.machine.ts';

export const consultationInput: ConsultationInput = {
  source: '/shop/sleep-mantra',
  phone: '',
  message: 'Namaste! I would like help choosing a product.',
};

export const consultationCases: EventCases = {
  'xstate.done.actor.postInterest': [done('postInterest', undefined)],
  'xstate.error.actor.postInterest': [failed('postInterest')],
};

import { command, done, failed, refused, type EventCases } from '../../../kit/cases.ts';
import { orderAnswer } from '../../../orders/order-cases.ts';
import type { OrderDesk, OrderDeskInput } from './order-desk.machine.ts';

const answer = orderAnswer({ status: 'paid' }, { status: 'paid' });
export const someDesk: OrderDesk = {
  ...answer,
  order: { ...answer.order, returns: [] },
  shopper: { id: answer.order.id, name: 'Asha Rao', phone: '+919876543210', email: null },
  attempts: [],
  isHeld: false,
  proposedWeight: 240,
  unfinished: [],
  moves: [
    { move: 'pack', refusal: null },
    { move: 'ship', refusal: 'Pack it before you hand it over' },
  ],
  notes: [],
};

export const orderDeskInput: OrderDeskInput = { id: answer.order.id };

export const orderDeskCases: EventCases = {
  'step.ask': [command('step.ask', { step: { kind: 'move', move: 'pack' } })],
  'order.changed': [command('order.changed', { desk: someDesk })],
  'step.confirm': [command('step.confirm', { words: {} })],
  'xstate.done.actor.fetchDesk': [done('fetchDesk', someDesk), done('fetchDesk', null)],
  'xstate.error.actor.fetchDesk': [failed('fetchDesk')],
  'xstate.done.actor.takeStep': [done('takeStep', someDesk)],
  'xstate.error.actor.takeStep': [failed('takeStep', refused(409))],
};

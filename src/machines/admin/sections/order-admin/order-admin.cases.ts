import { command, done, failed, refused, type EventCases } from '../../../kit/cases.ts';
import { orderAnswer } from '../../../orders/order-cases.ts';
import type { OrderAdmin, OrderAdminInput } from './order-admin.machine.ts';

const answer = orderAnswer({ status: 'paid' }, { status: 'paid' });
export const sampleDetail: OrderAdmin = {
  ...answer,
  order: { ...answer.order, returns: [] },
  shopper: { id: answer.order.id, name: 'Asha Rao', phone: '+919876543210', email: null },
  attempts: [],
  isHeld: false,
  mayRefund: true,
  proposedWeight: 240,
  lastCourier: 'India Post',
  nextToShip: null,
  courier: null,
  unfinished: [],
  upiIds: [],
  moves: [
    { move: 'pack', refusal: null },
    { move: 'ship', refusal: 'Pack it before you hand it over' },
  ],
  notes: [],
};

export const orderAdminInput: OrderAdminInput = { id: answer.order.id };

export const orderAdminCases: EventCases = {
  'step.ask': [command('step.ask', { step: { kind: 'move', move: 'pack' } })],
  'order.changed': [command('order.changed', { detail: sampleDetail })],
  'step.confirm': [command('step.confirm', { words: {} })],
  'xstate.done.actor.fetchDetail': [done('fetchDetail', sampleDetail), done('fetchDetail', null)],
  'xstate.error.actor.fetchDetail': [failed('fetchDetail')],
  'xstate.done.actor.takeStep': [done('takeStep', sampleDetail)],
  'xstate.error.actor.takeStep': [failed('takeStep', refused(409))],
};

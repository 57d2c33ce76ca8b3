import { sampleOrder, orderAnswer } from '../order-cases.ts';
import { command, done, failed, keyFor, type EventCases } from '../../kit/cases.ts';
import { hasAsked } from './subscription-list.rules.ts';
import type { OwnMandate, OwnSubscription, SubscriptionList } from './subscription-list.types.ts';

export const sampleSubscription: OwnSubscription = {
  id: '5b0f9d3e-6c1a-4f1e-9d53-0f6b6b2f1c11',
  sku: 'sleep-mantra',
  name: 'Sleep Mantra',
  variant: '30 ml',
  flavour: 'Saffron',
  quantity: 1,
  plan: 'weekly',
  status: 'active',
  unitPrice: 1424,
  newPrice: null,
  nextOn: '2026-11-28',
  paysBy: 'link',
  mandate: null,
  mandateCeiling: 2300,
  address: sampleOrder.address,
  waiting: null,
  startedAt: '2026-10-31T04:30:00.000Z',
  endedAt: null,
};

export const sampleList: SubscriptionList = { subscriptions: [sampleSubscription], addresses: [] };

export const askedMandate: OwnMandate = {
  status: 'asked',
  method: 'upi',
  ceiling: 2300,
  action: { kind: 'redirect', url: '/sandbox/mandate/sbxm_00000000000000000000000000000000' },
  changedAt: '2026-11-04T04:30:00.000Z',
};
const asked: OwnSubscription = { ...sampleSubscription, mandate: askedMandate };
const askedList: SubscriptionList = { subscriptions: [asked], addresses: [] };

const { id } = sampleSubscription;

export const subscriptionListCases: EventCases = {
  'subscription.tell': [
    command('subscription.tell', { id, command: 'skip' }),
    command('subscription.tell', { id: 'gone', command: 'skip' }),
  ],
  'end.ask': [command('end.ask', { id }), command('end.ask', { id: 'gone' })],
  'edit.begin': [command('edit.begin', { id }), command('edit.begin', { id: 'gone' })],
  'edit.change': [
    command('edit.change', { change: { quantity: 2 } }),
    command('edit.change', { change: { nextOn: '2026-12-01' } }),
    command('edit.change', { change: { paysBy: 'wallet' } }),
  ],
  'renewal.pay': [command('renewal.pay', { orderId: sampleOrder.id })],
  'mandate.ask': [
    command('mandate.ask', { id, method: 'upi' }),
    command('mandate.ask', { id: 'gone', method: 'upi' }),
  ],
  'mandate.open': [command('mandate.open', { id })],
  'mandate.end': [command('mandate.end', { id }), command('mandate.end', { id: 'gone' })],
  'xstate.done.actor.settleMandate': [done('settleMandate', asked), done('settleMandate', sampleSubscription)],
  'xstate.error.actor.settleMandate': [failed('settleMandate')],
  'xstate.done.actor.lookAgain': [done('lookAgain', sampleList)],
  'xstate.error.actor.lookAgain': [failed('lookAgain')],
  'xstate.done.actor.fetchList': [done('fetchList', sampleList), done('fetchList', askedList)],
  'xstate.error.actor.fetchList': [failed('fetchList')],
  'xstate.done.actor.tellSubscription': [done('tellSubscription', sampleSubscription)],
  'xstate.error.actor.tellSubscription': [failed('tellSubscription')],
  'xstate.done.actor.saveDraft': [done('saveDraft', sampleSubscription)],
  'xstate.error.actor.saveDraft': [failed('saveDraft')],
  'xstate.done.actor.fetchOrder': [done('fetchOrder', orderAnswer())],
  'xstate.error.actor.fetchOrder': [failed('fetchOrder')],
  'xstate.done.actor.pay': [
    done('pay', { kind: 'paid', answer: orderAnswer({ status: 'paid' }, { status: 'paid' }) }),
  ],
};

/** Tells snapshots apart by whether the list is loaded and whether a bank was asked. */
export function subscriptionListKey({
  context,
}: {
  readonly context: { readonly list: SubscriptionList | null };
}): string {
  return keyFor(context.list !== null, hasAsked(context.list));
}

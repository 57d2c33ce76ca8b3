import { command, done, failed, nobody, type EventCases } from '../../../kit/cases.ts';
import { orderAnswer } from '../../../orders/order-cases.ts';
import type { ClubRenewalInput } from './club-renewal.machine.ts';

export const clubRenewalInput: ClubRenewalInput = { parent: nobody, price: 999 };

export const clubRenewalCases: EventCases = {
  'method.choose': [command('method.choose', { method: 'card' })],
  'xstate.done.actor.makeKey': [done('makeKey', 'a-key-of-this-click')],
  'xstate.error.actor.makeKey': [failed('makeKey')],
  'xstate.done.actor.buy': [done('buy', orderAnswer())],
  'xstate.error.actor.buy': [failed('buy')],
  'xstate.done.actor.pay': [
    done('pay', { kind: 'paid', answer: orderAnswer({ status: 'paid' }, { status: 'paid' }) }),
    done('pay', { kind: 'left', answer: orderAnswer({ status: 'failed' }, { status: 'cancelled' }) }),
  ],
};

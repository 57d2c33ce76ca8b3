import { command, done, failed, type EventCases } from '../../kit/cases.ts';
import type { Listed } from './account-list.machine.ts';

const id = '5f0d2c8e-58c5-4a0e-9d0e-0f9f9c1d2a11';
const listed: Listed = {
  items: [
    {
      id,
      name: 'Asha Rao',
      phone: '+919812345678',
      line1: '12 Lake View',
      line2: '',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560001',
      isDefault: false,
    },
  ],
  hasPassword: false,
  awaitedEmail: null,
};

export const accountListCases: EventCases = {
  'item.ask': [command('item.ask', { act: { verb: 'remove', id } })],
  'item.act': [command('item.act', { act: { verb: 'make-default', id } })],
  'xstate.done.actor.loadItems': [done('loadItems', listed)],
  'xstate.error.actor.loadItems': [failed('loadItems')],
  'xstate.done.actor.changeItem': [done('changeItem', listed)],
  'xstate.error.actor.changeItem': [failed('changeItem')],
};

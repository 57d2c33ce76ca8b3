import { command, done, failed, type EventCases } from '../../kit/cases.ts';
import type { Listed } from './account-list.machine.ts';

const listed: Listed = {
  items: [
    {
      id: '5f0d2c8e-58c5-4a0e-9d0e-0f9f9c1d2a11',
      device: 'Chrome on Android',
      signedInAt: '2026-11-01T04:30:00.000Z',
      lastUsedAt: '2026-11-04T04:30:00.000Z',
      isThis: true,
    },
  ],
  hasPassword: false,
  awaitedEmail: null,
};
const act = { verb: 'end', id: '5f0d2c8e-58c5-4a0e-9d0e-0f9f9c1d2a11' };

export const accountListCases: EventCases = {
  'item.ask': [command('item.ask', { act })],
  'item.act': [command('item.act', { act })],
  'xstate.done.actor.loadItems': [done('loadItems', listed)],
  'xstate.error.actor.loadItems': [failed('loadItems')],
  'xstate.done.actor.changeItem': [done('changeItem', listed)],
  'xstate.error.actor.changeItem': [failed('changeItem')],
};

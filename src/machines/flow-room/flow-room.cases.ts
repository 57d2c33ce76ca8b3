import { command, done, failed, type EventCases } from '../kit/cases.ts';
import type { DrawnChart, FlowRoomContext } from './flow-room.types.ts';

const actor = {
  type: '@xstate.actor',
  sessionId: 'x:1',
  name: 'menu',
  definition: '{"id":"menu"}',
  snapshot: { status: 'active', value: 'closed' },
};
const step = {
  type: '@xstate.microstep',
  sequence: 1,
  at: 0,
  sessionId: 'x:1',
  event: { type: 'menu.open' },
  snapshot: { status: 'active', value: 'open' },
  transitions: ['menu.closed|menu.open|0'],
  refusedBy: [],
};

const sampleChart: DrawnChart = {
  shape: {
    root: {
      id: 'menu',
      key: 'menu',
      type: 'compound',
      description: 'A menu.',
      invokes: [],
      actions: [],
      inner: [],
      initial: 'menu.closed',
      children: [],
    },
    edges: [],
    jumps: [],
  },
  drawing: { slug: 'menu', hash: '', width: 100, height: 100, boxes: {}, edges: [] },
};

export const flowRoomCases: EventCases = {
  'shop.born': [command('shop.born', { message: actor })],
  'shop.stepped': [command('shop.stepped', { message: step })],
  'shop.remembered': [command('shop.remembered', { message: { type: 'history', events: [actor, step] } })],
  'chart.open': [command('chart.open', { slug: 'menu', sessionId: 'x:1' })],
  'chart.search': [command('chart.search', { text: 'cart' })],
  'room.read': [command('room.read', { slug: 'menu', at: null }), command('room.read', { slug: null, at: null })],
  'moment.open': [command('moment.open', { index: 0 }), command('moment.open', { index: 99 })],
  'payload.type': [command('payload.type', { eventType: 'menu.open', text: '{' })],
  'event.send': [
    command('event.send', { eventType: 'menu.open', payload: '' }),
    command('event.send', { eventType: 'menu.open', payload: '{' }),
  ],
  'zoom.change': [command('zoom.change', { by: 1.25 })],
  'export.take': [command('export.take', { format: 'svg' })],
  'xstate.done.actor.loadChart': [done('loadChart', sampleChart)],
  'xstate.error.actor.loadChart': [failed('loadChart')],
};

/** Whether a flow is followed, how much was heard and where it is looked at tell two moments apart. */
export function flowRoomKey({ context }: { readonly context: FlowRoomContext }): string {
  return JSON.stringify([context.sessionId, Math.min(context.log.length, 1), context.at, context.payloads]);
}

import { command, done, failed, type EventCases } from '../../kit/cases.ts';
import type { DrawnChart, FlowRoomContext, Place } from './flow-room.types.ts';

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

const nowhere: Place = { slug: null, at: null, state: null, isForked: false };
const menu: Place = { ...nowhere, slug: 'menu' };
const recording = { actors: { 'x:1': { sessionId: 'x:1', slug: 'menu', parentId: null } }, steps: [step] };

export const flowRoomCases: EventCases = {
  'shop.told': [
    command('shop.told', { shop: 'one', messages: [actor, step] }),
    command('shop.told', { shop: 'other', messages: [actor] }),
    command('shop.told', { shop: 'one', messages: [step] }),
  ],
  'shop.remembered': [
    command('shop.remembered', { shop: 'one', messages: [actor, step] }),
    command('shop.remembered', { shop: 'other', messages: [] }),
  ],
  'shop.follow': [command('shop.follow', { shop: 'other' })],
  'shop.left': [command('shop.left', { shop: 'one' }), command('shop.left', { shop: 'other' })],
  'recording.open': [
    command('recording.open', { from: { kind: 'order', id: '1' } }),
    command('recording.open', { from: { kind: 'support', code: 'K7QX-M4P9' } }),
  ],
  'chart.open': [command('chart.open', { slug: 'menu', sessionId: 'x:1' })],
  'chart.search': [command('chart.search', { text: 'cart' })],
  'room.read': [
    command('room.read', { place: menu, order: null }),
    command('room.read', { place: nowhere, order: null }),
    command('room.read', { place: { ...menu, at: 1 }, order: null }),
    command('room.read', { place: { ...menu, state: 'menu.open', isForked: true }, order: '1' }),
  ],
  'moment.open': [command('moment.open', { sequence: 1 }), command('moment.open', { sequence: 99 })],
  'state.choose': [command('state.choose', { state: 'menu.open' }), command('state.choose', { state: null })],
  'sandbox.stood': [command('sandbox.stood', { snapshot: step.snapshot, offers: [], step: null })],
  'fork.take': [
    command('fork.take', { eventType: 'menu.open', payload: '' }),
    command('fork.take', { eventType: 'menu.open', payload: '{' }),
  ],
  'payload.type': [command('payload.type', { eventType: 'menu.open', text: '{' })],
  'event.send': [
    command('event.send', { eventType: 'menu.open', payload: '' }),
    command('event.send', { eventType: 'menu.open', payload: '{' }),
  ],
  'region.open': [command('region.open', { region: 'menu' }), command('region.open', { region: null })],
  'zoom.change': [command('zoom.change', { by: 1.25 })],
  'export.take': [command('export.take', { format: 'svg' })],
  'xstate.done.actor.loadChart': [done('loadChart', sampleChart)],
  'xstate.error.actor.loadChart': [failed('loadChart')],
  'xstate.done.actor.readRecording': [done('readRecording', recording)],
  'xstate.error.actor.readRecording': [failed('readRecording')],
};

/** Tells snapshots apart by the followed shop, its flow and recording, and the request in the URL. */
export function flowRoomKey({ context }: { readonly context: FlowRoomContext }): string {
  const { shop, sessionId, log, at, wantsFork } = context;
  return JSON.stringify([shop, sessionId !== null, log.length > 0, at !== null, wantsFork]);
}

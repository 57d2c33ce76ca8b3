import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type {
  ActorMessage,
  RoomMessage,
  ShopMessage,
  StepMessage,
} from '../../src/domain/inspection/inspection.ts';
import { flowRoomLogic } from '../../src/machines/flow-room/flow-room.actors.ts';
import type { DrawnChart, ExportFormat } from '../../src/machines/flow-room/flow-room.types.ts';
import { chartGroups, chartView, logView, shopText } from '../../src/machines/flow-room/flow-room.view.ts';
import { bell, held, settled, stopTime } from './support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const born: ActorMessage = {
  type: '@xstate.actor',
  sessionId: 'x:7',
  name: 'menu',
  definition: JSON.stringify({ id: 'menu' }),
  snapshot: { status: 'active', value: 'closed' },
};

function step(sequence: number, more: Partial<StepMessage> = {}): StepMessage {
  return {
    type: '@xstate.microstep',
    sequence,
    at: Date.parse('2026-11-04T04:30:00.000Z'),
    sessionId: 'x:7',
    event: { type: 'menu.open' },
    snapshot: { status: 'active', value: 'open', context: { depth: 1 } },
    transitions: ['menu.closed|menu.open|0'],
    refusedBy: [],
    ...more,
  };
}

const state = {
  description: '',
  type: 'atomic',
  invokes: [],
  actions: [],
  inner: [],
  initial: null,
  children: [],
} as const;
const chart: DrawnChart = {
  shape: {
    root: {
      ...state,
      id: 'menu',
      key: 'menu',
      type: 'compound',
      initial: 'menu.closed',
      children: [
        { ...state, id: 'menu.closed', key: 'closed', description: 'Only the hamburger shows.' },
        { ...state, id: 'menu.open', key: 'open', description: 'The links lie over the page.' },
      ],
    },
    edges: [
      {
        from: 'menu.closed',
        to: 'menu.open',
        rows: [{ id: 'menu.closed|menu.open|0', kind: 'event', text: 'menu.open', guard: null }],
      },
      {
        from: 'menu.open',
        to: 'menu.closed',
        rows: [{ id: 'menu.open|menu.close|0', kind: 'event', text: 'menu.close', guard: null }],
      },
    ],
    jumps: [],
  },
  drawing: { slug: 'menu', hash: '', width: 10, height: 10, boxes: {}, edges: [] },
};

function opened() {
  const shops = bell<ShopMessage>();
  const address = bell<readonly [string | null, number | null]>();
  const loadChart = held<[string], DrawnChart>();
  const sent: RoomMessage[] = [];
  const written: (readonly [string | null, number | null])[] = [];
  const exported: ExportFormat[] = [];
  const room = createActor(
    flowRoomLogic({
      watchShops: shops.listen,
      sendToShop: (message) => void sent.push(message),
      watchAddress: (listener) => address.listen(([slug, at]) => listener(slug, at)),
      writeAddress: (slug, at) => void written.push([slug, at]),
      loadChart,
      takeExport: (format) => void exported.push(format),
    }),
  ).start();
  const view = () => chartView(room.getSnapshot(), { 'menu.close': 'Close the menu' }, {});
  return { room, shops, address, loadChart, sent, written, exported, view };
}

async function openedChart() {
  const all = opened();
  all.shops.ring({ type: 'history', events: [born, { type: '@xstate.event' }, step(1)] });
  all.room.send({ type: 'chart.open', slug: 'menu', sessionId: 'x:7' });
  await all.loadChart.answer(chart);
  return all;
}

const cards = [
  { slug: 'menu', title: 'Menu', group: 'shopper', description: 'The menu' },
  { slug: 'order', title: 'Life of an order', group: 'server', description: '' },
];

test('FLO-02 the list names every chart by group, with what runs of it, and is searched', () => {
  const { room, shops } = opened();
  expect(shopText(room.getSnapshot())).toContain('No shop is telling yet');
  shops.ring(born);
  const groups = chartGroups(room.getSnapshot(), cards);
  expect(groups.map(({ name, charts }) => [name, charts.map(({ slug, running }) => [slug, running])])).toEqual([
    ['What shoppers do', [['menu', ['x:7']]]],
    ['What the server runs', [['order', []]]],
  ]);
  room.send({ type: 'chart.search', text: 'ORDER' });
  expect(chartGroups(room.getSnapshot(), cards).map(({ name }) => name)).toEqual(['What the server runs']);
});

test('FLO-02 a late joiner sees the states that are lit, the arrow just taken, and how often', async () => {
  const { view } = await openedChart();
  expect([...(view()?.active ?? [])]).toEqual(['menu', 'menu.open']);
  expect([...(view()?.taken ?? [])]).toEqual(['menu.closed|menu.open|0']);
  expect(view()?.visits.get('menu.closed|menu.open|0')).toBe(1);
  expect(view()?.now).toBe('open: The links lie over the page.');
});

test('FLO-02 an event that did nothing says which guard refused it, or that nobody listens', async () => {
  const { room, shops } = await openedChart();
  shops.ring(step(2, { transitions: [], refusedBy: ['isFree'] }));
  shops.ring(step(3, { transitions: [] }));
  const [latest, before] = logView(room.getSnapshot()).rows;
  expect([latest?.outcome, before?.outcome]).toEqual(['no state listens to it here', 'isFree said no']);
});

test('FLO-03 what can happen here is offered with its words, and goes to the flow that runs', async () => {
  const { room, sent, view } = await openedChart();
  expect(view()?.events).toEqual([{ type: 'menu.close', label: 'Close the menu', payload: '', isReadable: true }]);
  room.send({ type: 'event.send', eventType: 'menu.close', payload: '{"by": "key"}' });
  expect(sent).toEqual([{ type: 'send', sessionId: 'x:7', event: { by: 'key', type: 'menu.close' } }]);
  room.send({ type: 'event.send', eventType: 'menu.close', payload: '{' });
  expect(sent).toHaveLength(1);
  room.send({ type: 'payload.type', eventType: 'menu.close', text: '{' });
  expect(view()?.events[0]?.isReadable).toBe(false);
});

test('FLO-03 a moment that was is shown as it was, nothing can be sent to it, and the way leads back', async () => {
  const { room, shops, sent, written, view } = await openedChart();
  shops.ring(step(2, { snapshot: { status: 'active', value: 'closed' }, transitions: ['menu.open|menu.close|0'] }));
  room.send({ type: 'moment.open', index: 0 });
  expect([view()?.now, view()?.isPast, view()?.events]).toEqual(['open: The links lie over the page.', true, []]);
  room.send({ type: 'event.send', eventType: 'menu.close', payload: '' });
  expect(sent).toEqual([]);
  room.send({ type: 'moment.leave' });
  expect([view()?.now, view()?.isPast]).toEqual(['closed: Only the hamburger shows.', false]);
  room.send({ type: 'moment.open', index: 99 });
  expect(view()?.isPast).toBe(false);
  expect(written).toEqual([
    ['menu', null],
    ['menu', 0],
    ['menu', null],
  ]);
});

test('FLO-03 an address opens its chart and moment; one that names none says so', async () => {
  const { room, address, loadChart, shops } = opened();
  address.ring(['menu', 0]);
  shops.ring(born);
  shops.ring(step(1));
  await loadChart.answer(chart);
  expect(room.getSnapshot().context).toMatchObject({ slug: 'menu', sessionId: 'x:7', at: 0 });
  address.ring(['nothing', null]);
  await loadChart.fail(new Error('no drawing'));
  expect(room.getSnapshot().matches({ wall: 'missing' })).toBe(true);
  room.send({ type: 'charts.show' });
  expect(room.getSnapshot().matches({ wall: 'list' })).toBe(true);
});

test('FLO-02 a shop that is closed leaves its record, and its flows are no longer lit', async () => {
  const { room, shops, view } = await openedChart();
  shops.ring({ type: 'bye' });
  await settled();
  expect(view()?.sessions).toEqual([]);
  expect(logView(room.getSnapshot()).total).toBe(1);
});

test('FLO-03 the zoom stays readable, and a chart is handed over in every format', async () => {
  const { room, exported, view } = await openedChart();
  for (let times = 0; times < 20; times += 1) room.send({ type: 'zoom.change', by: 1.25 });
  expect(view()?.zoom).toBe(2);
  room.send({ type: 'zoom.reset' });
  expect(view()?.zoom).toBe(1);
  for (const format of ['svg', 'png', 'mermaid', 'machine', 'session'] as const) {
    room.send({ type: 'export.take', format });
  }
  expect(exported).toEqual(['svg', 'png', 'mermaid', 'machine', 'session']);
});

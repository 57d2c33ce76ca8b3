import type { ShopMessage } from '../../../src/domain/flows/inspection.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chartGroups, sourceView } from '../../../src/machines/flows/flow-room/flow-room.list.view.ts';
import { logView } from '../../../src/machines/flows/flow-room/flow-room.log.view.ts';
import { overlayReasons } from '../../../src/machines/flows/flow-room/flow-room.why.view.ts';
import { settled, stopTime } from '../support/held.ts';
import { born, menuChart, nowhere, opened, openedChart, step } from '../support/flow-room.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const cards = [
  { slug: 'menu', title: 'Menu', group: 'shopper', description: 'The menu', parts: [] },
  { slug: 'order', title: 'Life of an order', group: 'server', description: '', parts: [] },
];

test('FLO-02 the list names every chart by group, with what runs of it, and is searched', () => {
  const { room, tell } = opened();
  expect(sourceView(room.getSnapshot()).text).toContain('No shop is telling yet');
  tell(born);
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
  const { room, tell } = await openedChart();
  tell(step(2, { transitions: [], refusedBy: ['isFree'] }), step(3, { transitions: [] }));
  const [latest, before] = logView(room.getSnapshot()).rows;
  expect([latest?.outcome, before?.outcome]).toEqual(['no state listens to it here', 'isFree said no']);
});

test('FLO-02 a flow that is stopped hasn’t ignored that: the step says where it was', async () => {
  const { room, tell } = await openedChart();
  tell(step(2, { transitions: [], event: { type: 'xstate.stop' } }));
  const [latest] = logView(room.getSnapshot()).rows;
  expect([latest?.event, latest?.outcome, latest?.isIgnored]).toEqual(['stops', 'open', false]);
});

test('FLO-02 the log has what came with an event and what it changed', async () => {
  const { room, tell } = await openedChart();
  const context = { depth: 1, links: ['Shop'] };
  tell(
    step(2, { event: { type: 'menu.learn', links: 1 }, snapshot: { status: 'active', value: 'open', context } }),
  );
  const [latest, first] = logView(room.getSnapshot()).rows;
  expect([latest?.payload, latest?.changes]).toEqual(['{\n  "links": 1\n}', ['links: nothing → ["Shop"]']]);
  expect(first?.changes).toEqual(['depth: 0 → 1']);
});

test('FLO-02 the log says in words what the system did, and where every region stands', async () => {
  const { room, tell } = await openedChart();
  const value = { lines: 'empty', drawer: { open: 'full' } };
  tell(
    step(2, { event: { type: 'xstate.done.actor.placeOrder' }, snapshot: { status: 'active', value } }),
    step(3, { event: { type: 'xstate.after.pause.menu.open' } }),
    step(4, { event: { type: 'xstate.stop' } }),
  );
  const rows = logView(room.getSnapshot()).rows.slice(0, 3);
  expect(rows.map(({ event }) => event)).toEqual(['stops', 'pause is over', 'The order is placed']);
  expect(rows.at(2)?.outcome).toBe('lines.empty, drawer.open.full');
});

test('FLO-02 two shops are told apart: the first is followed until another is asked for, and each names itself', async () => {
  const { room, shops, sent, view } = await openedChart();
  shops.ring([{ ...step(2, { snapshot: { status: 'active', value: 'closed' } }), shop: 'two' }]);
  expect(view()?.now).toBe('open: The links lie over the page.');
  expect(sourceView(room.getSnapshot()).others).toEqual(['two']);
  room.send({ type: 'shop.follow', shop: 'two' });
  expect(sent).toEqual([{ type: 'hello', shop: 'two' }]);
  shops.ring([{ type: 'history', shop: 'two', events: [born] }]);
  expect(view()?.now).toBe('closed: Only the menu button is shown.');
  shops.ring([{ type: 'bye', shop: 'one' }]);
  expect(sourceView(room.getSnapshot())).toMatchObject({ kind: 'shop', others: [] });
});

test('FLO-02 a shop that is loaded again is followed anew, and what it did before stays', async () => {
  const { room, shops, tell, sent, view } = await openedChart();
  tell(step(2), step(3));
  shops.ring([{ type: 'bye', shop: 'one' }]);
  expect(sourceView(room.getSnapshot())).toMatchObject({
    text: 'The shop was closed or is loading again. What it did stays here.',
    kind: 'none',
  });
  expect(view()?.events).toEqual([]);
  // The page that goes still says something, and is no shop that could be followed.
  shops.ring([{ ...step(4), shop: 'one' }]);
  expect(sourceView(room.getSnapshot())).toMatchObject({ kind: 'none', others: [] });
  expect(logView(room.getSnapshot()).total).toBe(3);

  const opening: ShopMessage[] = [
    { ...born, shop: 'three' },
    { ...step(1), shop: 'three' },
  ];
  shops.ring(opening);
  expect(sent).toEqual([{ type: 'hello', shop: 'three' }]);
  shops.ring([{ type: 'history', shop: 'three', events: [born, step(1)] }]);
  shops.ring([{ ...step(2), shop: 'three' }]);
  const { rows, total } = logView(room.getSnapshot());
  expect([total, rows.map(({ sequence }) => sequence)]).toEqual([5, [5, 4, 3, 2, 1]]);
  expect(view()).toMatchObject({ sessionId: 'x:7', sessions: ['x:7'], now: 'open: The links lie over the page.' });
  expect(sourceView(room.getSnapshot()).kind).toBe('shop');
});

test('FLO-03 what can happen here is offered with its words, and goes to the flow that runs', async () => {
  const { room, sent, view } = await openedChart();
  expect(view()?.events).toEqual([
    { key: 'menu.close', type: 'menu.close', label: 'Close the menu', payload: '', hint: '', isReadable: true },
  ]);
  room.send({ type: 'event.send', eventType: 'menu.close', payload: '{"by": "key"}' });
  expect(sent).toEqual([{ type: 'send', shop: 'one', sessionId: 'x:7', event: { by: 'key', type: 'menu.close' } }]);
  room.send({ type: 'event.send', eventType: 'menu.close', payload: '{' });
  expect(sent).toHaveLength(1);
  room.send({ type: 'payload.type', eventType: 'menu.close', text: '{' });
  expect(view()?.events[0]?.isReadable).toBe(false);
});

test('FLO-03 a moment that was is shown as it was, nothing can be sent to it, and the way leads back', async () => {
  const { room, tell, sent, written, view } = await openedChart();
  tell(step(2, { snapshot: { status: 'active', value: 'closed' }, transitions: ['menu.open|menu.close|0'] }));
  room.send({ type: 'moment.open', sequence: 1 });
  expect([view()?.now, view()?.time, view()?.events]).toEqual(['open: The links lie over the page.', 'past', []]);
  expect([...(view()?.visits ?? [])]).toEqual([['menu.closed|menu.open|0', 1]]);
  room.send({ type: 'event.send', eventType: 'menu.close', payload: '' });
  expect(sent).toEqual([]);
  room.send({ type: 'moment.leave' });
  expect([view()?.now, view()?.time]).toEqual(['closed: Only the menu button is shown.', 'now']);
  room.send({ type: 'moment.open', sequence: 99 });
  expect(view()?.time).toBe('now');
  expect(written.map(({ slug, at }) => [slug, at])).toEqual([
    ['menu', null],
    ['menu', 1],
    ['menu', null],
  ]);
});

test('FLO-03 a fork goes on from the moment that is looked at, by itself, and the way leads back to it', async () => {
  const { room, sent, sandboxes, written, view } = await openedChart();
  room.send({ type: 'moment.open', sequence: 1 });
  room.send({ type: 'fork.begin' });
  const [sandbox] = sandboxes;
  expect(sandbox?.input).toEqual({
    slug: 'menu',
    walk: { start: 0, steps: [] },
    snapshot: { status: 'active', value: 'open', context: { depth: 1 } },
  });
  expect(written.at(-1)).toEqual({ slug: 'menu', at: 1, state: null, isForked: true });
  const offers = [
    { type: 'menu.close', index: 0, kind: 'event', payload: '' },
    { type: 'xstate.after.pause.menu.open', index: 0, kind: 'after', payload: '' },
    { type: 'xstate.error.actor.load', index: 1, kind: 'error', payload: '{"error": 1}' },
  ] as const;
  sandbox?.tell({ type: 'sandbox.stood', snapshot: { status: 'active', value: 'open' }, offers, step: null });
  expect(view()?.events.map(({ key, label }) => [key, label])).toEqual([
    ['menu.close', 'Close the menu'],
    ['xstate.after.pause.menu.open', 'pause is over'],
    ['xstate.error.actor.load 2', '“Load” fails'],
  ]);
  room.send({ type: 'fork.take', eventType: 'menu.close', payload: '' });
  room.send({ type: 'fork.take', eventType: 'menu.close', payload: '{' });
  expect(sandbox?.taken).toEqual([{ type: 'sandbox.take', eventType: 'menu.close', payload: '' }]);
  sandbox?.tell({
    type: 'sandbox.stood',
    snapshot: { status: 'active', value: 'closed' },
    offers: [],
    step: step(1, { event: { type: 'menu.close' }, transitions: ['menu.open|menu.close|0'] }),
  });
  expect([view()?.time, view()?.now, [...(view()?.taken ?? [])]]).toEqual([
    'fork',
    'closed: Only the menu button is shown.',
    ['menu.open|menu.close|0'],
  ]);
  expect(logView(room.getSnapshot())).toMatchObject({ isFork: true, total: 1 });
  expect(sent).toEqual([]);
  room.send({ type: 'fork.leave' });
  expect([view()?.time, view()?.now, room.getSnapshot().context.fork]).toEqual([
    'past',
    'open: The links lie over the page.',
    null,
  ]);
});

test('FLO-03 an address opens its chart, moment, state and fork; one that names none says so', async () => {
  const { room, address, loadChart, tell, sandboxes } = opened();
  address.ring([{ ...nowhere, slug: 'menu', at: 1 }, null]);
  tell(born, step(1));
  await loadChart.answer(menuChart);
  expect(room.getSnapshot().context).toMatchObject({ slug: 'menu', sessionId: 'x:7', at: 1 });
  expect(room.getSnapshot().matches({ wall: { drawn: 'past' } })).toBe(true);
  address.ring([{ slug: 'menu', at: null, state: 'menu.open', isForked: true }, null]);
  await loadChart.answer(menuChart);
  expect(sandboxes.at(-1)?.input).toMatchObject({ walk: { steps: [['menu.open', 0]] }, snapshot: null });
  expect(room.getSnapshot().context.state).toBe('menu.open');
  address.ring([{ ...nowhere, slug: 'nothing' }, null]);
  await loadChart.fail(new Error('no drawing'));
  expect(room.getSnapshot().matches({ wall: 'missing' })).toBe(true);
  room.send({ type: 'charts.show' });
  expect(room.getSnapshot().matches({ wall: 'list' })).toBe(true);
});

test('FLO-04 a state is chosen, named in the address, and let go', async () => {
  const { room, written, view } = await openedChart();
  expect(view()?.state).toBeNull();
  room.send({ type: 'state.choose', state: 'menu.open' });
  expect(view()?.state?.key).toBe('open');
  expect(written.at(-1)).toMatchObject({ slug: 'menu', state: 'menu.open' });
  room.send({ type: 'state.choose', state: null });
  expect([view()?.state, written.at(-1)?.state]).toEqual([null, null]);
});

test('FLO-03 a recording takes the shop’s place: its line of time is gone along, and the shop comes back after it', async () => {
  const { room, tell, readRecording, sent, view } = await openedChart();
  room.send({ type: 'recording.open', from: { kind: 'order', id: '1' } });
  const actors = { a: { sessionId: 'a', slug: 'menu', parentId: null } };
  await readRecording.answer({ actors, steps: [step(4, { sessionId: 'a' })] });
  expect([view()?.sessionId, view()?.now, view()?.events]).toEqual(['a', 'open: The links lie over the page.', []]);
  tell(step(9));
  expect(logView(room.getSnapshot()).total).toBe(1);
  room.send({ type: 'moment.open', sequence: 4 });
  expect(view()?.time).toBe('past');
  room.send({ type: 'recording.close' });
  expect([view()?.time, sourceView(room.getSnapshot()).kind]).toEqual(['now', 'none']);
  expect(sent).toEqual([{ type: 'hello', shop: null }]);
});

test('FLO-03 a file that is no recording is refused in words, and closed again', async () => {
  const { room, readRecording } = await openedChart();
  room.send({ type: 'recording.open', from: { kind: 'order', id: '1' } });
  await readRecording.fail(new Error('no recording'));
  expect(sourceView(room.getSnapshot()).text).toContain('cannot be read');
  room.send({ type: 'recording.close' });
  expect(sourceView(room.getSnapshot()).kind).toBe('none');
});

test('FLO-02 an address that names an order asks for its history', () => {
  const { room, address } = opened();
  address.ring([{ ...nowhere, slug: 'order' }, 'an-order']);
  expect(room.getSnapshot().context.from).toEqual({ kind: 'order', id: 'an-order' });
  expect(room.getSnapshot().matches({ source: 'reading' })).toBe(true);
});

test('OVL-01 why an overlay shows or waits is told on the charts where one asks', async () => {
  const { room, tell, loadChart } = opened();
  const flow = (slug: string, sessionId: string, context: object) => ({
    ...born,
    sessionId,
    definition: JSON.stringify({ id: slug }),
    snapshot: { status: 'active', value: 'clear', context } as const,
  });
  tell(flow('overlays', 'o', { queue: ['coupon-popup', 'welcome'], busy: ['drawer'], shown: 'tier-celebration' }));
  tell(flow('flash-popup', 'f', { quiet: 'claimed' }));
  room.send({ type: 'chart.open', slug: 'overlays', sessionId: 'o' });
  await loadChart.answer(menuChart);
  expect(overlayReasons(room.getSnapshot())).toEqual([
    'tier-celebration lies over the page.',
    'coupon-popup waits: the drawer is busy.',
    'welcome waits: tier-celebration is shown.',
    'flash-popup does not come: its code was claimed in this session.',
  ]);
  room.send({ type: 'chart.open', slug: 'cart', sessionId: null });
  expect(overlayReasons(room.getSnapshot())).toBeNull();
});

test('FLO-02 a shop that is closed leaves its record, and its flows are no longer lit', async () => {
  const { room, shops, view } = await openedChart();
  shops.ring([{ type: 'bye', shop: 'one' }]);
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

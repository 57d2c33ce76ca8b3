import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { partsOf } from '../../../src/app/flows/chart-parts.ts';
import type { Drawing } from '../../../src/domain/flows/drawing.ts';
import { chartGroups } from '../../../src/machines/flows/flow-room/flow-room.list.view.ts';
import { opening, openingZoom } from '../../../src/machines/flows/flow-room/flow-room.picture.ts';
import { standingText } from '../../../src/machines/flows/flow-room/flow-room.words.view.ts';
import type { DrawnChart } from '../../../src/machines/flows/flow-room/flow-room.types.ts';
import { shapeOf } from '../../../tools/flows/chart-shape.ts';
import { foldable, folded } from '../../../tools/flows/fold.ts';
import { stopTime } from '../support/held.ts';
import { opened } from '../support/flow-room.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const kettle = createMachine({
  id: 'kettle',
  initial: 'cold',
  states: {
    cold: {
      description: 'The kettle is cold.',
      on: { 'switch.press': 'heating', 'tap.open': {}, 'lid.open': {}, 'plug.pull': {}, 'cord.roll': {} },
    },
    heating: {
      description: 'The water gets warm.',
      initial: 'slow',
      states: { slow: { on: { 'gauge.rose': 'fast' } }, fast: { description: 'It sings.' } },
    },
    pouring: {
      description: 'Tea is made.',
      initial: 'first',
      states: { first: { on: { 'cup.fill': 'second' } }, second: {} },
    },
  },
});
const labels = {
  'switch.press': 'Press the switch',
  'tap.open': 'Open the tap',
  'lid.open': 'Open the lid',
  'plug.pull': 'Pull the plug',
  'cord.roll': 'Roll up the cord',
  'gauge.rose': 'The gauge has risen',
  'cup.fill': 'Somebody fills the cup',
};
const shape = shapeOf(kettle);
const sized = (width: number, height: number): Drawing => ({
  slug: 'kettle',
  hash: '',
  width,
  height,
  boxes: {},
  edges: [],
});

/** A chart too high for a screen, with an overview and each of its regions open. */
const high: DrawnChart = {
  shape,
  drawing: sized(800, 2504),
  overview: { shape: folded(shape) ?? shape, drawing: sized(400, 500) },
  opened: {
    'kettle.heating': { shape: folded(shape, 'kettle.heating') ?? shape, drawing: sized(500, 640) },
    'kettle.pouring': { shape: folded(shape, 'kettle.pouring') ?? shape, drawing: sized(500, 660) },
  },
};

const namesIn = ({ root }: DrawnChart['shape']) =>
  root.children.map(({ key, children }) => [key, children.map((child) => child.key)]);

test('FLO-02 regions fold one by one', () => {
  expect(foldable(shape)).toEqual(['kettle.heating', 'kettle.pouring']);
  expect(namesIn(folded(shape) ?? shape)).toEqual([
    ['cold', []],
    ['heating', []],
    ['pouring', []],
  ]);
  expect(namesIn(folded(shape, 'kettle.heating') ?? shape)).toEqual([
    ['cold', []],
    ['heating', ['slow', 'fast']],
    ['pouring', []],
  ]);
});

test('FLO-02 a chart that is too high to read opens as its overview, a click opens a region in place, and a chosen state is shown', async () => {
  const { room, loadChart, view } = opened();
  room.send({ type: 'chart.open', slug: 'kettle', sessionId: null });
  await loadChart.answer(high);
  const seen = () => [view()?.region, view()?.picture.drawing.height, [...(view()?.folded ?? [])]];
  expect(seen()).toEqual([null, 500, ['kettle.heating', 'kettle.pouring']]);
  room.send({ type: 'region.open', region: 'kettle.heating' });
  expect(seen()).toEqual(['kettle.heating', 640, ['kettle.pouring']]);
  room.send({ type: 'state.choose', state: 'kettle.pouring.second' });
  expect(seen()).toEqual(['kettle.pouring', 660, ['kettle.heating']]);
  room.send({ type: 'region.open', region: 'kettle' });
  expect(seen()).toEqual(['kettle', 2504, []]);
  room.send({ type: 'region.open', region: null });
  expect(seen()[1]).toBe(500);
});

test('FLO-02 a chart fits in both directions as far as it can be read, and a link to a state opens its region', () => {
  expect(openingZoom({ ...sized(800, 700) })).toBe(0.91);
  expect(openingZoom(sized(1000, 100))).toBe(0.84);
  expect(openingZoom(sized(800, 2504))).toBe(0.75);
  expect(opening(high, 'kettle.heating.fast').region).toBe('kettle.heating');
  expect(opening({ shape, drawing: sized(300, 300) }, null)).toEqual({ region: 'kettle', zoom: 1 });
});

test('FLO-02 where a flow stands and what a person can do there is said in a sentence', () => {
  const all = 'press the switch, open the tap, open the lid, pull the plug, or 1 more';
  const words = (active: readonly string[], chosen: string | null = null) =>
    standingText(shape, { active: new Set(active), chosen, labels, can: (type) => type !== refused });
  let refused = '';
  expect(words([])).toBe(`At the start: The kettle is cold. You can ${all}.`);
  expect(words(['kettle', 'kettle.cold'])).toBe(`The kettle is cold. You can ${all}.`);
  expect(words(['kettle', 'kettle.heating', 'kettle.heating.fast'])).toBe('It sings.');
  // What happens by itself, and what somebody else does, is nothing for the reader to do.
  expect(words(['kettle', 'kettle.heating', 'kettle.heating.slow'])).toBe('');
  expect(words(['kettle', 'kettle.pouring', 'kettle.pouring.first'])).toBe('');
  expect(words([], 'kettle.pouring')).toBe('In kettle.pouring: Tea is made.');
  // What does nothing at the moment isn't said, but a state has all of its ways.
  refused = 'switch.press';
  expect(words([])).not.toContain('switch');
  expect(words([], 'kettle.cold')).toContain('press the switch');
});

test('FLO-02 the search finds states, events and texts in every chart, with a link to the state', () => {
  const { room } = opened();
  const card = {
    slug: 'kettle',
    title: 'Kettle',
    group: 'shopper',
    description: '',
    parts: partsOf(kettle.root, labels, { 'kettle.heating.fast': 'It sings.' }),
  };
  const found = (text: string) => {
    room.send({ type: 'chart.search', text });
    return chartGroups(room.getSnapshot(), [card]).flatMap(({ charts }) => charts.flatMap((each) => each.found));
  };
  expect(found('SINGS')).toEqual([{ state: 'kettle.heating.fast', text: 'It sings.' }]);
  expect(found('the switch')).toEqual([{ state: 'kettle.cold', text: 'switch.press Press the switch' }]);
  expect(found('pouring')).toHaveLength(3);
  expect(found('no such thing')).toEqual([]);
});

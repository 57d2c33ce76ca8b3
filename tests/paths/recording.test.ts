import { expect, test } from 'vitest';
import type { Drawing, Shape } from '../../src/domain/flows/drawing.ts';
import { planOf } from '../../tools/paths/plan.ts';
import { chartOfRecording, recordingIn, walkOfRecording } from '../../tools/paths/recording.ts';
import { drawnCoverage } from '../../tools/paths/report/drawing.ts';
import { named, trailOf } from '../../tools/paths/walk.ts';
import { lamp } from './support/lamp.ts';

const { chart, book } = planOf(lamp);
const walk = named('lamp', 0, [
  { event: 'lamp.press' },
  { event: 'xstate.done.actor.readMeter' },
  { event: 'lamp.dim' },
  { event: 'fan.start' },
]);
const { edges } = trailOf(chart, book, walk);

/** As the room saves it: the data of events is hidden, other flows are in between. */
const saved = {
  actors: {
    'x:1': { sessionId: 'x:1', slug: 'lamp' },
    'x:2': { sessionId: 'x:2', slug: 'menu' },
  },
  steps: [
    { sessionId: 'x:1', event: { type: 'xstate.init' }, transitions: [] },
    ...edges.slice(1).flatMap(({ event: { type }, taken }) => [
      { sessionId: 'x:2', event: { type: 'menu.open' }, transitions: ['menu.closed|menu.open|0'] },
      { sessionId: 'x:1', event: { type, output: '[hidden]' }, transitions: taken },
    ]),
    { sessionId: 'x:1', event: { type: 'lamp.kick' }, transitions: [] },
  ],
};

test('QAP-02 a session saved by the flow room can be replayed, although its data is hidden', () => {
  const recording = recordingIn(JSON.parse(JSON.stringify(saved)));
  if (!recording) throw new Error('This is a recording');
  expect(chartOfRecording(recording, '/downloads/lamp-recording.json')).toBe('lamp');
  expect(walkOfRecording(chart, recording)).toEqual({ walk, lost: null });

  const first = recording.steps.find(({ event }) => event.type === 'lamp.dim');
  if (first) first.transitions = ['lamp.light|lamp.shine|0'];
  expect(walkOfRecording(chart, recording)).toMatchObject({ lost: { index: 2, event: 'lamp.dim' } });
  expect(recordingIn({ walk })).toBeNull();
});

test('QAP-02 the coverage is drawn on the chart: walked, missed, and impossible with the reason', () => {
  const shape: Shape = {
    root: {
      id: 'lamp',
      key: 'lamp',
      type: 'compound',
      description: 'A <lamp>.',
      invokes: [],
      actions: [],
      inner: [
        { id: 'lamp|lamp.press|0', kind: 'event', text: 'lamp.press', guard: null, order: 0, does: [], sets: [] },
        { id: 'lamp|lamp.dim|0', kind: 'event', text: 'lamp.dim', guard: 'canDim', order: 0, does: [], sets: [] },
        { id: 'lamp|lamp.sing|0', kind: 'event', text: 'lamp.sing', guard: null, order: 0, does: [], sets: [] },
      ],
      initial: null,
      children: [],
    },
    edges: [],
    jumps: [],
  };
  const drawing: Drawing = {
    slug: 'lamp',
    hash: '',
    width: 100,
    height: 100,
    boxes: { lamp: { x: 0, y: 0, width: 90, height: 90 } },
    edges: [],
  };
  const svg = drawnCoverage(
    { shape, drawing },
    {
      visits: new Map([['transition lamp|lamp.press|0', 3]]),
      reasons: new Map([['transition lamp|lamp.sing|0', 'Lamps are silent.']]),
      picture: (transition) => (transition.includes('press') ? 'shots/press.jpg' : null),
    },
  );
  expect(svg).toMatch(
    /<a href="shots\/press\.jpg"><text class="taken"[^>]*><title>3 walks take it<\/title>↻ lamp\.press ×3/u,
  );
  expect(svg).toMatch(/<text class="missed"[^>]*><title>no walk takes it<\/title>↻ lamp\.dim \[canDim\]/u);
  expect(svg).toMatch(/<text class="never"[^>]*><title>Lamps are silent\.<\/title>/u);
  expect(svg).toContain('<title>A &lt;lamp&gt;.</title>');
});

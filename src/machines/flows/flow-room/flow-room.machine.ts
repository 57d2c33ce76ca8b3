import { noPast, placeOf } from './flow-room.rules.ts';
import { drawn } from './flow-room.drawn.ts';
import { flowRoomSetup } from './flow-room.setup.ts';
import { source } from './flow-room.source.ts';

/** The flow room: every chart, drawn, with the running shop in it (FLO-02, FLO-03, FLO-04). */
export const flowRoomMachine = flowRoomSetup.createMachine({
  id: 'flow-room',
  description: 'The flow room: every chart, drawn, with the running shop in it.',
  context: {
    shop: null,
    shops: [],
    actors: {},
    log: [],
    past: noPast,
    from: null,
    search: '',
    slug: null,
    sessionId: null,
    at: null,
    state: null,
    wantsFork: false,
    chart: null,
    fork: null,
    payloads: {},
    region: null,
    zoom: 1,
  },
  invoke: [
    { id: 'watchShops', src: 'watchShops' },
    { id: 'watchAddress', src: 'watchAddress' },
  ],
  type: 'parallel',
  states: {
    source,
    wall: {
      description: 'What the room shows.',
      initial: 'list',
      on: {
        'room.read': [
          {
            guard: { type: 'hasSlug', params: ({ event }) => ({ slug: event.place.slug }) },
            target: '.fetching',
            actions: { type: 'setPlace', params: ({ event }) => ({ place: event.place }) },
          },
          { target: '.list', actions: { type: 'setChart', params: { slug: null, sessionId: null } } },
        ],
        'chart.open': {
          target: '.fetching',
          actions: [
            { type: 'setChart', params: ({ event: { slug, sessionId } }) => ({ slug, sessionId }) },
            { type: 'writeAddress', params: ({ context }) => ({ place: placeOf(context) }) },
          ],
        },
      },
      states: {
        list: {
          description: 'All charts by group, and which of them are running.',
          on: { 'chart.search': { actions: { type: 'setSearch', params: ({ event }) => ({ text: event.text }) } } },
        },
        fetching: {
          description: 'Loading the drawing.',
          invoke: {
            id: 'loadChart',
            src: 'loadChart',
            input: ({ context }) => ({ slug: context.slug ?? '' }),
            onDone: {
              target: 'drawn',
              actions: { type: 'setDrawn', params: ({ event }) => ({ chart: event.output }) },
            },
            onError: 'missing',
          },
          on: {
            'charts.show': {
              target: 'list',
              actions: [
                { type: 'setChart', params: { slug: null, sessionId: null } },
                { type: 'writeAddress', params: ({ context }) => ({ place: placeOf(context) }) },
              ],
            },
          },
        },
        missing: {
          description: 'There is no such chart.',
          on: {
            'charts.show': {
              target: 'list',
              actions: [
                { type: 'setChart', params: { slug: null, sessionId: null } },
                { type: 'writeAddress', params: ({ context }) => ({ place: placeOf(context) }) },
              ],
            },
          },
        },
        drawn,
      },
    },
  },
});

import { assign, setup } from 'xstate';
import type { ActorMessage, HistoryMessage, StepMessage } from '../../domain/inspection/inspection.ts';
import { promiseSlot, watchSlot } from '../kit/slot.ts';
import { born, payloadOf, remembered, stepped, zoomed } from './flow-room.rules.ts';
import type { DrawnChart, ExportFormat, FlowRoomContext, FlowRoomEvent } from './flow-room.types.ts';

/** The designers' room: every chart, drawn, and the running shop in it (FLO-02, FLO-03). */
export const flowRoomMachine = setup({
  types: {} as { context: FlowRoomContext; events: FlowRoomEvent },
  actors: {
    watchShops: watchSlot<FlowRoomEvent>(),
    watchAddress: watchSlot<FlowRoomEvent>(),
    loadChart: promiseSlot<DrawnChart, { slug: string }>(),
  },
  actions: {
    addActor: assign(({ context }, params: { message: ActorMessage }) => born(context, params.message)),
    addStep: assign(({ context }, params: { message: StepMessage }) => stepped(context, params.message)),
    addHistory: assign(({ context }, params: { message: HistoryMessage }) => remembered(context, params.message)),
    forgetShop: assign({ actors: {} }),
    setChart: assign((_, params: { slug: string | null; sessionId: string | null }) => ({
      ...params,
      chart: null,
    })),
    setDrawn: assign({ chart: (_, params: { chart: DrawnChart }) => params.chart }),
    setSearch: assign({ search: (_, params: { text: string }) => params.text }),
    setMoment: assign({ at: (_, params: { at: number | null }) => params.at }),
    writeAddress: (_, _params: { slug: string | null; at: number | null }) => {},
    setPayload: assign({
      payloads: ({ context }, params: { eventType: string; text: string }) => ({
        ...context.payloads,
        [params.eventType]: params.text,
      }),
    }),
    setZoom: assign({ zoom: ({ context }, params: { by: number }) => zoomed(context.zoom, params.by) }),
    resetZoom: assign({ zoom: 1 }),
    sendToShop: (_, _params: { sessionId: string | null; event: { readonly type: string } }) => {},
    takeExport: (_, _params: { format: ExportFormat; context: FlowRoomContext }) => {},
  },
  guards: {
    hasSlug: (_, params: { slug: string | null }) => params.slug !== null,
    isSent: ({ context }, params: { payload: string }) =>
      context.sessionId !== null && context.at === null && payloadOf(params.payload) !== null,
    hasMoment: ({ context }, params: { index: number }) => context.log[params.index] !== undefined,
  },
}).createMachine({
  id: 'flow-room',
  description: 'The designers’ room: every chart, drawn, and the running shop in it.',
  context: {
    actors: {},
    log: [],
    search: '',
    slug: null,
    sessionId: null,
    at: null,
    chart: null,
    payloads: {},
    zoom: 1,
  },
  invoke: [
    { id: 'watchShops', src: 'watchShops' },
    { id: 'watchAddress', src: 'watchAddress' },
  ],
  type: 'parallel',
  states: {
    shop: {
      description: 'Whether a shop tells what its flows do.',
      initial: 'unheard',
      on: {
        'shop.born': {
          target: '.heard',
          actions: { type: 'addActor', params: ({ event }) => ({ message: event.message }) },
        },
        'shop.stepped': {
          target: '.heard',
          actions: { type: 'addStep', params: ({ event }) => ({ message: event.message }) },
        },
        'shop.remembered': {
          target: '.heard',
          actions: { type: 'addHistory', params: ({ event }) => ({ message: event.message }) },
        },
      },
      states: {
        unheard: { description: 'No shop is open in another tab, or it was not asked to tell.' },
        heard: {
          description: 'A shop tells every step.',
          on: { 'shop.left': { target: 'unheard', actions: 'forgetShop' } },
        },
      },
    },
    wall: {
      description: 'What hangs on the wall.',
      initial: 'list',
      on: {
        'room.read': [
          {
            guard: { type: 'hasSlug', params: ({ event }) => ({ slug: event.slug }) },
            target: '.fetching',
            actions: [
              { type: 'setChart', params: ({ event }) => ({ slug: event.slug, sessionId: null }) },
              { type: 'setMoment', params: ({ event }) => ({ at: event.at }) },
            ],
          },
          { target: '.list', actions: { type: 'setChart', params: { slug: null, sessionId: null } } },
        ],
        'chart.open': {
          target: '.fetching',
          actions: [
            { type: 'setChart', params: ({ event }) => event },
            { type: 'setMoment', params: { at: null } },
            { type: 'writeAddress', params: ({ event }) => ({ slug: event.slug, at: null }) },
          ],
        },
      },
      states: {
        list: {
          description: 'All charts by group, with those of them that run.',
          on: { 'chart.search': { actions: { type: 'setSearch', params: ({ event }) => ({ text: event.text }) } } },
        },
        fetching: {
          description: 'The drawing comes.',
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
            'charts.show': { target: 'list', actions: { type: 'writeAddress', params: { slug: null, at: null } } },
          },
        },
        missing: {
          description: 'There is no such chart.',
          on: {
            'charts.show': { target: 'list', actions: { type: 'writeAddress', params: { slug: null, at: null } } },
          },
        },
        drawn: {
          description: 'One chart with what the shop does in it, now or at a moment that was.',
          on: {
            'charts.show': {
              target: 'list',
              actions: { type: 'writeAddress', params: { slug: null, at: null } },
            },
            'moment.open': {
              guard: { type: 'hasMoment', params: ({ event }) => ({ index: event.index }) },
              actions: [
                { type: 'setMoment', params: ({ event }) => ({ at: event.index }) },
                {
                  type: 'writeAddress',
                  params: ({ context, event }) => ({ slug: context.slug, at: event.index }),
                },
              ],
            },
            'moment.leave': {
              actions: [
                { type: 'setMoment', params: { at: null } },
                { type: 'writeAddress', params: ({ context }) => ({ slug: context.slug, at: null }) },
              ],
            },
            'payload.type': {
              actions: {
                type: 'setPayload',
                params: ({ event }) => ({ eventType: event.eventType, text: event.text }),
              },
            },
            'event.send': {
              guard: { type: 'isSent', params: ({ event }) => ({ payload: event.payload }) },
              actions: {
                type: 'sendToShop',
                params: ({ context, event }) => ({
                  sessionId: context.sessionId,
                  event: { ...payloadOf(event.payload), type: event.eventType },
                }),
              },
            },
            'zoom.change': { actions: { type: 'setZoom', params: ({ event }) => ({ by: event.by }) } },
            'zoom.reset': { actions: 'resetZoom' },
            'export.take': {
              actions: { type: 'takeExport', params: ({ context, event }) => ({ format: event.format, context }) },
            },
          },
        },
      },
    },
  },
});

import { payloadOf, placeOf, sandboxInput } from './flow-room.rules.ts';
import { flowRoomSetup } from './flow-room.setup.ts';

/** One chart with what happens in it: now, at an earlier moment, or in a fork (FLO-03). */
export const drawn = flowRoomSetup.createStateConfig({
  description: 'One chart with what happens in it: now, at an earlier moment, or in a fork.',
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What does the address ask for?',
      always: [
        { guard: 'isForkWanted', target: 'forked' },
        { guard: 'hasMoment', target: 'past' },
        { target: 'following' },
      ],
    },
    following: {
      description: 'The chart follows the shop live.',
      on: {
        'fork.begin': 'forked',
        'event.send': {
          guard: { type: 'isSendable', params: ({ event }) => event },
          actions: {
            type: 'sendToShop',
            params: ({ context: { shop, sessionId }, event }) => ({
              shop,
              sessionId,
              event: { ...payloadOf(event.payload), type: event.eventType },
            }),
          },
        },
      },
    },
    past: {
      description: 'An earlier moment is shown. No events can be sent to it.',
      on: {
        'fork.begin': 'forked',
        'moment.leave': {
          target: 'following',
          actions: [
            { type: 'setMoment', params: { at: null } },
            { type: 'writeAddress', params: ({ context }) => ({ place: placeOf(context, { at: null }) }) },
          ],
        },
      },
    },
    forked: {
      description: 'A copy of the flow runs on its own. The shop doesn’t notice.',
      entry: {
        type: 'writeAddress',
        params: ({ context }) => ({ place: placeOf(context, { isForked: true }) }),
      },
      exit: 'clearFork',
      invoke: { id: 'sandbox', src: 'sandbox', input: ({ context }) => sandboxInput(context) },
      on: {
        'sandbox.stood': { actions: { type: 'setFork', params: ({ event }) => event } },
        'fork.take': {
          guard: { type: 'isReadable', params: ({ event }) => event },
          actions: { type: 'stepSandbox', params: ({ event }) => event },
        },
        'fork.leave': [
          {
            guard: 'hasMoment',
            target: 'past',
            actions: { type: 'writeAddress', params: ({ context }) => ({ place: placeOf(context) }) },
          },
          {
            target: 'following',
            actions: { type: 'writeAddress', params: ({ context }) => ({ place: placeOf(context) }) },
          },
        ],
      },
    },
  },
  on: {
    'moment.open': {
      guard: { type: 'isKnownMoment', params: ({ event }) => event },
      target: '.past',
      actions: [
        { type: 'setMoment', params: ({ event }) => ({ at: event.sequence }) },
        {
          type: 'writeAddress',
          params: ({ context, event }) => ({ place: placeOf(context, { at: event.sequence }) }),
        },
      ],
    },
    'recording.close': '.following',
    'payload.type': { actions: { type: 'setPayload', params: ({ event }) => event } },
    'charts.show': {
      target: '#flow-room.wall.list',
      actions: [
        { type: 'setChart', params: { slug: null, sessionId: null } },
        { type: 'writeAddress', params: ({ context }) => ({ place: placeOf(context) }) },
      ],
    },
    'state.choose': {
      actions: [
        { type: 'setState', params: ({ event }) => event },
        {
          type: 'writeAddress',
          params: ({ context, event }) => ({ place: placeOf(context, { state: event.state }) }),
        },
      ],
    },
    'region.open': { actions: { type: 'setRegion', params: ({ event }) => ({ region: event.region }) } },
    'zoom.change': { actions: { type: 'setZoom', params: ({ event }) => ({ by: event.by }) } },
    'zoom.reset': { actions: 'resetZoom' },
    'export.take': {
      actions: { type: 'takeExport', params: ({ context, event }) => ({ format: event.format, context }) },
    },
  },
});

import { flowRoomSetup } from './flow-room.setup.ts';

/** Whether a shop reports what its flows do, or a recording is open (FLO-02, FLO-03). */
export const source = flowRoomSetup.createStateConfig({
  description: 'Where the events come from.',
  initial: 'unheard',
  on: {
    'recording.open': {
      target: '.reading',
      actions: { type: 'setSource', params: ({ event }) => ({ from: event.from }) },
    },
    'room.read': {
      guard: { type: 'hasOrder', params: ({ event }) => ({ order: event.order }) },
      target: '.reading',
      actions: {
        type: 'setSource',
        params: ({ event }) => ({ from: { kind: 'order', id: event.order ?? '' } }),
      },
    },
  },
  states: {
    unheard: {
      description: 'No shop is open in another tab, or none that reports what it does.',
      on: {
        'shop.told': {
          target: 'heard',
          actions: [
            { type: 'noteShop', params: ({ event }) => event },
            { type: 'setShop', params: ({ event }) => event },
            { type: 'setRemembered', params: ({ event }) => event },
            { type: 'askShop', params: ({ event }) => event },
          ],
        },
        'shop.remembered': {
          target: 'heard',
          actions: [
            { type: 'noteShop', params: ({ event }) => event },
            { type: 'setShop', params: ({ event }) => event },
            { type: 'setRemembered', params: ({ event }) => event },
          ],
        },
        'shop.left': { actions: { type: 'dropShop', params: ({ event }) => event } },
      },
    },
    heard: {
      description: 'A shop reports every step.',
      on: {
        'shop.told': [
          {
            guard: { type: 'isFollowed', params: ({ event }) => event },
            actions: { type: 'addTold', params: ({ event }) => event },
          },
          { actions: { type: 'noteShop', params: ({ event }) => event } },
        ],
        'shop.remembered': [
          {
            guard: { type: 'isFollowed', params: ({ event }) => event },
            actions: { type: 'setRemembered', params: ({ event }) => event },
          },
          { actions: { type: 'noteShop', params: ({ event }) => event } },
        ],
        'shop.follow': {
          actions: [
            'clearRecord',
            { type: 'setShop', params: ({ event }) => event },
            { type: 'askShop', params: ({ event }) => event },
          ],
        },
        'shop.left': [
          {
            guard: { type: 'isFollowed', params: ({ event }) => event },
            target: 'left',
            actions: ['leaveBehind', { type: 'dropShop', params: ({ event }) => event }],
          },
          { actions: { type: 'dropShop', params: ({ event }) => event } },
        ],
      },
    },
    left: {
      description:
        'The shop was closed or is loading again. What it did stays here, until the next shop adds to it.',
      on: {
        'shop.told': [
          { guard: { type: 'isLastWord', params: ({ event }) => event } },
          {
            target: 'heard',
            actions: [
              { type: 'noteShop', params: ({ event }) => event },
              { type: 'setShop', params: ({ event }) => event },
              { type: 'setRemembered', params: ({ event }) => event },
              { type: 'askShop', params: ({ event }) => event },
            ],
          },
        ],
        'shop.remembered': {
          target: 'heard',
          actions: [
            { type: 'noteShop', params: ({ event }) => event },
            { type: 'setShop', params: ({ event }) => event },
            { type: 'setRemembered', params: ({ event }) => event },
          ],
        },
        'shop.left': { actions: { type: 'dropShop', params: ({ event }) => event } },
        'shop.follow': {
          target: 'heard',
          actions: [
            { type: 'setShop', params: ({ event }) => event },
            { type: 'askShop', params: ({ event }) => event },
          ],
        },
      },
    },
    reading: {
      description: 'Opening a recording, or loading an order’s history.',
      invoke: {
        id: 'readRecording',
        src: 'readRecording',
        input: ({ context }) => ({ from: context.from }),
        onDone: {
          target: 'replayed',
          actions: ['clearRecord', { type: 'setRecording', params: ({ event }) => ({ recording: event.output }) }],
        },
        onError: 'unreadable',
      },
    },
    replayed: {
      description: 'A recording is open. No shop is followed.',
      on: {
        'recording.close': {
          target: 'unheard',
          actions: ['clearRecord', { type: 'askShop', params: { shop: null } }],
        },
      },
    },
    unreadable: {
      description: 'This file isn’t a recording, or the order’s history is not for this person.',
      on: { 'recording.close': { target: 'unheard', actions: { type: 'askShop', params: { shop: null } } } },
    },
  },
});

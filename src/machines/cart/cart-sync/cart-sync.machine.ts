import { keptOnly } from './cart-sync.kept.ts';
import { cartSyncSetup } from './cart-sync.setup.ts';
import { signedIn } from './cart-sync.signed-in.ts';
import { emptyRecord } from './cart-sync.types.ts';

/** Saves the cart on this device and syncs it with the server's (CRT-09 to CRT-11). */
export const cartSyncMachine = cartSyncSetup.createMachine({
  id: 'cart-sync',
  description: 'Saves the cart on this device and keeps it in step with the one on the server.',
  context: ({ input }) => ({
    ...input,
    record: emptyRecord,
    shopperId: null,
    visit: '',
    saveCount: 0,
    askedAt: null,
  }),
  invoke: { id: 'watchRecord', src: 'watchRecord' },
  initial: 'restoring',
  on: {
    'record.changed': [
      {
        guard: { type: 'isBehind', params: ({ event }) => ({ record: event.record }) },
        actions: [
          { type: 'learnSaves', params: ({ event }) => ({ record: event.record }) },
          { type: 'keepRecord', params: ({ context }) => ({ record: context.record }) },
        ],
      },
      {
        actions: [
          { type: 'takeRecord', params: ({ event }) => ({ record: event.record }) },
          { type: 'tellRestored', params: { cause: 'other-tab' } },
        ],
      },
    ],
    'session.opened': {
      target: '.signedIn',
      actions: { type: 'setShopper', params: ({ event }) => ({ shopperId: event.shopperId }) },
    },
    'session.closed': { target: '.visiting', actions: { type: 'setShopper', params: { shopperId: null } } },
    'session.ended': {
      target: '.visiting',
      actions: [
        { type: 'setShopper', params: { shopperId: null } },
        'forgetRecord',
        { type: 'keepRecord', params: ({ context }) => ({ record: context.record }) },
      ],
    },
  },
  states: {
    restoring: {
      description: 'Reading the cart saved on this device. A corrupt one is dropped.',
      invoke: {
        id: 'readRecord',
        src: 'readRecord',
        onDone: [
          {
            guard: 'isSignedIn',
            target: 'signedIn',
            actions: [
              { type: 'open', params: ({ event }) => ({ opening: event.output }) },
              { type: 'tellRestored', params: { cause: 'restored' } },
            ],
          },
          {
            target: 'visiting',
            actions: [
              { type: 'open', params: ({ event }) => ({ opening: event.output }) },
              { type: 'tellRestored', params: { cause: 'restored' } },
            ],
          },
        ],
        onError: { target: 'visiting' },
      },
      on: {
        'session.opened': {
          actions: { type: 'setShopper', params: ({ event }) => ({ shopperId: event.shopperId }) },
        },
        'session.closed': {},
        'cart.changed': {},
      },
    },
    visiting: {
      description: 'Not signed in. The cart stays on this device, and the server only checks prices and stock.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Is there anything in the cart to check?',
          always: [{ guard: 'hasLines', target: 'checking' }, { target: 'checked' }],
        },
        checked: { description: 'The server has answered, or couldn’t be reached. Nothing more to check for now.' },
        settling: {
          description: 'Waiting for a moment without changes, so that they are checked together.',
          after: { changePause: 'checking' },
        },
        checking: {
          description: 'Asking for today’s prices and stock (CRT-16, MNY-11).',
          invoke: {
            id: 'checkCart',
            src: 'checkCart',
            input: ({ context }) => ({ lines: context.record.lines }),
            onDone: {
              target: 'checked',
              actions: { type: 'tellChecked', params: ({ event }) => ({ lines: event.output }) },
            },
            onError: {
              target: 'checked',
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
      on: {
        'cart.changed': [
          {
            guard: { type: 'isShoppersChange', params: ({ event }) => ({ cause: event.cause }) },
            target: '.settling',
            actions: [
              { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
              { type: 'keepRecord', params: ({ context }) => ({ record: context.record }) },
            ],
          },
          ...keptOnly,
        ],
        'cart.check': '.deciding',
      },
    },
    signedIn,
  },
});

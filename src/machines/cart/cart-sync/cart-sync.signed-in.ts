import { keptOnly } from './cart-sync.kept.ts';
import { saveOf, serverCartOf } from './cart-sync.rules.ts';
import { cartSyncSetup } from './cart-sync.setup.ts';

/** A shopper's cart, saved on this device and on the server. */
export const signedIn = cartSyncSetup.createStateConfig({
  description: 'Signed in. The cart is saved on the server too.',
  initial: 'fetching',
  states: {
    fetching: {
      description: 'Loading the saved cart and merging it with this one. Nothing is lost.',
      tags: 'unsaved',
      entry: 'rememberAsked',
      invoke: {
        id: 'fetchCart',
        src: 'fetchCart',
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'bringTogether', params: ({ event }) => ({ server: event.output }) },
            { type: 'keepRecord', params: ({ context }) => ({ record: context.record }) },
            { type: 'tellRestored', params: { cause: 'server' } },
            { type: 'tellChecked', params: ({ event }) => ({ lines: event.output.checked }) },
          ],
        },
        onError: {
          target: 'unreachable',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      // Nothing is sent before the carts are merged: a save without a version would replace the saved cart.
      on: { 'cart.changed': keptOnly },
    },
    deciding: {
      description: 'Is there anything that the server doesn’t have yet?',
      always: [{ guard: 'hasUnsaved', target: 'saving' }, { target: 'saved' }],
    },
    saved: { description: 'The server and this device have the same cart.' },
    settling: {
      description: 'Waiting for a moment without changes, so that they are saved in one call.',
      tags: 'unsaved',
      after: { changePause: 'saving' },
    },
    saving: {
      description: 'Saving the cart, with the version that it is based on and an id of its own.',
      tags: 'unsaved',
      entry: [
        'rememberAsked',
        'rememberSent',
        { type: 'keepRecord', params: ({ context }) => ({ record: context.record }) },
      ],
      invoke: {
        id: 'saveCart',
        src: 'saveCart',
        input: ({ context }) => saveOf(context.record),
        onDone: [
          {
            guard: { type: 'isAsHere', params: ({ event }) => ({ server: event.output }) },
            target: 'deciding',
            actions: [
              { type: 'bringTogether', params: ({ event }) => ({ server: event.output }) },
              { type: 'keepRecord', params: ({ context }) => ({ record: context.record }) },
              { type: 'tellChecked', params: ({ event }) => ({ lines: event.output.checked }) },
            ],
          },
          {
            target: 'deciding',
            actions: [
              { type: 'bringTogether', params: ({ event }) => ({ server: event.output }) },
              { type: 'keepRecord', params: ({ context }) => ({ record: context.record }) },
              { type: 'tellRestored', params: { cause: 'server' } },
              { type: 'tellChecked', params: ({ event }) => ({ lines: event.output.checked }) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
            target: 'deciding',
            actions: [
              { type: 'bringTogether', params: ({ event }) => ({ server: serverCartOf(event.error) }) },
              { type: 'keepRecord', params: ({ context }) => ({ record: context.record }) },
              { type: 'tellRestored', params: { cause: 'server' } },
            ],
          },
          {
            guard: { type: 'isForGood', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'unreachable',
            actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: { 'cart.changed': keptOnly },
    },
    refused: {
      description:
        'The server refused these lines. It is asked what is wrong with them, and the next change is sent again.',
      tags: 'unsaved',
      invoke: {
        id: 'checkRefused',
        src: 'checkCart',
        input: ({ context }) => ({ lines: context.record.lines }),
        onDone: { actions: { type: 'tellChecked', params: ({ event }) => ({ lines: event.output }) } },
        onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    unreachable: {
      description: 'Couldn’t reach the server. The cart stays on this device and is sent later.',
      tags: 'unsaved',
      after: { saveRetry: 'fetching' },
      on: { 'connection.restored': 'fetching', 'cart.changed': keptOnly },
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
    'cart.check': '.fetching',
  },
});

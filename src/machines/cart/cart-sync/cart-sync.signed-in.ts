import { keptOnly } from './cart-sync.kept.ts';
import { serverCartOf } from './cart-sync.rules.ts';
import { cartSyncSetup } from './cart-sync.setup.ts';

/** A shopper's cart, kept here and on the server. */
export const signedIn = cartSyncSetup.createStateConfig({
  description: 'The server keeps this shopper’s cart too.',
  initial: 'fetching',
  states: {
    fetching: {
      description: 'Reading the stored cart and bringing both together; nothing is lost (CRT-11).',
      tags: 'unsaved',
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
      // Nothing is sent before both carts were one: a save without a version would replace the stored cart.
      on: { 'cart.changed': keptOnly },
    },
    deciding: {
      description: 'Does the server lack anything of this cart?',
      always: [{ guard: 'hasUnsaved', target: 'saving' }, { target: 'saved' }],
    },
    saved: { description: 'Server and device hold the same cart.' },
    settling: {
      description: 'Changes made within a moment go as one call (CRT-09).',
      tags: 'unsaved',
      after: { changePause: 'saving' },
    },
    saving: {
      description: 'Sending the cart with the version it is based on.',
      tags: 'unsaved',
      entry: 'rememberSent',
      invoke: {
        id: 'saveCart',
        src: 'saveCart',
        input: ({ context }) => ({ lines: context.record.lines, version: context.record.version }),
        onDone: [
          {
            guard: { type: 'isAsSent', params: ({ event }) => ({ server: event.output }) },
            target: 'deciding',
            actions: [
              { type: 'takeSaved', params: ({ event }) => ({ server: event.output }) },
              { type: 'keepRecord', params: ({ context }) => ({ record: context.record }) },
              { type: 'tellChecked', params: ({ event }) => ({ lines: event.output.checked }) },
            ],
          },
          {
            target: 'deciding',
            actions: [
              { type: 'takeSaved', params: ({ event }) => ({ server: event.output }) },
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
      description: 'The server would not take these lines; it says which, and the next change is sent again.',
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
      description: 'The server did not answer; the cart is kept and sent later.',
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

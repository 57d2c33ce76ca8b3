import { offerOf } from './flash-popup.rules.ts';
import { flashPopupSetup } from './flash-popup.setup.ts';

/** The sale on screen, from its first second to the claim. */
export const open = flashPopupSetup.createStateConfig({
  description: 'The sale is on screen. Nothing else covers the page.',
  entry: ['tellTaken', 'countShow'],
  exit: 'tellDone',
  initial: 'fixing',
  on: {
    'popup.preview': { actions: { type: 'setSettings', params: ({ event }) => ({ settings: event.settings }) } },
    'popup.close': {
      target: '#flash-popup.resting',
      actions: { type: 'keepDismissal', params: ({ context }) => offerOf(context.settings) },
    },
    'code.copied': { actions: 'toastCopied' },
    'code.refused': { actions: 'toastRefused' },
  },
  states: {
    fixing: {
      description: 'Setting the deadline on the first showing, or finding it again after a reload.',
      invoke: {
        id: 'fixDeadline',
        src: 'fixDeadline',
        input: ({ context }) => ({
          offer: offerOf(context.settings),
          seconds: context.settings.timerDuration,
        }),
        onDone: {
          target: 'counting',
          actions: { type: 'setDeadline', params: ({ event }) => ({ endsAt: event.output }) },
        },
        onError: '#flash-popup.resting',
      },
    },
    counting: {
      description: 'The countdown is running.',
      invoke: [
        {
          id: 'countdown',
          src: 'countdown',
          input: ({ context, self }) => ({ parent: self, id: 'flash-popup', endsAt: context.endsAt ?? '' }),
        },
        {
          id: 'codeCopy',
          src: 'codeCopy',
          input: ({ context, self }) => ({ parent: self, code: context.settings.couponCode }),
        },
      ],
      initial: 'offering',
      states: {
        offering: {
          description: 'The offer can be claimed.',
          on: { 'offer.claim': 'copying', 'countdown.over': '#flash-popup.open.expired' },
        },
        copying: {
          description: 'Copying the code to the clipboard.',
          entry: 'clearCopy',
          invoke: {
            id: 'copyCode',
            src: 'copyCode',
            input: ({ context }) => ({ code: context.settings.couponCode }),
            onDone: {
              target: 'keeping',
              actions: { type: 'setCopy', params: ({ event }) => ({ copy: event.output }) },
            },
            onError: 'keeping',
          },
        },
        keeping: {
          description: 'The claim is saved. An empty cart has nothing yet that the code could make cheaper.',
          entry: [
            { type: 'keepClaim', params: ({ context }) => offerOf(context.settings) },
            { type: 'announceClaim', params: ({ context }) => offerOf(context.settings) },
          ],
          always: [{ guard: 'hasLines', target: 'verifying' }, { target: 'claimed' }],
        },
        verifying: {
          description: 'Asking the server whether the code works for this cart.',
          invoke: {
            id: 'verifyOffer',
            src: 'verifyOffer',
            input: ({ context }) => ({ code: context.settings.couponCode, lines: context.lines }),
            onDone: [
              {
                guard: { type: 'isTaken', params: ({ event }) => ({ isTaken: event.output }) },
                target: '#flash-popup.resting',
                actions: 'toastClaimed',
              },
              { target: 'claimed' },
            ],
            onError: 'claimed',
          },
          after: { answerPatience: 'claimed' },
        },
        claimed: {
          description: 'There is no discount to promise for this cart. Was the code copied, at least?',
          always: [
            { guard: 'isCopied', target: '#flash-popup.resting', actions: 'toastPaste' },
            { target: '#flash-popup.resting', actions: 'toastRefused' },
          ],
        },
      },
    },
    expired: { description: 'The sale has ended. It can only be closed.' },
  },
});

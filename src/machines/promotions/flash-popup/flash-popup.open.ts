import { offerOf } from './flash-popup.rules.ts';
import { flashPopupSetup } from './flash-popup.setup.ts';

/** The sale on the screen, from its first second to the claim (FLS-05 to FLS-08). */
export const open = flashPopupSetup.createStateConfig({
  description: 'On the screen; nothing else lies over the page.',
  entry: 'countShow',
  exit: 'tellDone',
  initial: 'fixing',
  on: {
    'popup.preview': { actions: { type: 'setSettings', params: ({ event }) => ({ settings: event.settings }) } },
    'popup.close': '#flash-popup.resting',
    'code.copied': { actions: 'toastCopied' },
    'code.refused': { actions: 'toastRefused' },
  },
  states: {
    fixing: {
      description: 'Its deadline is fixed when it is first shown, and found again after a reload.',
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
      description: 'Its time runs.',
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
          description: 'It can be claimed.',
          on: { 'offer.claim': 'copying', 'countdown.over': '#flash-popup.open.expired' },
        },
        copying: {
          description: 'The code goes to the clipboard.',
          entry: 'clearCopy',
          invoke: {
            id: 'copyCode',
            src: 'copyCode',
            input: ({ context }) => ({ code: context.settings.couponCode }),
            onDone: {
              target: 'verifying',
              actions: { type: 'setCopy', params: ({ event }) => ({ copy: event.output }) },
            },
            onError: 'verifying',
          },
        },
        verifying: {
          description: 'The claim is kept; would the server take the code for this cart?',
          entry: [
            { type: 'keepClaim', params: ({ context }) => offerOf(context.settings) },
            { type: 'announceClaim', params: ({ context }) => offerOf(context.settings) },
          ],
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
          description: 'The server promised nothing for this cart; does the copy at least stand?',
          always: [
            { guard: 'isCopied', target: '#flash-popup.resting', actions: 'toastPaste' },
            { target: '#flash-popup.resting', actions: 'toastRefused' },
          ],
        },
      },
    },
    expired: { description: 'Its time is over; it can only be closed.' },
  },
});

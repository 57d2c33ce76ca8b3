import { assign, setup } from 'xstate';
import type { Cart } from '../../../domain/cart/cart.ts';
import { defaultPopupSettings, type PopupSettings } from '../../../domain/promotions/popup.ts';
import { codeCopyMachine, type CopyOutcome } from '../code-copy/code-copy.machine.ts';
import { copyTexts } from '../code-copy/code-copy.texts.ts';
import { countdownMachine } from '../../kit/countdown/countdown.machine.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { popupTriggerMachine } from '../popup-trigger/popup-trigger.machine.ts';
import { flashRefusal, offerOf } from './flash-popup.rules.ts';
import { claimedToast, copiedToast } from './flash-popup.texts.ts';
import type {
  FlashOffer,
  FlashPast,
  FlashPopupContext,
  FlashPopupEvent,
  FlashPopupInput,
} from './flash-popup.types.ts';

export const flashPopupSetup = setup({
  types: {} as {
    context: FlashPopupContext;
    events: FlashPopupEvent;
    input: FlashPopupInput;
    children: { popupTrigger: 'popupTrigger'; countdown: 'countdown'; codeCopy: 'codeCopy' };
  },
  actors: {
    fetchSettings: promiseSlot<PopupSettings>(),
    readPast: promiseSlot<FlashPast, { offer: FlashOffer }>(),
    fixDeadline: promiseSlot<string, { offer: FlashOffer; seconds: number }>(),
    copyCode: promiseSlot<CopyOutcome, { code: string }>(),
    verifyOffer: promiseSlot<boolean, { code: string; lines: Cart }>(),
    popupTrigger: popupTriggerMachine,
    countdown: countdownMachine,
    codeCopy: codeCopyMachine,
  },
  actions: {
    setSettings: assign((_, params: { settings: PopupSettings }) => params),
    setDefaults: assign({ settings: defaultPopupSettings }),
    setPlace: assign((_, { location, page }: Extract<FlashPopupEvent, { type: 'page.arrived' }>) => ({
      path: location.path,
      isFound: page.route !== 'not-found',
    })),
    setLines: assign((_, params: { lines: Cart }) => params),
    setQuiet: assign({
      quiet: ({ context }, params: { past: FlashPast }) => flashRefusal(context.settings, context, params.past),
    }),
    setDeadline: assign((_, params: { endsAt: string }) => params),
    setCopy: assign((_, params: { copy: CopyOutcome }) => params),
    clearCopy: assign({ copy: null }),
    countShow: () => {},
    keepDismissal: (_, _params: FlashOffer) => {},
    keepClaim: (_, _params: FlashOffer) => {},
    announceClaim: (_, _params: FlashOffer) => {},
    tellRequest: ({ context }) => context.parent.send({ type: 'overlay.request', kind: 'flash-popup' }),
    tellWithdraw: ({ context }) => context.parent.send({ type: 'overlay.withdraw', kind: 'flash-popup' }),
    tellTaken: ({ context }) => context.parent.send({ type: 'overlay.taken', kind: 'flash-popup' }),
    tellDone: ({ context }) => context.parent.send({ type: 'overlay.done', kind: 'flash-popup' }),
    toastCopied: ({ context }) => context.parent.send({ type: 'toast.request', toast: copyTexts.copied }),
    toastRefused: ({ context }) => context.parent.send({ type: 'toast.request', toast: copyTexts.refused }),
    toastClaimed: ({ context }) =>
      context.parent.send({ type: 'toast.request', toast: claimedToast(offerOf(context.settings)) }),
    toastPaste: ({ context }) =>
      context.parent.send({ type: 'toast.request', toast: copiedToast(offerOf(context.settings)) }),
  },
  guards: {
    isOtherPath: ({ context }, params: { path: string }) => params.path !== context.path,
    canCome: ({ context }, params: { past: FlashPast }) =>
      flashRefusal(context.settings, context, params.past) === null,
    hasLines: ({ context }) => context.lines.length > 0,
    isTaken: (_, params: { isTaken: boolean }) => params.isTaken,
    isCopied: ({ context }) => context.copy === 'copied',
  },
  // How long a claim waits for the server before it settles for copying the code.
  delays: { answerPatience: 3000 },
});

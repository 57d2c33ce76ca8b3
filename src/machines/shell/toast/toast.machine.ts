import { setup } from 'xstate';
import type { Tells } from '../../kit/tells.ts';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';
export type ToastEvent = { type: 'toast.hold' } | { type: 'toast.release' } | { type: 'toast.close' };
export type ToastFact = { type: 'toast.gone'; id: string };

export interface ToastInput {
  readonly id: string;
  readonly parent: Tells<ToastFact>;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: { readonly label: string; readonly event: 'item.restore' };
}

/** One message: shown for 5 s, longer while the pointer or the focus is on it, or closed by hand (CHR-11). */
export const toastMachine = setup({
  types: {} as { context: ToastInput; events: ToastEvent; input: ToastInput },
  actions: { tellGone: ({ context }) => context.parent.send({ type: 'toast.gone', id: context.id }) },
  delays: { toastOver: 5000, farewell: 300 },
}).createMachine({
  id: 'toast',
  description: 'One short message. Shown for a while, then closes automatically, or by hand.',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      description: 'The message is shown. Its time is running.',
      after: { toastOver: 'leaving' },
      on: { 'toast.hold': 'held', 'toast.close': 'leaving' },
    },
    held: {
      description: 'The pointer or the focus is on the message. Its time is paused.',
      on: { 'toast.release': 'shown', 'toast.close': 'leaving' },
    },
    leaving: { description: 'The message slides away.', after: { farewell: 'gone' } },
    gone: { description: 'The message is gone.', type: 'final', entry: 'tellGone' },
  },
});

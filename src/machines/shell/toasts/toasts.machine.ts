import { assign, setup, type ActorRefFrom } from 'xstate';
import { toastMachine, type ToastFact, type ToastTone } from '../toast/toast.machine.ts';

export interface ToastText {
  readonly tone: ToastTone;
  readonly text: string;
  /** A button in the toast; its event goes to the shop. */
  readonly action?: { readonly label: string; readonly event: 'item.restore' };
}

export type ToastsEvent = { type: 'toast.show'; toast: ToastText } | ToastFact;

export interface ToastsContext {
  readonly next: number;
  /** Newest last. */
  readonly toasts: readonly {
    readonly id: string;
    readonly text: string;
    readonly ref: ActorRefFrom<typeof toastMachine>;
  }[];
}

const maxAtOnce = 4;

/** The short messages at the edge of the screen, each with its own actor (CHR-11). */
export const toastsMachine = setup({
  types: {} as { context: ToastsContext; events: ToastsEvent },
  actors: { toast: toastMachine },
  actions: {
    add: assign(({ context, spawn, self }, params: { toast: ToastText }) => {
      const id = `toast-${context.next}`;
      const ref = spawn('toast', { id, input: { id, parent: self, ...params.toast } });
      const { text } = params.toast;
      const others = context.toasts.filter((each) => each.text !== text);
      return { next: context.next + 1, toasts: [...others, { id, text, ref }].slice(-maxAtOnce) };
    }),
    drop: assign({
      toasts: ({ context }, params: { id: string }) => context.toasts.filter((each) => each.id !== params.id),
    }),
  },
}).createMachine({
  id: 'toasts',
  description: 'The short messages at the edge of the screen.',
  context: { next: 1, toasts: [] },
  initial: 'listening',
  states: {
    listening: {
      description:
        'Shows the messages it is given, a few at a time. One that says the same takes the place of the one before.',
      on: {
        'toast.show': { actions: { type: 'add', params: ({ event }) => event } },
        'toast.gone': { actions: { type: 'drop', params: ({ event }) => event } },
      },
    },
  },
});

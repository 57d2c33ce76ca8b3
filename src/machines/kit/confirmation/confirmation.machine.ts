import { assign, setup } from 'xstate';

export type ConfirmationEvent =
  | { type: 'confirmation.ask'; subject: string }
  | { type: 'confirmation.give' }
  | { type: 'confirmation.refuse' };

export interface ConfirmationInput {
  /** Runs the confirmed action. */
  readonly onGiven: (subject: string) => void;
}

interface ConfirmationContext extends ConfirmationInput {
  /** The subject of the question; '' if there is none. */
  readonly subject: string;
}

/** “Are you sure?” before a step that needs confirming (CRT-14). */
export const confirmationMachine = setup({
  types: {} as { context: ConfirmationContext; events: ConfirmationEvent; input: ConfirmationInput },
  actions: {
    setSubject: assign({ subject: (_, params: { subject: string }) => params.subject }),
    tellGiven: ({ context }) => context.onGiven(context.subject),
  },
}).createMachine({
  id: 'confirmation',
  description: 'Asks “Are you sure?” before an important step.',
  context: ({ input }) => ({ ...input, subject: '' }),
  initial: 'unasked',
  states: {
    unasked: {
      description: 'No question is shown.',
      on: {
        'confirmation.ask': {
          target: 'asking',
          actions: { type: 'setSubject', params: ({ event }) => ({ subject: event.subject }) },
        },
      },
    },
    asking: {
      description: 'The question is on screen.',
      on: {
        'confirmation.give': { target: 'unasked', actions: 'tellGiven' },
        'confirmation.refuse': 'unasked',
      },
    },
  },
});

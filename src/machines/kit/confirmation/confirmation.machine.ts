import { assign, setup } from 'xstate';

export type ConfirmationEvent =
  | { type: 'confirmation.ask'; subject: string }
  | { type: 'confirmation.give' }
  | { type: 'confirmation.refuse' };

export interface ConfirmationInput {
  /** Does what was asked about. */
  readonly onGiven: (subject: string) => void;
}

interface ConfirmationContext extends ConfirmationInput {
  /** What the question is about; '' while nothing is asked. */
  readonly subject: string;
}

/** 'Are you sure?' before something that is not done lightly (CRT-14). */
export const confirmationMachine = setup({
  types: {} as { context: ConfirmationContext; events: ConfirmationEvent; input: ConfirmationInput },
  actions: {
    setSubject: assign({ subject: (_, params: { subject: string }) => params.subject }),
    tellGiven: ({ context }) => context.onGiven(context.subject),
  },
}).createMachine({
  id: 'confirmation',
  description: 'Asks before something that is not done lightly.',
  context: ({ input }) => ({ ...input, subject: '' }),
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Nothing is in question.',
      on: {
        'confirmation.ask': {
          target: 'asking',
          actions: { type: 'setSubject', params: ({ event }) => ({ subject: event.subject }) },
        },
      },
    },
    asking: {
      description: 'The question is on the screen.',
      on: {
        'confirmation.give': { target: 'unasked', actions: 'tellGiven' },
        'confirmation.refuse': 'unasked',
      },
    },
  },
});

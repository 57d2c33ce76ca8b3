import { setup } from 'xstate';
import { promiseSlot } from '../kit/slot.ts';
import type { Tells } from '../kit/tells.ts';

export type RecoveryCodesEvent = { type: 'codes.copy' } | { type: 'codes.save' } | { type: 'codes.done' };

export type RecoveryCodesFact = { type: 'codes.kept' };

export interface RecoveryCodesInput {
  readonly parent: Tells<RecoveryCodesFact>;
  readonly codes: readonly string[];
}

/** Recovery codes are seen once: the person copies or saves them, and says so (SEC-03). */
export const recoveryCodesMachine = setup({
  types: {} as { context: RecoveryCodesInput; events: RecoveryCodesEvent; input: RecoveryCodesInput },
  actors: {
    copyCodes: promiseSlot<void, { codes: readonly string[] }>(),
    saveCodes: promiseSlot<void, { codes: readonly string[] }>(),
  },
  actions: { tellKept: ({ context }) => context.parent.send({ type: 'codes.kept' }) },
}).createMachine({
  id: 'recovery-codes',
  description: 'Recovery codes are seen once, copied or saved.',
  context: ({ input }) => input,
  initial: 'shown',
  on: { 'codes.copy': '.copying', 'codes.save': '.saving', 'codes.done': '.kept' },
  states: {
    shown: { description: 'They stand there.' },
    copying: {
      description: 'The browser copies them.',
      invoke: {
        id: 'copyCodes',
        src: 'copyCodes',
        input: ({ context }) => ({ codes: context.codes }),
        onDone: 'copied',
        onError: 'uncopied',
      },
    },
    copied: { description: 'They are on the clipboard.' },
    uncopied: { description: 'The browser does not let them be copied; they can be saved or written down.' },
    saving: {
      description: 'The browser saves them as a file.',
      invoke: {
        id: 'saveCodes',
        src: 'saveCodes',
        input: ({ context }) => ({ codes: context.codes }),
        onDone: 'saved',
        onError: 'uncopied',
      },
    },
    saved: { description: 'They are a file of this device.' },
    kept: { description: 'The person has them.', type: 'final', entry: 'tellKept' },
  },
});

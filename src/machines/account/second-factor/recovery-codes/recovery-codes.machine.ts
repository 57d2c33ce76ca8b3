import { setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';
import type { Tells } from '../../../kit/tells.ts';

export type RecoveryCodesEvent = { type: 'codes.copy' } | { type: 'codes.save' } | { type: 'codes.done' };

export type RecoveryCodesFact = { type: 'codes.kept' };

export interface RecoveryCodesInput {
  readonly parent: Tells<RecoveryCodesFact>;
  readonly codes: readonly string[];
}

/** Recovery codes are shown once: the person copies or saves them, and confirms it (SEC-03). */
export const recoveryCodesMachine = setup({
  types: {} as { context: RecoveryCodesInput; events: RecoveryCodesEvent; input: RecoveryCodesInput },
  actors: {
    copyCodes: promiseSlot<void, { codes: readonly string[] }>(),
    saveCodes: promiseSlot<void, { codes: readonly string[] }>(),
  },
  actions: { tellKept: ({ context }) => context.parent.send({ type: 'codes.kept' }) },
}).createMachine({
  id: 'recovery-codes',
  description: 'Shows recovery codes once, to copy or save.',
  context: ({ input }) => input,
  initial: 'shown',
  on: { 'codes.copy': '.copying', 'codes.save': '.saving', 'codes.done': '.kept' },
  states: {
    shown: { description: 'The codes are on screen.' },
    copying: {
      description: 'Copying the codes.',
      invoke: {
        id: 'copyCodes',
        src: 'copyCodes',
        input: ({ context }) => ({ codes: context.codes }),
        onDone: 'copied',
        onError: 'uncopied',
      },
    },
    copied: { description: 'The codes are on the clipboard.' },
    uncopied: { description: 'The browser refused to copy. The codes can still be saved or written down.' },
    saving: {
      description: 'Saving the codes as a file.',
      invoke: {
        id: 'saveCodes',
        src: 'saveCodes',
        input: ({ context }) => ({ codes: context.codes }),
        onDone: 'saved',
        onError: 'uncopied',
      },
    },
    saved: { description: 'The codes are saved as a file.' },
    kept: { description: 'The person confirmed that the codes are safe.', type: 'final', entry: 'tellKept' },
  },
});

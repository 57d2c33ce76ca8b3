import { setup } from 'xstate';
import { couponConstants } from '../../../domain/kit/constants.ts';
import { promiseSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';

export type CopyOutcome = 'copied' | 'failed';

export type CodeCopyEvent = { type: 'code.copy' };
export type CodeCopyFact = { type: 'code.copied' } | { type: 'code.refused' };

export interface CodeCopyInput {
  readonly parent: Tells<CodeCopyFact>;
  readonly code: string;
}

/** The button that copies a code, with a short confirmation (CPN-08). */
export const codeCopyMachine = setup({
  types: {} as { context: CodeCopyInput; events: CodeCopyEvent; input: CodeCopyInput },
  actors: { copyCode: promiseSlot<CopyOutcome, { code: string }>() },
  actions: {
    tellCopied: ({ context }) => context.parent.send({ type: 'code.copied' }),
    tellRefused: ({ context }) => context.parent.send({ type: 'code.refused' }),
  },
  guards: { isCopied: (_, params: { outcome: CopyOutcome }) => params.outcome === 'copied' },
  delays: { feedbackOver: couponConstants.copyFeedback },
}).createMachine({
  id: 'code-copy',
  description: 'The button that copies a code.',
  context: ({ input }) => input,
  initial: 'ready',
  states: {
    ready: { description: 'The code can be copied.', on: { 'code.copy': 'copying' } },
    copying: {
      description: 'Copying the code to the clipboard.',
      invoke: {
        id: 'copyCode',
        src: 'copyCode',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => ({ outcome: event.output }) },
            target: 'copied',
            actions: 'tellCopied',
          },
          { target: 'ready', actions: 'tellRefused' },
        ],
        onError: { target: 'ready', actions: 'tellRefused' },
      },
    },
    copied: {
      description: 'The button says “copied” for a moment. Pressing it copies the code again.',
      after: { feedbackOver: 'ready' },
      on: { 'code.copy': 'copying' },
    },
  },
});

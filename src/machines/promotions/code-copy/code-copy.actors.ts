import { fromPromise } from 'xstate';
import { codeCopyMachine, type CopyOutcome } from './code-copy.machine.ts';

export interface ClipboardPorts {
  /** Never rejects. */
  copy(text: string): Promise<CopyOutcome>;
}

export function codeCopyLogic(ports: ClipboardPorts) {
  return codeCopyMachine.provide({
    actors: { copyCode: fromPromise<CopyOutcome, { code: string }>(({ input }) => ports.copy(input.code)) },
  });
}

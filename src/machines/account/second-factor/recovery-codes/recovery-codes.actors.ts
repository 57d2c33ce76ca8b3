import { fromPromise } from 'xstate';
import { recoveryCodesMachine } from './recovery-codes.machine.ts';

/** Both reject if the browser doesn't allow it. */
export interface RecoveryCodesPorts {
  copyText(text: string): Promise<void>;
  saveText(text: string): Promise<void>;
}

type Input = { codes: readonly string[] };

export function recoveryCodesLogic(ports: RecoveryCodesPorts) {
  return recoveryCodesMachine.provide({
    actors: {
      copyCodes: fromPromise<void, Input>(async ({ input }) => ports.copyText(textOf(input))),
      saveCodes: fromPromise<void, Input>(async ({ input }) => ports.saveText(textOf(input))),
    },
  });
}

function textOf({ codes }: Input): string {
  return `${codes.join('\n')}\n`;
}

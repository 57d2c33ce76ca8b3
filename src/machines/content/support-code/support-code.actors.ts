import { fromPromise } from 'xstate';
import { supportCodeMachine, type ShownCode } from './support-code.machine.ts';

export interface SupportCodePorts {
  /** Sends the last minutes of this tab. Rejects with CallFailed. */
  showSupport(signal: AbortSignal): Promise<ShownCode>;
}

export function supportCodeLogic(ports: SupportCodePorts) {
  return supportCodeMachine.provide({
    actors: { showSupport: fromPromise<ShownCode>(({ signal }) => ports.showSupport(signal)) },
  });
}

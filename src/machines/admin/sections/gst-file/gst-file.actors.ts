import { fromPromise } from 'xstate';
import { gstFileMachine, type GstSummary } from './gst-file.machine.ts';

/** Both reject with CallFailed. */
export interface GstFilePorts {
  readMonth(month: string, signal: AbortSignal): Promise<GstSummary>;
  saveFile(month: string, signal: AbortSignal): Promise<void>;
}

export function gstFileLogic(ports: GstFilePorts) {
  return gstFileMachine.provide({
    actors: {
      readMonth: fromPromise<GstSummary, { month: string }>(({ input, signal }) =>
        ports.readMonth(input.month, signal),
      ),
      saveFile: fromPromise<void, { month: string }>(({ input, signal }) => ports.saveFile(input.month, signal)),
    },
  });
}

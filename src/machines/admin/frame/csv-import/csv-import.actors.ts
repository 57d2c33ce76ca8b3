import { fromPromise } from 'xstate';
import { csvImportMachine, type ChosenCsv, type ImportReport } from './csv-import.machine.ts';

export interface CsvImportPorts {
  /** Sends the file. Rejects with CallFailed if it is refused as a whole. */
  sendFile(file: ChosenCsv, isPartly: boolean, signal: AbortSignal): Promise<ImportReport>;
}

export function csvImportLogic(ports: CsvImportPorts) {
  return csvImportMachine.provide({
    actors: {
      sendFile: fromPromise<ImportReport, { file: ChosenCsv | null; isPartly: boolean }>(
        async ({ input: { file, isPartly }, signal }) => {
          if (!file) throw new Error('Choose a file first');
          return ports.sendFile(file, isPartly, signal);
        },
      ),
    },
  });
}

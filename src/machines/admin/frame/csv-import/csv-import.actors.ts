import type { ImportMode } from '../../../../contract/platform/list.ts';
import { fromPromise } from 'xstate';
import { csvImportMachine, type ChosenCsv, type ImportReport } from './csv-import.machine.ts';

export interface CsvImportPorts {
  /** Sends the file. Rejects with CallFailed if it is refused as a whole. */
  sendFile(file: ChosenCsv, mode: ImportMode, signal: AbortSignal): Promise<ImportReport>;
}

export function csvImportLogic(ports: CsvImportPorts) {
  return csvImportMachine.provide({
    actors: {
      sendFile: fromPromise<ImportReport, { file: ChosenCsv | null; mode: ImportMode }>(
        async ({ input: { file, mode }, signal }) => {
          if (!file) throw new Error('Choose a file first');
          return ports.sendFile(file, mode, signal);
        },
      ),
    },
  });
}

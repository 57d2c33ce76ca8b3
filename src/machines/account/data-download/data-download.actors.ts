import { fromPromise } from 'xstate';
import { dataDownloadMachine } from './data-download.machine.ts';

export interface DataDownloadPorts {
  /** Fetches the data and saves it as a file. Rejects with CallFailed. */
  saveData(signal: AbortSignal): Promise<void>;
}

export function dataDownloadLogic(ports: DataDownloadPorts) {
  return dataDownloadMachine.provide({
    actors: { saveData: fromPromise<void>(({ signal }) => ports.saveData(signal)) },
  });
}

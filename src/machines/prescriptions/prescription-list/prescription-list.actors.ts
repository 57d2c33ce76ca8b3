import { fromPromise } from 'xstate';
import { type PageRequest, prescriptionListMachine, type PrescriptionPage } from './prescription-list.machine.ts';

export interface PrescriptionListPorts {
  /** Rejects with CallFailed. */
  fetchPage(request: PageRequest, signal: AbortSignal): Promise<PrescriptionPage>;
}

export function prescriptionListLogic(ports: PrescriptionListPorts) {
  return prescriptionListMachine.provide({
    actors: {
      fetchPage: fromPromise<PrescriptionPage, PageRequest>(({ input, signal }) => ports.fetchPage(input, signal)),
    },
  });
}

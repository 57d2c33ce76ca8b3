import { fromPromise } from 'xstate';
import {
  type OpenedPrescription,
  type PrescriptionViewInput,
  prescriptionViewMachine,
} from './prescription-view.machine.ts';

export interface PrescriptionViewPorts {
  /** Rejects with CallFailed. */
  fetchPrescription(id: string, signal: AbortSignal): Promise<OpenedPrescription>;
}

export function prescriptionViewLogic(ports: PrescriptionViewPorts) {
  return prescriptionViewMachine.provide({
    actors: {
      fetchPrescription: fromPromise<OpenedPrescription, PrescriptionViewInput>(({ input, signal }) =>
        ports.fetchPrescription(input.id, signal),
      ),
    },
  });
}

import { fromPromise } from 'xstate';
import type { Prescription } from '../../../domain/prescriptions/prescription.ts';
import { prescriptionNeedMachine } from './prescription-need.machine.ts';

export interface PrescriptionNeedPorts {
  /** Newest first. All calls reject with CallFailed. */
  fetchOwn(signal: AbortSignal): Promise<readonly Prescription[]>;
  namePrescription(named: { orderId: string; prescriptionId: string }, signal: AbortSignal): Promise<void>;
}

export function prescriptionNeedLogic(ports: PrescriptionNeedPorts) {
  return prescriptionNeedMachine.provide({
    actors: {
      fetchOwn: fromPromise<readonly Prescription[]>(({ signal }) => ports.fetchOwn(signal)),
      namePrescription: fromPromise<void, { orderId: string; prescriptionId: string }>(({ input, signal }) =>
        ports.namePrescription(input, signal),
      ),
    },
  });
}

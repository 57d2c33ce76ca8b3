import type { PrescriptionStatus } from '../../../domain/prescriptions/prescription.ts';
import { stepFrom } from '../../kit/step.ts';
import { type PrescriptionEvent, prescriptionMachine } from './prescription.machine.ts';

const effects = ['setReviewer', 'clearReviewer', 'clearReason', 'sign', 'notifyPatient', 'notifyOrders'] as const;
export type PrescriptionEffect = (typeof effects)[number];

export interface PrescriptionStep {
  readonly status: PrescriptionStatus;
  readonly effects: ReadonlySet<PrescriptionEffect>;
}

/** The transition for an event in this status; null if the chart doesn't allow it. */
export function prescriptionStep(status: PrescriptionStatus, event: PrescriptionEvent): PrescriptionStep | null {
  const step = stepFrom(prescriptionMachine, { value: status }, event, effects);
  return step && { status: step.next.value, effects: new Set(step.effects) };
}

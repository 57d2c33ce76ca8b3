import { transition } from 'xstate';
import type { PrescriptionStatus } from '../../../domain/prescriptions/prescription.ts';
import { type PrescriptionEvent, prescriptionMachine } from './prescription.machine.ts';

const effects = ['setReviewer', 'clearReviewer', 'clearReason', 'sign', 'notifyPatient', 'notifyOrders'] as const;
export type PrescriptionEffect = (typeof effects)[number];

export interface PrescriptionStep {
  readonly status: PrescriptionStatus;
  readonly effects: ReadonlySet<PrescriptionEffect>;
}

/** The transition for an event in this status; null if the chart doesn't allow it. */
export function prescriptionStep(status: PrescriptionStatus, event: PrescriptionEvent): PrescriptionStep | null {
  const here = prescriptionMachine.resolveState({ value: status });
  if (!here.can(event)) return null;
  const [next, actions] = transition(prescriptionMachine, here, event);
  return {
    status: next.value,
    effects: new Set(actions.flatMap(({ type }) => effects.filter((effect) => effect === type))),
  };
}

import type { HoldStatus } from '../../../domain/prescriptions/prescription.ts';
import { stepFrom } from '../../kit/step.ts';
import { type PrescriptionHoldEvent, prescriptionHoldMachine } from './prescription-hold.machine.ts';

export const holdEffects = ['releaseParcel', 'cancelParcel'] as const;

export interface HoldStep {
  readonly status: HoldStatus;
  /** What happens to the parcel; null if it stays on hold. */
  readonly effect: (typeof holdEffects)[number] | null;
}

/** The transition for an event in this status; null if the chart doesn't allow it. */
export function holdStep(status: HoldStatus, event: PrescriptionHoldEvent): HoldStep | null {
  const step = stepFrom(prescriptionHoldMachine, { value: status }, event, holdEffects);
  return step && { status: step.next.value, effect: step.effects[0] ?? null };
}

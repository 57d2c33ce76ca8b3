import { transition } from 'xstate';
import type { HoldStatus } from '../../../domain/prescriptions/prescription.ts';
import { type PrescriptionHoldEvent, prescriptionHoldMachine } from './prescription-hold.machine.ts';

export const holdEffects = ['releaseParcel', 'cancelParcel'] as const;

export interface HoldStep {
  readonly status: HoldStatus;
  /** What happens to the parcel; null if it stays on hold. */
  readonly effect: (typeof holdEffects)[number] | null;
}

/** The transition for an event in this status; null if the chart doesn't allow it. */
export function holdStep(status: HoldStatus, event: PrescriptionHoldEvent): HoldStep | null {
  const here = prescriptionHoldMachine.resolveState({ value: status });
  if (!here.can(event)) return null;
  const [next, actions] = transition(prescriptionHoldMachine, here, event);
  const effect = holdEffects.find((name) => actions.some(({ type }) => type === name));
  return { status: next.value, effect: effect ?? null };
}

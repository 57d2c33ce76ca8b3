import { transition } from 'xstate';
import type { HoldStatus } from '../../../domain/prescriptions/prescription.ts';
import { type PrescriptionHoldEvent, prescriptionHoldMachine } from './prescription-hold.machine.ts';

export const holdEffects = ['releaseParcel', 'cancelParcel'] as const;

export interface HoldStep {
  readonly status: HoldStatus;
  /** What becomes of the parcel with it; null where it waits on. */
  readonly effect: (typeof holdEffects)[number] | null;
}

/** Where the event takes what waits here; null when the chart knows no such step (ORD-06). */
export function holdStep(status: HoldStatus, event: PrescriptionHoldEvent): HoldStep | null {
  const here = prescriptionHoldMachine.resolveState({ value: status });
  if (!here.can(event)) return null;
  const [next, actions] = transition(prescriptionHoldMachine, here, event);
  const effect = holdEffects.find((name) => actions.some(({ type }) => type === name));
  return { status: next.value, effect: effect ?? null };
}

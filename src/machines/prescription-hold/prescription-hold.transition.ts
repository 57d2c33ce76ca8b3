import { transition } from 'xstate';
import { type PrescriptionHoldEvent, prescriptionHoldMachine } from './prescription-hold.machine.ts';

export type HoldStatus = 'awaited' | 'submitted' | 'asked' | 'released' | 'refused';

export interface HoldStep {
  readonly status: HoldStatus;
  /** The order is called off with it. */
  readonly isOrderCancelled: boolean;
}

/** Where the event takes what waits here; null when the chart knows no such step (ORD-06). */
export function holdStep(status: HoldStatus, event: PrescriptionHoldEvent): HoldStep | null {
  const here = prescriptionHoldMachine.resolveState({ value: status });
  if (!here.can(event)) return null;
  const [next, actions] = transition(prescriptionHoldMachine, here, event);
  return { status: next.value, isOrderCancelled: actions.some(({ type }) => type === 'cancelOrder') };
}

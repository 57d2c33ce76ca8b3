import type { MandateStatus } from '../../../domain/orders/mandate.ts';
import { stepFrom } from '../../kit/step.ts';
import { type MandateEvent, mandateMachine } from './mandate.machine.ts';

/** What the server does in the transaction of the transition, in this order. */
export const mandateEffects = [
  'payByMandate',
  'payByLink',
  'endAtGateway',
  'tellGranted',
  'tellHalted',
  'tellEnded',
] as const;
export type MandateEffect = (typeof mandateEffects)[number];

export interface MandateStep {
  readonly status: MandateStatus;
  readonly effects: readonly MandateEffect[];
}

/** The transition for an event in this status; null if nothing changes. */
export function mandateStep(status: MandateStatus, event: MandateEvent): MandateStep | null {
  const step = stepFrom(mandateMachine, { value: status }, event, mandateEffects);
  return step && { status: step.next.value, effects: step.effects };
}

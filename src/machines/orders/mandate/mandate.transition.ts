import { transition } from 'xstate';
import type { MandateStatus } from '../../../domain/orders/mandate.ts';
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
  const here = mandateMachine.resolveState({ value: status });
  if (!here.can(event)) return null;
  const [next, actions] = transition(mandateMachine, here, event);
  return {
    status: next.value,
    effects: actions.flatMap(({ type }) => mandateEffects.filter((effect) => effect === type)),
  };
}

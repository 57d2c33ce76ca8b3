import type { DraftStatus } from '../../../domain/orders/draft/draft-order.ts';
import { stepFrom } from '../../kit/step.ts';
import { type DraftOrderEvent, draftOrderMachine } from './draft-order.machine.ts';

/** What the server does in the transaction of the transition, in this order. */
export const draftOrderEffects = ['sendLink', 'holdGoods', 'endLink', 'releaseGoods', 'cancelOrders'] as const;
export type DraftOrderEffect = (typeof draftOrderEffects)[number];

export interface DraftOrderStep {
  readonly status: DraftStatus;
  readonly effects: readonly DraftOrderEffect[];
}

/** The transition for an event in this status; null if the chart doesn't allow it. */
export function draftOrderStep(status: DraftStatus, event: DraftOrderEvent): DraftOrderStep | null {
  const step = stepFrom(draftOrderMachine, { value: status }, event, draftOrderEffects);
  return step && { status: step.next.value, effects: step.effects };
}

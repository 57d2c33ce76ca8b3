import { transition } from 'xstate';
import type { DraftStatus } from '../../../domain/orders/draft/draft-order.ts';
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
  const here = draftOrderMachine.resolveState({ value: status });
  if (!here.can(event)) return null;
  const [next, actions] = transition(draftOrderMachine, here, event);
  return {
    status: next.value,
    effects: actions.flatMap(({ type }) => draftOrderEffects.filter((effect) => effect === type)),
  };
}

import { stepFrom } from '../../kit/step.ts';
import { refundMachine, type RefundEvent, type RefundWay } from './refund.machine.ts';

/** What the server does in the transaction of the transition. */
export const refundEffects = ['askGateway', 'askAgain', 'creditWallet', 'settlePayment'] as const;
export type RefundEffect = (typeof refundEffects)[number];

/** As it is stored: open until the customer has the money. */
export type RefundStatus = 'ordered' | 'done';

export interface RefundStep {
  readonly status: RefundStatus;
  readonly effects: readonly RefundEffect[];
}

interface Stored {
  /** Null if it isn't written down yet. */
  readonly status: RefundStatus | null;
  readonly way: RefundWay;
}

const open = { gateway: 'atGateway', wallet: 'inWallet', hand: 'byHand' } as const;
const ends = { gateway: 'gateway.confirmed', wallet: 'wallet.settled', hand: 'staff.paid' } as const;

/** The transition of a refund for an event; null if the chart doesn't allow it. */
export function refundStep({ status, way }: Stored, event: RefundEvent): RefundStep | null {
  const value = status === null ? 'owed' : status === 'done' ? 'done' : open[way];
  const step = stepFrom(refundMachine, { value }, event, refundEffects);
  return step && { status: step.next.value === 'done' ? 'done' : 'ordered', effects: step.effects };
}

/** The event that ends a refund of this way. */
export function endOf(way: RefundWay): RefundEvent {
  return { type: ends[way] };
}

import type { SnapshotFrom } from 'xstate';
import { type OrderStatus, orderStatuses } from '../../../domain/orders/order/order.ts';
import { stepFrom } from '../../kit/step.ts';
import { orderMachine, type OrderContext, type OrderEvent } from './order.machine.ts';

/** What the server does in the transaction of the transition, in this order. */
export const orderEffects = [
  'dropEdit',
  'takeStock',
  'releaseStock',
  'takeCoupon',
  'releaseCoupon',
  'dropPayments',
  'refundPayments',
  'collectCash',
  'takeParcelsBack',
  'grantMembership',
  'withdrawMembership',
  'creditWallet',
  'issueInvoice',
  'issueCreditNote',
  'takeWalletPart',
  'returnWalletPart',
] as const;
export type OrderEffect = (typeof orderEffects)[number];

type OrderValue = SnapshotFrom<typeof orderMachine>['value'];

export interface OrderStep {
  readonly status: OrderStatus;
  readonly effects: readonly OrderEffect[];
}

/** What the server knows of an order besides its status. */
export interface OrderFacts extends OrderContext {
  /** Cancelled by a person. */
  readonly isClosed: boolean;
}

/** The transition for an event in this status; null if the chart doesn't allow it. */
export function orderStep(status: OrderStatus, facts: OrderFacts, event: OrderEvent): OrderStep | null {
  const { isCash, isOwed } = facts;
  const here = { value: orderPlace(status, facts), context: { isCash, isOwed } };
  const step = stepFrom(orderMachine, here, event, orderEffects);
  return step && { status: orderStatuses.find((each) => step.next.matches(each)) ?? status, effects: step.effects };
}

/** The chart's state for a stored status. */
export function orderPlace(status: OrderStatus, { isCash, isClosed }: Omit<OrderFacts, 'isOwed'>): OrderValue {
  switch (status) {
    case 'placed':
      return { placed: isCash ? 'cash' : 'unpaid' };
    case 'packed':
      return { packed: isCash ? 'cash' : 'paid' };
    case 'shipped':
      return { shipped: isCash ? 'cash' : 'paid' };
    case 'delivered':
      return { delivered: isCash ? 'cash' : 'paid' };
    case 'cancelled':
      return { cancelled: isClosed ? 'byPerson' : 'lapsed' };
    default:
      return status;
  }
}

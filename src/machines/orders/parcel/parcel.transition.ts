import { transition } from 'xstate';
import type { ParcelStatus } from '../../../domain/orders/order/parcel.ts';
import { type ParcelEvent, parcelMachine } from './parcel.machine.ts';

/** The status after an event; null if the chart doesn't allow it. */
export function parcelStep(status: ParcelStatus, event: ParcelEvent['type']): ParcelStatus | null {
  const here = parcelMachine.resolveState({ value: status });
  if (!here.can({ type: event })) return null;
  return transition(parcelMachine, here, { type: event })[0].value;
}

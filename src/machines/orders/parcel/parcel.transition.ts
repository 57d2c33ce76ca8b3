import type { ParcelStatus } from '../../../domain/orders/order/parcel.ts';
import { stepFrom } from '../../kit/step.ts';
import { type ParcelEvent, parcelMachine } from './parcel.machine.ts';

/** The status after an event; null if the chart doesn't allow it. */
export function parcelStep(status: ParcelStatus, event: ParcelEvent['type']): ParcelStatus | null {
  return stepFrom(parcelMachine, { value: status }, { type: event })?.next.value ?? null;
}

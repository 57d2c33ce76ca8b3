import { command, done, failed, keyFor, nobody, refused, type EventCases } from '../../kit/cases.ts';
import { sampleOrder } from '../../orders/order-cases.ts';
import { samplePrescription } from '../prescription-list/prescription-list.cases.ts';
import type { PrescriptionNeedInput } from './prescription-need.machine.ts';

export const prescriptionNeedInput: PrescriptionNeedInput = {
  skus: ['sleep-mantra'],
  orderId: sampleOrder.id,
  parent: nobody,
};

/** In the checkout, before the order is placed. */
export const prescriptionNeedStarts: readonly PrescriptionNeedInput[] = [
  { ...prescriptionNeedInput, orderId: null },
];

const signed = { ...samplePrescription, status: 'approved', products: ['sleep-mantra'] } as const;

export const prescriptionNeedCases: EventCases = {
  'prescription.name': [command('prescription.name', { prescriptionId: samplePrescription.id })],
  'xstate.done.actor.fetchOwn': [
    done('fetchOwn', []),
    done('fetchOwn', [samplePrescription]),
    done('fetchOwn', [signed]),
  ],
  'xstate.error.actor.fetchOwn': [failed('fetchOwn')],
  'xstate.error.actor.namePrescription': [failed('namePrescription', refused(409))],
};

export function prescriptionNeedKey({
  context,
}: {
  readonly context: Pick<PrescriptionNeedInput, 'orderId'>;
}): string {
  return keyFor(context.orderId !== null);
}

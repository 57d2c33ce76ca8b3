import { callOf, hasCalled, hasTold, lawsFor } from '../../kit/laws.ts';
import { isCovering, type prescriptionNeedMachine } from './prescription-need.machine.ts';
import { prescriptionNeedView } from './prescription-need.view.ts';
import type { SnapshotFrom } from 'xstate';

const { always, on, whenever } = lawsFor<typeof prescriptionNeedMachine>();

/** The prescription that an order's items need. */
export const prescriptionNeedLaws = [
  always(
    'ORD-06',
    'Items count as covered only by a signed prescription for all of them',
    (snapshot) =>
      !snapshot.matches('covered') ||
      snapshot.context.prescriptions.some((each) => isCovering(each, snapshot.context.skus)),
  ),
  whenever(
    'ORD-06',
    'The prescription that was chosen is attached, to the order on the page',
    (step) => hasCalled(step, 'namePrescription'),
    (step) => {
      const named = callOf(step, 'namePrescription');
      return (
        step.after.context.orderId !== null &&
        named?.['orderId'] === step.after.context.orderId &&
        'prescriptionId' in step.event &&
        named['prescriptionId'] === step.event.prescriptionId
      );
    },
  ),
  whenever(
    'ORD-06',
    'An order hears of a prescription once it has one',
    (step) => hasTold(step, 'prescription.named'),
    (step) =>
      step.after.context.orderId !== null && on('xstate.done.actor.namePrescription', 'prescription.sent')(step),
  ),
  whenever(
    'ORD-06',
    'A prescription that wasn’t accepted says why, and the list is looked at again',
    on('xstate.error.actor.namePrescription'),
    (step) => step.after.context.failure !== null && hasCalled(step, 'fetchOwn'),
  ),
  always('ORD-06', 'A prescription is offered to press exactly while pressing it does something', (snapshot) => {
    const { choices, isBusy } = prescriptionNeedView(snapshot);
    return choices.every(({ id }) => isBusy !== snapshot.can({ type: 'prescription.name', prescriptionId: id }));
  }),
];

/** What the screen shows, for the record. */
export const prescriptionNeedSeen = (snapshot: SnapshotFrom<typeof prescriptionNeedMachine>): unknown =>
  prescriptionNeedView(snapshot);

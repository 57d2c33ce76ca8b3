import { callOf, hasCalled, hasDone, hasTold, lawsFor, type StepOf } from '../../kit/laws.ts';
import type { deliveryCheckMachine } from './delivery-check.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { deliveryCheckView } from './delivery-check.view.ts';

const { always, on, whenever } = lawsFor<typeof deliveryCheckMachine>();

const answered = on('xstate.done.actor.findDelivery');
const canDeliver = (step: StepOf<typeof deliveryCheckMachine>) => step.after.context.delivery?.deliverable === true;

/** Delivery by pincode. */
export const deliveryCheckLaws = [
  whenever(
    'CHK-08',
    'The shop asks only about six digits',
    (step) => hasCalled(step, 'findDelivery'),
    (step) =>
      /^\d{6}$/u.test(String(callOf(step, 'findDelivery')?.['pincode'])) &&
      callOf(step, 'findDelivery')?.['pincode'] === step.after.context.pincode,
  ),
  always(
    'CHK-08',
    'Delivery is shown only when the shop has answered',
    (snapshot) =>
      (snapshot.matches('answered') || snapshot.matches('undeliverable')) === (snapshot.context.delivery !== null),
  ),
  whenever(
    'CHK-08',
    'Every answer is passed on',
    answered,
    (step) => hasTold(step, 'delivery.answered') || step.after.context.parent === null,
  ),
  whenever(
    'CHK-08',
    'Where the shop doesn’t deliver, it says so',
    (step) => answered(step) && !canDeliver(step),
    (step) => step.after.matches('undeliverable') && !hasDone(step, 'keepPincode'),
  ),
  whenever(
    'CHK-08',
    'A pincode that it delivers to is remembered',
    (step) => answered(step) && canDeliver(step),
    (step) => step.after.matches('answered') && hasDone(step, 'keepPincode'),
  ),
  whenever(
    'CHK-08',
    'A failed check can be tried again',
    (step) => on('pincode.retry')(step) && step.before?.matches('failed') === true,
    (step) => hasCalled(step, 'findDelivery'),
  ),
  whenever(
    'CHK-08',
    'Another pincode forgets the last answer',
    (step) => step.event.type === 'pincode.type' && step.before?.context.pincode !== step.after.context.pincode,
    ({ after }) => after.context.delivery === null,
  ),
];

/** What the screen shows, for the record. */
export const deliveryCheckSeen = (snapshot: SnapshotFrom<typeof deliveryCheckMachine>): unknown =>
  deliveryCheckView(snapshot, false);

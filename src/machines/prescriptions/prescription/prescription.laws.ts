import { enters, hasDone, lawsFor } from '../../kit/laws.ts';
import type { prescriptionMachine } from './prescription.machine.ts';

const { on, whenever } = lawsFor<typeof prescriptionMachine>();

/** Prescriptions. */
export const prescriptionLaws = [
  whenever(
    'ORD-06',
    'Only a prescriber who is reviewing it approves, refuses or asks',
    (step) => enters('approved')(step) || enters('refused')(step) || enters('asked')(step),
    ({ before }) => before?.value === 'inReview',
  ),
  whenever(
    'ORD-06',
    'An approved prescription is signed, and patient and orders hear it',
    enters('approved'),
    (step) =>
      hasDone(step, 'sign') &&
      hasDone(step, 'notifyPatient') &&
      hasDone(step, 'notifyOrders') &&
      hasDone(step, 'clearReason'),
  ),
  whenever(
    'ORD-06',
    'A refusal or a question reaches the patient and the orders',
    (step) => enters('refused')(step) || enters('asked')(step),
    (step) => hasDone(step, 'notifyPatient') && hasDone(step, 'notifyOrders'),
  ),
  whenever(
    'ORD-06',
    'A change of a signed prescription is signed again',
    (step) => on('prescription.write')(step) && step.before?.value === 'approved',
    (step) => hasDone(step, 'sign') && step.after.value === 'approved',
  ),
  whenever(
    'ORD-06',
    'The prescriber who begins a review is its reviewer',
    (step) => on('review.begin')(step) && (step.before?.value === 'waiting' || step.before?.value === 'inReview'),
    (step) => hasDone(step, 'setReviewer') && step.after.value === 'inReview',
  ),
  whenever(
    'ORD-06',
    'A released review has no reviewer',
    (step) => step.before?.value === 'inReview' && (step.after.value === 'waiting' || step.after.value === 'asked'),
    (step) => hasDone(step, 'clearReviewer'),
  ),
  whenever(
    'ORD-06',
    'A better page goes back to waiting, without the old reason, and the orders hear it',
    (step) => on('prescription.resend')(step) && step.before?.value === 'asked',
    (step) => step.after.value === 'waiting' && hasDone(step, 'clearReason') && hasDone(step, 'notifyOrders'),
  ),
  whenever(
    'ORD-06',
    'Nothing is signed that isn’t approved',
    (step) => hasDone(step, 'sign'),
    ({ after }) => after.value === 'approved',
  ),
  whenever(
    'ORD-06',
    'An expired or refused prescription never counts again',
    ({ after }) => after.value === 'expired' || after.value === 'refused',
    ({ after }) => after.status === 'done',
  ),
  whenever(
    'ORD-06',
    'Its validity ends',
    (step) => on('validity.ended')(step) && step.before?.value === 'approved',
    enters('expired'),
  ),
];

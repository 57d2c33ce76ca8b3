import { hasDone, lawsFor, type StepOf } from '../../kit/laws.ts';
import type { prescriptionHoldMachine } from './prescription-hold.machine.ts';

const { on, whenever } = lawsFor<typeof prescriptionHoldMachine>();

type Step = StepOf<typeof prescriptionHoldMachine>;

const isCovered = ({ event }: Step) =>
  (event.type === 'prescription.attached' || event.type === 'prescription.approved') && event.isCovered;

/** Items that wait for a prescription (ORD-06). */
export const prescriptionHoldLaws = [
  whenever(
    'ORD-06',
    'A parcel is released only by a signed prescription that covers all its items',
    (step) => hasDone(step, 'releaseParcel'),
    (step) => isCovered(step) && step.after.value === 'released',
  ),
  whenever(
    'ORD-06',
    'A prescription that covers everything releases it',
    (step) =>
      isCovered(step) &&
      ((on('prescription.attached')(step) &&
        (step.before?.value === 'awaited' || step.before?.value === 'asked')) ||
        (on('prescription.approved')(step) && step.before?.value === 'submitted')),
    (step) => hasDone(step, 'releaseParcel'),
  ),
  whenever(
    'ORD-06',
    'Items whose prescription is refused or missing are cancelled',
    ({ before, after }) =>
      before !== null && before.value !== after.value && (after.value === 'refused' || after.value === 'lapsed'),
    (step) => hasDone(step, 'cancelParcel'),
  ),
  whenever('ORD-06', 'Only items without a prescription lapse', on('prescription.missed'), ({ before, after }) =>
    before?.value === 'awaited' || before?.value === 'asked'
      ? after.value === 'lapsed'
      : after.value === before?.value,
  ),
  whenever(
    'ORD-06',
    'What was released stays released, what was cancelled stays cancelled',
    ({ after }) => ['released', 'refused', 'lapsed'].includes(after.value),
    ({ after }) => after.status === 'done',
  ),
  whenever(
    'ORD-06',
    'The prescriber’s questions go to the patient, whose answer is reviewed',
    (step) =>
      (on('prescription.asked')(step) && step.before?.value === 'submitted') ||
      (on('prescription.resent')(step) && step.before?.value === 'asked'),
    ({ event, after }) => after.value === (event.type === 'prescription.asked' ? 'asked' : 'submitted'),
  ),
  whenever(
    'ORD-06',
    'A prescription that doesn’t cover everything isn’t enough',
    (step) =>
      step.event.type === 'prescription.approved' && !step.event.isCovered && step.before?.value === 'submitted',
    ({ after }) => after.value === 'awaited',
  ),
  whenever(
    'ORD-06',
    'What is sent is reviewed',
    (step) =>
      step.event.type === 'prescription.attached' &&
      !step.event.isCovered &&
      (step.before?.value === 'awaited' || step.before?.value === 'asked'),
    ({ after }) => after.value === 'submitted',
  ),
];

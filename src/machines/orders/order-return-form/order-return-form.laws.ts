import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { orderReturnFormMachine } from './order-return-form.machine.ts';
import { requestOf } from './order-return-form.rules.ts';
import { orderReturnFormView } from './order-return-form.view.ts';
import type { SnapshotFrom } from 'xstate';

const { always, on, whenever } = lawsFor<typeof orderReturnFormMachine>();

/** Asking for a return. */
export const orderReturnFormLaws = [
  whenever(
    'ORD-04',
    'Nobody asks for a return before its refund was shown',
    (step) => hasCalled(step, 'askReturn'),
    ({ before }) => before?.matches({ filling: 'ready' }) === true && before.context.preview !== null,
  ),
  whenever(
    'ORD-04',
    'What is asked for is what the form says, of the order on the page',
    (step) => hasCalled(step, 'askReturn'),
    (step) => {
      const asked = callOf(step, 'askReturn');
      const { context } = step.after;
      return (
        asked?.['orderId'] === context.orderId &&
        JSON.stringify(asked['request']) === JSON.stringify(requestOf(context))
      );
    },
  ),
  whenever(
    'ORD-04 CHK-06',
    'A form that is sent again is the same request',
    (step) => hasCalled(step, 'askReturn'),
    (step) => step.after.context.key !== '' && callOf(step, 'askReturn')?.['key'] === step.before?.context.key,
  ),
  whenever(
    'ORD-04',
    'When other items are chosen, the refund is worked out again',
    (step) => on('units.set')(step) && step.before?.matches('filling') === true,
    (step) =>
      step.after.context.preview === null &&
      (step.after.context.units.length === 0 || hasCalled(step, 'previewReturn')),
  ),
  whenever(
    'ORD-04',
    'A refusal says why, and loses nothing that was chosen',
    on('xstate.error.actor.askReturn'),
    ({ before, after }) =>
      after.context.failure !== null &&
      after.context.units === before?.context.units &&
      after.context.photos === before.context.photos &&
      after.context.reason === before.context.reason &&
      after.context.note === before.context.note,
  ),
  always(
    'ORD-04 SES-07',
    'An order that isn’t the shopper’s shows nothing',
    (snapshot) => !snapshot.matches('missing') || snapshot.context.answer === null,
  ),
];

/** What the screen shows, for the record. */
export const orderReturnFormSeen = (snapshot: SnapshotFrom<typeof orderReturnFormMachine>): unknown =>
  orderReturnFormView(snapshot);

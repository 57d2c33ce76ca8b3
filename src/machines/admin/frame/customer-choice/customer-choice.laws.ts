import type { SnapshotFrom } from 'xstate';
import { callOf, hasCalled, lawsFor } from '../../../kit/laws.ts';
import type { customerChoiceMachine } from './customer-choice.machine.ts';
import { customerChoiceView } from './customer-choice.view.ts';

const { on, whenever } = lawsFor<typeof customerChoiceMachine>();

/** Finding a customer. */
export const customerChoiceLaws = [
  whenever(
    'DRF-01',
    'Customers are looked for by two letters or digits at least',
    (step) => hasCalled(step, 'findCustomers'),
    (step) => String(callOf(step, 'findCustomers')?.['text']).length >= 2,
  ),
  whenever(
    'DRF-01',
    'It looks for what stands in the field',
    (step) => hasCalled(step, 'findCustomers'),
    (step) => callOf(step, 'findCustomers')?.['text'] === step.after.context.text.trim(),
  ),
  whenever(
    'DRF-01',
    'Somebody who is found is offered by their number',
    on('xstate.done.actor.findCustomers'),
    ({ after }) =>
      customerChoiceView(after).options.every(({ value }, place) => value === after.context.matches[place]?.phone),
  ),
];

/** What the picker shows, for the record. */
export const customerChoiceSeen = (snapshot: SnapshotFrom<typeof customerChoiceMachine>): unknown =>
  customerChoiceView(snapshot);

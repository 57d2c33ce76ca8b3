import { callOf, hasCalled, hasTold, lawsFor, memberOf, type StepOf } from '../../../kit/laws.ts';
import type { clubRenewalMachine } from './club-renewal.machine.ts';
import { clubRenewalView } from './club-renewal.view.ts';
import type { SnapshotFrom } from 'xstate';

const { on, whenever } = lawsFor<typeof clubRenewalMachine>();

const buys = (step: StepOf<typeof clubRenewalMachine>) => hasCalled(step, 'buy');

/** One member of the purchase that is sent. */
const sent = (step: StepOf<typeof clubRenewalMachine>, name: 'key' | 'method' | 'total'): unknown =>
  memberOf(callOf(step, 'buy')?.['purchase'], name);

/** Renewing the membership. */
export const clubRenewalLaws = [
  whenever(
    'MEM-07 CHK-06',
    'Each press of the button has a key of its own, under which it counts once',
    buys,
    (step) =>
      on('xstate.done.actor.makeKey')(step) && 'output' in step.event && sent(step, 'key') === step.event.output,
  ),
  whenever(
    'MEM-07 MNY-10',
    'The membership is ordered at the price on the page',
    buys,
    (step) => sent(step, 'total') === step.after.context.price,
  ),
  whenever(
    'MEM-07 CHK-04',
    'It’s paid in the way that was chosen',
    buys,
    (step) => sent(step, 'method') === step.before?.context.method,
  ),
  whenever(
    'MEM-07',
    'Only a paid order renews the membership',
    (step) => hasTold(step, 'membership.paid'),
    (step) => on('xstate.done.actor.pay')(step) && step.after.matches('renewed'),
  ),
  whenever(
    'MEM-07',
    'An order that was refused says why, and nothing is paid',
    on('xstate.error.actor.buy'),
    (step) => step.after.matches('choosing') && step.after.context.failure !== null && !hasCalled(step, 'pay'),
  ),
];

/** What the screen shows, for the record. */
export const clubRenewalSeen = (snapshot: SnapshotFrom<typeof clubRenewalMachine>): unknown =>
  clubRenewalView(snapshot);

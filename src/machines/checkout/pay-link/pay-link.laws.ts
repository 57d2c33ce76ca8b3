import type { SnapshotFrom } from 'xstate';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { payLinkMachine } from './pay-link.machine.ts';
import { chosenMethod, dueOf } from './pay-link.rules.ts';
import { payLinkView } from './pay-link.view.ts';

const { on, whenever } = lawsFor<typeof payLinkMachine>();

/** The page behind a payment link. */
export const payLinkLaws = [
  whenever(
    'DRF-01 MNY-10',
    'Nobody pays another total than the one on the screen',
    (step) => hasCalled(step, 'placeOrder'),
    (step) => {
      const order = callOf(step, 'placeOrder')?.['order'];
      const total = dueOf(step.after.context);
      return (
        typeof order === 'object' && order !== null && 'expectedTotal' in order && order.expectedTotal === total
      );
    },
  ),
  whenever(
    'DRF-01',
    'Whatever changed since the link was sent is shown and asked about before anybody pays',
    (step) =>
      on('xstate.done.actor.openLink')(step) &&
      step.after.context.opened?.changes.length !== 0 &&
      step.after.context.placed === null &&
      step.after.context.opened?.quote.lines.length !== 0,
    ({ after }) =>
      after.matches('changed') && payLinkView(after).changes.length === after.context.opened?.changes.length,
  ),
  whenever(
    'DRF-01 CHK-04',
    'Only a way to pay that is offered is used',
    (step) => hasCalled(step, 'placeOrder'),
    ({ after }) => chosenMethod(after.context)?.refusal === null,
  ),
  whenever(
    'DRF-01 CHK-09',
    'A total that changed meanwhile is read again, and nothing is paid',
    ({ before, after, event }) =>
      event.type === 'xstate.error.actor.placeOrder' &&
      before?.matches('placing') === true &&
      after.matches('loading'),
    (step) => hasCalled(step, 'openLink') && step.after.context.placed === null,
  ),
  whenever(
    'DRF-01',
    'A change asks for no more than its difference, and says what changes',
    ({ after }) => after.matches('reviewing') && after.context.opened?.edit != null,
    ({ after }) => {
      const { total, edits } = payLinkView(after);
      const edit = after.context.opened?.edit;
      return edit != null && total === formatRupees(edit.due) && edits.length > 0;
    },
  ),
  whenever(
    'DRF-01',
    'A link that is paid can’t be paid again',
    (step) => on('xstate.done.actor.openLink')(step) && step.after.context.opened?.state === 'paid',
    ({ after }) => after.matches('paid') && !after.can({ type: 'order.place' }),
  ),
  whenever(
    'DRF-01',
    'An order that waits for its payment is continued, not placed again',
    (step) =>
      on('xstate.done.actor.openLink')(step) &&
      step.after.context.opened?.state === 'open' &&
      step.after.context.placed !== null,
    ({ after }) => after.matches('paying'),
  ),
];

/** What the screen shows, for the record. */
export const payLinkSeen = (snapshot: SnapshotFrom<typeof payLinkMachine>): unknown => payLinkView(snapshot);

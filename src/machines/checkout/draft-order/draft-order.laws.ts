import { enters, hasDone, lawsFor, type StepOf } from '../../kit/laws.ts';
import type { draftOrderMachine } from './draft-order.machine.ts';

const { on, whenever } = lawsFor<typeof draftOrderMachine>();

type Step = StepOf<typeof draftOrderMachine>;

const isOffered = ({ before }: Step) => before?.value === 'sent' || before?.value === 'opened';

/** Orders that staff prepare. */
export const draftOrderLaws = [
  whenever('DRF-01', 'Only an order that hasn’t been cancelled pays a draft', enters('paid'), (step) =>
    on('order.confirm')(step),
  ),
  whenever(
    'DRF-01',
    'Money that arrives is never lost, unless staff cancelled the draft',
    (step) => on('order.confirm')(step) && step.before?.value !== 'cancelled',
    ({ after }) => after.value === 'paid',
  ),
  whenever(
    'DRF-01',
    'A link is sent only by staff',
    (step) => hasDone(step, 'sendLink'),
    (step) => on('draft.send')(step) && step.after.value === 'sent',
  ),
  whenever(
    'DRF-01',
    'What the customer sees is what staff sent: a change ends the link',
    (step) => on('draft.change')(step) && isOffered(step),
    (step) => step.after.value === 'draft' && hasDone(step, 'endLink'),
  ),
  whenever(
    'DRF-01',
    'An expired link no longer works',
    enters('expired'),
    (step) => hasDone(step, 'endLink') && on('link.expire')(step),
  ),
  whenever(
    'DRF-01',
    'Cancelling a draft cancels its unpaid order too',
    enters('cancelled'),
    (step) => hasDone(step, 'cancelOrders') && (!isOffered(step) || hasDone(step, 'endLink')),
  ),
  whenever(
    'DRF-01',
    'What a change adds is held exactly while its link works',
    (step) => step.before !== null && step.event.type !== 'order.confirm',
    (step) =>
      hasDone(step, 'holdGoods') === (on('draft.send')(step) && step.after.value === 'sent') &&
      hasDone(step, 'releaseGoods') === (isOffered(step) && !on('link.open')(step)),
  ),
  whenever(
    'DRF-01',
    'What is held for a change that is paid stays with the order',
    on('order.confirm'),
    (step) => !hasDone(step, 'releaseGoods') && !hasDone(step, 'holdGoods'),
  ),
  whenever(
    'DRF-01',
    'A cancelled draft stays cancelled',
    ({ after }) => after.value === 'cancelled',
    ({ after }) => after.status === 'done',
  ),
  whenever(
    'DRF-01',
    'A paid draft is never offered again',
    ({ after }) => after.value === 'paid',
    ({ after }) => after.status === 'done',
  ),
];

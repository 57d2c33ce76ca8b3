import type { SnapshotFrom } from 'xstate';
import { isChanged } from '../../../domain/orders/order/reorder.ts';
import { hasTold, lawsFor, told, type StepOf } from '../../kit/laws.ts';
import type { reorderMachine } from './reorder.machine.ts';
import { reorderView } from './reorder.view.ts';

const { on, whenever } = lawsFor<typeof reorderMachine>();

type Step = StepOf<typeof reorderMachine>;

const addsItems = (step: Step) => hasTold(step, 'item.add');

/** Ordering again. */
export const reorderLaws = [
  whenever(
    'ORD-02',
    'Whatever is missing, fewer or at another price is said before anything is added',
    addsItems,
    ({ event, after: { context } }) =>
      event.type === 'reorder.confirm' ||
      (context.plan.missing.length === 0 && !context.plan.lines.some(isChanged)),
  ),
  whenever('ORD-02', 'No more is added than was ordered', addsItems, (step) =>
    step.after.context.plan.lines.every(({ line, quantity }) => quantity <= line.quantity),
  ),
  whenever('ORD-02', 'Every available item is added, and the cart opens once, at the end', addsItems, (step) => {
    const added = told(step, 'item.add');
    return (
      added.length === step.after.context.plan.lines.length &&
      added.every(({ isQuiet }, place) => isQuiet === place < added.length - 1)
    );
  }),
  whenever(
    'ORD-02',
    'Who closes the question gets nothing in the cart',
    on('reorder.close'),
    (step) => !addsItems(step),
  ),
];

/** What the screen shows, for the record. */
export const reorderSeen = (snapshot: SnapshotFrom<typeof reorderMachine>): unknown => reorderView(snapshot);

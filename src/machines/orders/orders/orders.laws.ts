import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { ordersMachine } from './orders.machine.ts';
import { ordersView } from './orders.view.ts';
import type { SnapshotFrom } from 'xstate';

const { on, whenever } = lawsFor<typeof ordersMachine>();

/** One page of the shopper's orders. */
export const ordersLaws = [
  whenever(
    'ORD-02',
    'Each page asks for its own orders, and no others',
    (step) => hasCalled(step, 'fetchOrders'),
    (step) => {
      const { page, show } = step.after.context.query;
      const asked = callOf(step, 'fetchOrders');
      return asked?.['page'] === page && asked['show'] === show;
    },
  ),
  whenever(
    'ORD-02',
    'What the shop answers is what is listed',
    on('xstate.done.actor.fetchOrders'),
    ({ event, after }) => after.matches('listed') && 'output' in event && after.context.list === event.output,
  ),
  whenever(
    'ORD-02',
    'Orders that couldn’t be loaded say why, and can be loaded again by hand',
    on('xstate.error.actor.fetchOrders'),
    ({ after }) => after.matches('failed') && after.context.failure !== null && after.can({ type: 'orders.retry' }),
  ),
  whenever(
    'ORD-02',
    'Trying again asks the shop, and forgets what went wrong',
    (step) => on('orders.retry')(step) && step.before?.matches('failed') === true,
    (step) => hasCalled(step, 'fetchOrders') && step.after.context.failure === null,
  ),
];

/** What the screen shows, for the record. */
export const ordersSeen = (snapshot: SnapshotFrom<typeof ordersMachine>): unknown => ordersView(snapshot);

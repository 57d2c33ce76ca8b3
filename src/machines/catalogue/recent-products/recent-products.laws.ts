import type { SnapshotFrom } from 'xstate';
import { callOf, hasCalled, hasDone, lawsFor } from '../../kit/laws.ts';
import type { recentProductsMachine } from './recent-products.machine.ts';
import { recentProducts, shownProducts } from './recent-products.view.ts';

const { always, on, whenever } = lawsFor<typeof recentProductsMachine>();

/** What was looked at on this device. */
export const recentProductsLaws = [
  always('WSH-01', 'The product of the page itself is never in the row', (snapshot) =>
    recentProducts(snapshot).every(({ sku }) => sku !== snapshot.context.sku),
  ),
  whenever(
    'WSH-01',
    'A row that is shown has something in it, and no more than four',
    ({ after }) => after.matches('shown'),
    ({ after }) => {
      const { length } = shownProducts(recentProducts(after));
      return length > 0 && length <= 4;
    },
  ),
  whenever('WSH-01', 'Once cleared, the device has forgotten and nothing is shown', on('recent.clear'), (step) =>
    step.before?.matches('shown') === true
      ? hasDone(step, 'forgetViewed') && recentProducts(step.after).length === 0
      : !hasDone(step, 'forgetViewed'),
  ),
  whenever(
    'WSH-01',
    'Only what the device has noted is asked for',
    (step) => hasCalled(step, 'loadProducts'),
    (step) =>
      'output' in step.event &&
      JSON.stringify(callOf(step, 'loadProducts')?.['skus']) === JSON.stringify(step.event.output),
  ),
];

/** What the screen shows, for the record. */
export const recentProductsSeen = (snapshot: SnapshotFrom<typeof recentProductsMachine>): unknown =>
  shownProducts(recentProducts(snapshot)).map(({ name }) => name);

import type { SnapshotFrom } from 'xstate';
import { callOf, hasCalled, hasTold, lawsFor, told } from '../../kit/laws.ts';
import type { wishPageMachine } from './wish-page.machine.ts';
import { wishPageView } from './wish-page.view.ts';

const { always, on, whenever } = lawsFor<typeof wishPageMachine>();

/** The page of the wishlist. */
export const wishPageLaws = [
  always(
    'WSH-01',
    'Everything on the list is shown, once',
    (snapshot) =>
      JSON.stringify(wishPageView(snapshot).rows.map(({ sku }) => sku)) ===
      JSON.stringify(snapshot.context.wishes.map(({ sku }) => sku)),
  ),
  always('WSH-01', 'Only what is in stock can be moved to the cart', (snapshot) =>
    wishPageView(snapshot).rows.every(
      ({ sku, canMove }) =>
        !canMove || snapshot.context.products.some((each) => each.sku === sku && each.stock > 0),
    ),
  ),
  whenever(
    'WSH-01',
    'What is moved is in the cart and off the list, both or neither',
    on('wish.move'),
    (step) => hasTold(step, 'item.add') === hasTold(step, 'wish.toggle'),
  ),
  whenever(
    'WSH-01',
    'What is moved is the product that was pressed, one of it',
    (step) => hasTold(step, 'item.add'),
    (step) =>
      step.event.type === 'wish.move' &&
      told(step, 'item.add')[0]?.['sku'] === step.event.sku &&
      told(step, 'item.add')[0]?.['quantity'] === 1 &&
      told(step, 'wish.toggle')[0]?.['sku'] === step.event.sku,
  ),
  whenever(
    'WSH-01',
    'The loaded products are exactly those on the list',
    (step) => hasCalled(step, 'loadProducts'),
    (step) =>
      JSON.stringify(callOf(step, 'loadProducts')?.['skus']) ===
      JSON.stringify(step.after.context.wishes.map(({ sku }) => sku)),
  ),
  whenever(
    'WSH-01',
    'What the shop no longer shows is said to be so, and leads nowhere',
    ({ after }) => after.matches('shown'),
    ({ after }) =>
      wishPageView(after).rows.every(
        ({ sku, note, href }) =>
          after.context.products.some((each) => each.sku === sku) || (note === 'No longer sold' && href === null),
      ),
  ),
];

/** What the screen shows, for the record. */
export const wishPageSeen = (snapshot: SnapshotFrom<typeof wishPageMachine>): unknown => wishPageView(snapshot);

import type { SnapshotFrom } from 'xstate';
import { isWished, maxWishes } from '../../../domain/catalogue/wish.ts';
import { callOf, hasCalled, hasDone, hasTold, lawsFor } from '../../kit/laws.ts';
import type { wishlistMachine } from './wishlist.machine.ts';
import { isListKnown, wishesOf, wishNote } from './wishlist.view.ts';

const { always, on, whenever, within } = lawsFor<typeof wishlistMachine>();

/** The shopper's wishlist. */
export const wishlistLaws = [
  always('WSH-01', 'Nothing is on the list twice, and it holds a hundred products', ({ context: { list } }) => {
    const skus = list.wishes.map(({ sku }) => sku);
    return new Set(skus).size === skus.length && skus.length <= maxWishes;
  }),
  whenever(
    'WSH-01',
    'Pressing a heart adds or removes the product, or says that the list is full',
    (step) => on('wish.toggle')(step) && step.before?.matches('reading') === false,
    ({ event, before, after, ...step }) =>
      event.type === 'wish.toggle' &&
      (hasTold(step, 'toast.request') ||
        (before !== null &&
          wishesOf(after).some(({ sku }) => sku === event.sku) !==
            wishesOf(before).some(({ sku }) => sku === event.sku))),
  ),
  whenever(
    'WSH-01',
    'Every change of the list is kept on the device at once',
    (step) => step.before !== null && step.before.context.list !== step.after.context.list,
    (step) => hasDone(step, 'storeList') || on('wishes.stored', 'xstate.done.actor.readList')(step),
  ),
  whenever(
    'WSH-01',
    'What the device remembers joins the account at the sign-in',
    (step) =>
      on('session.opened')(step) && step.before?.context.list.owner === null && step.before.matches('device'),
    (step) =>
      hasCalled(step, 'sendChanges') &&
      JSON.stringify(callOf(step, 'sendChanges')?.['changes']) ===
        JSON.stringify(step.before?.context.list.changes) &&
      (step.before?.context.list.wishes ?? []).every(({ sku }) => isWished(step.after.context.list, sku)),
  ),
  whenever(
    'WSH-01 SES-03',
    'After a sign-out nothing of the person remains on the device',
    (step) => step.event.type === 'session.closed' && 'cause' in step.event && step.event.cause === 'logout',
    ({ after, ...step }) =>
      hasDone(step, 'forgetViewed') &&
      after.context.list.owner === null &&
      after.context.list.wishes.length === 0 &&
      after.context.list.changes.length === 0,
  ),
  whenever(
    'WSH-01 SES-03',
    'Signed out, nobody sees an account’s list',
    ({ after }) => after.context.shopperId === null && after.context.list.owner !== null,
    ({ after }) => wishesOf(after).length === 0,
  ),
  within('WSH-01', 'A change that couldn’t be sent is sent again within half a minute', {
    from: (step) => step.before?.matches('account') === true && step.after.matches({ account: 'waiting' }),
    to: (step) => !step.after.matches({ account: 'waiting' }),
    milliseconds: 30_000,
  }),
];

/** What the screen shows, for the record. */
export const wishlistSeen = (snapshot: SnapshotFrom<typeof wishlistMachine>): unknown => ({
  wishes: wishesOf(snapshot).slice(0, 3),
  isKnown: isListKnown(snapshot),
  note: wishNote(snapshot),
});

import { hasTold, lawsFor, told } from '../../../kit/laws.ts';
import type { membershipOfferMachine } from './membership-offer.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { isOfferOpen } from './membership-offer.view.ts';

const { on, whenever } = lawsFor<typeof membershipOfferMachine>();

/** The club's offer. */
export const membershipOfferLaws = [
  whenever(
    'MEM-05',
    'Accepting closes it and opens the checkout',
    (step) => on('offer.accept')(step) && step.before?.matches('open') === true,
    (step) =>
      step.after.matches('closed') &&
      told(step, 'link.follow').some(({ location }) => JSON.stringify(location).includes('/checkout')) &&
      hasTold(step, 'overlay.done'),
  ),
  whenever(
    'MEM-05',
    'Closing it leads nowhere',
    (step) => on('offer.close')(step) && step.before?.matches('open') === true,
    (step) => step.after.matches('closed') && !hasTold(step, 'link.follow') && hasTold(step, 'overlay.done'),
  ),
  whenever(
    'OVL-01',
    'It opens only on its turn, and reports that it’s on screen',
    ({ before, after }) => after.matches('open') && before?.matches('open') !== true,
    (step) =>
      on('overlay.granted')(step) && step.before?.matches('waiting') === true && hasTold(step, 'overlay.taken'),
  ),
  whenever(
    'OVL-01',
    'It asks for its turn, and stops waiting after a while',
    (step) => on('offer.open')(step) && step.before?.matches('closed') === true,
    (step) => hasTold(step, 'overlay.request') && step.timers.length === 1,
  ),
  whenever(
    'OVL-01',
    'If it waits too long, it gives up its turn',
    ({ before, after }) => before?.matches('waiting') === true && after.matches('closed'),
    (step) => hasTold(step, 'overlay.withdraw'),
  ),
];

/** What the screen shows, for the record. */
export const membershipOfferSeen = (snapshot: SnapshotFrom<typeof membershipOfferMachine>): unknown =>
  isOfferOpen(snapshot);

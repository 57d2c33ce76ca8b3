import { hasMembership, type Cart } from '../../../../domain/cart/cart.ts';
import { hasTold, lawsFor, told, type StepOf } from '../../../kit/laws.ts';
import type { membershipMachine } from './membership.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { membershipRow } from './membership.view.ts';

const { always, on, whenever } = lawsFor<typeof membershipMachine>();

type Step = StepOf<typeof membershipMachine>;

const commandsIn = (step: Step) => told(step, 'cart.command').map(({ command }) => JSON.stringify(command));
const linesIn = ({ event, after }: Step): Cart =>
  event.type === 'cart.changed' ? event.lines : after.context.lines;
const isShoppers = ({ event }: Step) => event.type === 'cart.changed' && event.cause === 'shopper';

/** Bliss Club. */
export const membershipLaws = [
  whenever(
    'MEM-04',
    'A member’s cart never keeps a membership',
    (step) =>
      on('cart.changed')(step) && step.before?.matches({ held: 'hidden' }) === true && hasMembership(linesIn(step)),
    (step) => commandsIn(step).some((command) => command.includes('item.remove')) && hasTold(step, 'toast.request'),
  ),
  whenever(
    'MEM-03',
    'Adding it says so and opens the celebration',
    (step) => isShoppers(step) && step.before?.matches('offered') === true && hasMembership(linesIn(step)),
    (step) => hasTold(step, 'membership.joined') && hasTold(step, 'toast.request') && step.after.matches('inCart'),
  ),
  whenever(
    'MEM-03',
    'Removing it says so',
    (step) => isShoppers(step) && step.before?.matches('inCart') === true && !hasMembership(linesIn(step)),
    (step) => hasTold(step, 'toast.request') && step.after.matches('offered'),
  ),
  whenever(
    'MEM-03',
    'A cart that was only restored celebrates nothing',
    (step) => on('cart.changed')(step) && !isShoppers(step),
    (step) => !hasTold(step, 'membership.joined'),
  ),
  whenever(
    'MEM-01',
    'It’s added as a one-time purchase, and nothing else is',
    (step) => on('membership.add')(step) && step.before?.matches('offered') === true,
    (step) =>
      commandsIn(step).length === 1 &&
      commandsIn(step).every((command) => command.includes('"trial"') && command.includes('bliss-club')),
  ),
  always(
    'MEM-02',
    'It’s offered only to those who have none, and none in the cart',
    (snapshot) =>
      !snapshot.matches('offered') ||
      (snapshot.context.held?.isActive !== true && !hasMembership(snapshot.context.lines)),
  ),
  whenever(
    'SES-03',
    'After a sign-out nobody’s membership remains',
    on('session.closed'),
    ({ after }) => after.context.held === null && !after.context.isAdmin && !after.matches('held'),
  ),
  whenever(
    'MEM-07',
    'An expired membership ends',
    (step) =>
      step.event.type === 'clock.ticked' &&
      step.before?.matches('held') === true &&
      Date.parse(step.before.context.held?.expiresAt ?? '') <= step.event.now,
    ({ after }) => !after.matches('held') && after.context.held === null,
  ),
  whenever(
    'MEM-02',
    'The membership in the cart is the one that the cart has',
    on('cart.changed'),
    (step) => step.after.context.lines === linesIn(step),
  ),
  whenever(
    'MEM-02',
    'It can be taken out again',
    (step) => on('membership.remove')(step) && step.before?.matches('inCart') === true,
    (step) => commandsIn(step).some((command) => command.includes('item.remove')),
  ),
  whenever(
    'MEM-07',
    'A bought membership is no longer in the cart',
    (step) => on('order.confirmed')(step) && step.before?.matches('inCart') === true,
    ({ after }) => after.context.lines.length === 0 && !after.matches('inCart'),
  ),
];

/** What the screen shows, for the record. */
export const membershipSeen = (snapshot: SnapshotFrom<typeof membershipMachine>): unknown => ({
  cart: membershipRow(snapshot, 'cart'),
  checkout: membershipRow(snapshot, 'checkout'),
});

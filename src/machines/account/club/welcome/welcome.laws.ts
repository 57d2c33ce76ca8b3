import { callOf, hasCalled, hasTold, lawsFor } from '../../../kit/laws.ts';
import { hasMembership } from '../../../../domain/cart/cart.ts';
import type { welcomeMachine } from './welcome.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { welcomeCard } from './welcome.view.ts';

const { on, whenever } = lawsFor<typeof welcomeMachine>();

/** Welcome to the club. */
export const welcomeLaws = [
  whenever(
    'MEM-06',
    'On checkout it’s an overlay, elsewhere a card in the cart',
    (step) => on('membership.joined')(step) && step.before?.matches('resting') === true,
    (step) => {
      const { location, isDrawerOpen } = step.after.context;
      const isAtCheckout = location.path.startsWith('/checkout') && !isDrawerOpen;
      return isAtCheckout
        ? step.after.matches('waiting') && hasTold(step, 'overlay.request')
        : step.after.matches('carded') && !hasTold(step, 'overlay.request');
    },
  ),
  whenever(
    'MEM-06',
    'The overlay and the confetti end after 4 s',
    (step) => hasCalled(step, 'reveal') || hasCalled(step, 'confetti'),
    (step) => (callOf(step, 'reveal') ?? callOf(step, 'confetti'))?.['time'] === 4000,
  ),
  whenever(
    'OVL-01',
    'The overlay is shown only on its turn, and reports that it’s on screen',
    ({ before, after }) => after.matches('shown') && before?.matches('shown') !== true,
    (step) => on('overlay.granted')(step) && hasTold(step, 'overlay.taken'),
  ),
  whenever(
    'MEM-06',
    'Without the membership in the cart there’s nothing to celebrate',
    (step) => step.event.type === 'cart.changed' && !hasMembership(step.event.lines),
    ({ after }) => !after.matches('waiting') && !after.matches('carded'),
  ),
  whenever(
    'OVL-01',
    'The overlay gives its turn back',
    ({ before, after }) => before?.matches('shown') === true && after.matches('resting'),
    (step) => hasTold(step, 'overlay.done'),
  ),
  whenever(
    'OVL-01',
    'An overlay that is no longer needed gives up its turn',
    ({ before, after }) => before?.matches('waiting') === true && after.matches('resting'),
    (step) => hasTold(step, 'overlay.withdraw'),
  ),
  whenever(
    'MEM-06',
    'It can be closed',
    (step) => on('celebration.close')(step) && step.before?.matches('shown') === true,
    (step) => hasTold(step, 'reveal.close'),
  ),
  whenever(
    'MEM-06',
    'The card goes when the cart closes',
    (step) => on('drawer.closed')(step),
    ({ after }) => !after.matches('carded') && !after.context.isDrawerOpen,
  ),
];

/** What the screen shows, for the record. */
export const welcomeSeen = (snapshot: SnapshotFrom<typeof welcomeMachine>): unknown => welcomeCard(snapshot);

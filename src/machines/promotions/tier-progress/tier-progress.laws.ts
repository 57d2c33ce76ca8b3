import { hasCalled, hasTold, lawsFor, told } from '../../kit/laws.ts';
import type { tierProgressMachine } from './tier-progress.machine.ts';
import { progressOf } from './tier-progress.rules.ts';
import type { SnapshotFrom } from 'xstate';
import { tierBarView } from './tier-progress.view.ts';

const { always, on, whenever } = lawsFor<typeof tierProgressMachine>();

/** Discount tiers. */
export const tierProgressLaws = [
  always('TIR-02', 'The bar says the tier that the cart has', (snapshot) => {
    const { current, next } = progressOf(snapshot.context);
    if (current === null) return snapshot.matches({ standing: 'none' });
    return snapshot.matches({ standing: next === null ? 'top' : 'climbing' });
  }),
  whenever(
    'TIR-04',
    'Nothing is celebrated when the page opens',
    on('xstate.init'),
    (step) => !hasTold(step, 'tier.unlocked'),
  ),
  whenever(
    'TIR-04',
    'Only a change of the shopper is celebrated',
    ({ before, after }) => after.matches({ news: 'unlocking' }) && before?.matches({ news: 'unlocking' }) !== true,
    ({ event }) => event.type === 'cart.changed' && event.cause === 'shopper',
  ),
  whenever(
    'TIR-04',
    'A tier is celebrated once the bar has filled, if it’s still reached',
    (step) => hasTold(step, 'tier.unlocked'),
    (step) =>
      step.before?.matches({ news: 'unlocking' }) === true && progressOf(step.after.context).current !== null,
  ),
  whenever(
    'TIR-04',
    'What is celebrated is the cart’s own discount',
    (step) => hasTold(step, 'tier.unlocked'),
    (step) =>
      told(step, 'tier.unlocked').every(
        ({ percentage }) => percentage === progressOf(step.after.context).current?.discountPercentage,
      ),
  ),
  whenever(
    'CHR-12',
    'The bar fills in 500 ms',
    ({ before, after }) => after.matches({ news: 'unlocking' }) && before?.matches({ news: 'unlocking' }) !== true,
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 500),
  ),
  whenever(
    'TIR-01',
    'Tiers that can’t be loaded leave those of the page',
    on('xstate.error.actor.loadTiers'),
    ({ before, after }) => after.context.tiers === before?.context.tiers,
  ),
  whenever(
    'TIR-01',
    'An open cart asks for today’s tiers',
    (step) => on('drawer.opened')(step) && step.before?.matches({ ladder: 'asking' }) !== true,
    (step) => hasCalled(step, 'loadTiers'),
  ),
  whenever(
    'TIR-03',
    'The bar follows the cart',
    on('cart.changed'),
    ({ event, after }) => event.type === 'cart.changed' && after.context.lines === event.lines,
  ),
];

/** What the screen shows, for the record. */
export const tierProgressSeen = (snapshot: SnapshotFrom<typeof tierProgressMachine>): unknown =>
  tierBarView(snapshot);

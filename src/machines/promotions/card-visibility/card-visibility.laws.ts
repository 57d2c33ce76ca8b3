import { hasTold, lawsFor, told } from '../../kit/laws.ts';
import type { cardVisibilityMachine } from './card-visibility.machine.ts';

const { on, overWalk, whenever } = lawsFor<typeof cardVisibilityMachine>();

/** Whether a card was really seen. */
export const cardVisibilityLaws = [
  whenever(
    'ANA-03',
    'A card that appears counts only after more than a second',
    (step) => on('card.appeared')(step) && step.before?.matches({ watched: 'hidden' }) === true,
    ({ timers, at, ...step }) =>
      !hasTold(step, 'card.viewed') && timers.some(({ endsAt }) => endsAt >= at + 1000 && endsAt <= at + 1100),
  ),
  whenever(
    'ANA-03',
    'A card that disappears before that doesn’t count',
    on('card.disappeared'),
    (step) => !hasTold(step, 'card.viewed') && step.timers.length === 0,
  ),
  whenever(
    'ANA-03',
    'A card seen for long enough counts, with its time',
    ({ after }) => after.matches('counted'),
    (step) =>
      told(step, 'card.viewed').every(({ visibilityDuration }) => Number(visibilityDuration) >= 1000) &&
      hasTold(step, 'card.viewed'),
  ),
  overWalk(
    'ANA-03',
    'A card counts once',
    (steps) => steps.filter((step) => hasTold(step, 'card.viewed')).length <= 1,
  ),
];

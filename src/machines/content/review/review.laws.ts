import { hasDone, lawsFor } from '../../kit/laws.ts';
import type { reviewMachine } from './review.machine.ts';

const { on, whenever } = lawsFor<typeof reviewMachine>();

/** Reviews. */
export const reviewLaws = [
  whenever(
    'REV-01',
    'Nothing is published that the shop hasn’t read',
    ({ before, after }) => after.value === 'published' && before?.value !== 'published',
    on('review.publish'),
  ),
  whenever(
    'REV-01',
    'The writer of a rejected review gets the reason',
    ({ before, after }) => after.value === 'rejected' && before?.value !== 'rejected',
    (step) => hasDone(step, 'tellRejected'),
  ),
  whenever(
    'REV-01',
    'A changed review is read again before others see it',
    on('review.revise'),
    ({ after }) => after.value === 'waiting',
  ),
  whenever(
    'REV-01',
    'A writer can take a review back at any time',
    (step) => on('review.withdraw')(step) && step.before !== undefined,
    ({ after }) => after.value === 'withdrawn',
  ),
  whenever(
    'REV-01',
    'The shop can’t restore a review that its writer withdrew',
    ({ before, event }) => before?.value === 'withdrawn' && event.type === 'review.publish',
    ({ after }) => after.value === 'withdrawn',
  ),
];

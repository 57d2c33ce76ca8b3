import { hasCalled, lawsFor } from '../../kit/laws.ts';
import type { stepCountMachine } from './step-count.machine.ts';

const { on, whenever } = lawsFor<typeof stepCountMachine>();

/** Whose steps are counted. */
export const stepCountLaws = [
  whenever(
    'FLO-07 ANA-06',
    'Steps are counted only after the visitor has agreed to exactly that',
    (step) => hasCalled(step, 'countSteps'),
    ({ event }) => event.type === 'consent.changed' && event.agreed.includes('flows'),
  ),
  whenever(
    'FLO-07 ANA-06',
    'Counting ends at once when the visitor no longer agrees',
    (step) =>
      on('consent.changed')(step) && step.event.type === 'consent.changed' && !step.event.agreed.includes('flows'),
    ({ after }) => after.matches('silent'),
  ),
  whenever(
    'FLO-07 ANA-06',
    'Whoever agrees again isn’t counted twice',
    ({ before, event }) =>
      before?.matches('counting') === true && event.type === 'consent.changed' && event.agreed.includes('flows'),
    (step) => step.after.matches('counting') && !hasCalled(step, 'countSteps'),
  ),
];

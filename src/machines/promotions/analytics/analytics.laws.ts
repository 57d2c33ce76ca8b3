import { callOf, hasCalled, hasDone, lawsFor } from '../../kit/laws.ts';
import type { analyticsMachine } from './analytics.machine.ts';

const { always, on, until, whenever } = lawsFor<typeof analyticsMachine>();

/** Bundle events, in batches. */
export const analyticsLaws = [
  always(
    'ANA-02',
    'A batch never holds more than its size',
    ({ context }) => context.batch.length <= context.batchSize,
  ),
  whenever('ANA-03', 'Nothing is sent in the first seconds', on('xstate.init'), ({ timers, at }) =>
    timers.some(({ endsAt }) => endsAt >= at + 2000 && endsAt <= at + 5000),
  ),
  whenever(
    'ANA-02',
    'What waits is sent after 2 s',
    ({ before, after }) => after.matches('gathering') && before?.matches('gathering') !== true,
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 2000),
  ),
  whenever(
    'ANA-02',
    'A full batch is sent at once',
    (step) =>
      on('event.track')(step) &&
      step.before?.matches('gathering') === true &&
      step.before.context.waiting.length + 1 >= step.before.context.batchSize,
    (step) => hasCalled(step, 'sendBatch'),
  ),
  whenever(
    'ANA-02',
    'The whole batch is sent, and nothing else',
    (step) => hasCalled(step, 'sendBatch'),
    (step) => callOf(step, 'sendBatch')?.['events'] === step.after.context.batch,
  ),
  whenever(
    'ANA-02',
    'When the page is hidden, whatever waits is sent, and nothing twice',
    (step) => on('page.hidden')(step) && (step.before?.context.waiting.length ?? 0) > 0,
    (step) => hasDone(step, 'sendBeacon') && step.after.context.waiting.length === 0,
  ),
  whenever(
    'ANA-02',
    'A failure is logged, and at most so many events wait again',
    on('xstate.error.actor.sendBatch'),
    ({ before, after, ...step }) =>
      hasDone(step, 'logFailure') &&
      after.context.batch.length === 0 &&
      after.context.waiting.length <= (before?.context.waiting.length ?? 0) + after.context.requeued,
  ),
  whenever(
    'ANA-02',
    'A temporary failure loses nothing that may wait',
    (step) =>
      on('xstate.error.actor.sendBatch')(step) &&
      'error' in step.event &&
      JSON.stringify(step.event.error).includes('offline') &&
      (step.before?.context.waiting.length ?? 0) < (step.before?.context.queueCap ?? 0),
    ({ before, after }) =>
      after.context.waiting.length ===
      (before?.context.waiting.length ?? 0) + Math.min(before?.context.batch.length ?? 0, after.context.requeued),
  ),
  whenever(
    'ANA-01',
    'Every event is collected, newest last',
    on('event.track'),
    ({ before, after }) =>
      after.context.waiting.length + after.context.batch.length ===
      (before?.context.waiting.length ?? 0) + (before?.context.batch.length ?? 0) + 1,
  ),
  until('ANA-02', 'After a failure there’s a pause', {
    from: on('xstate.error.actor.sendBatch'),
    until: (step) => step.timers.length === 0 || !step.after.matches('recovering'),
    holds: (step) => !hasCalled(step, 'sendBatch'),
  }),
];

import { hasDone, hasTold, lawsFor, told } from '../../kit/laws.ts';
import type { consentMachine } from './consent.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { isAsked, isChoosing, purposeRows } from './consent.view.ts';

const { on, until, whenever } = lawsFor<typeof consentMachine>();

const agreedIn = (step: Parameters<typeof told>[0]) => told(step, 'consent.changed').map(({ agreed }) => agreed);

/** Nobody is measured who didn't agree. */
export const consentLaws = [
  whenever(
    'ANA-06',
    'Refusing is one press, is saved, and nothing is measured',
    (step) =>
      on('consent.refuse')(step) &&
      (step.before?.matches('asked') === true || step.before?.matches('choosing') === true),
    (step) =>
      step.after.matches('settled') && hasDone(step, 'keepChoice') && JSON.stringify(agreedIn(step)) === '[[]]',
  ),
  whenever(
    'ANA-06',
    'Accepting accepts exactly what was asked',
    (step) =>
      on('consent.agree')(step) &&
      (step.before?.matches('asked') === true || step.before?.matches('choosing') === true),
    (step) =>
      step.after.matches('settled') &&
      hasDone(step, 'keepChoice') &&
      agreedIn(step).length === 1 &&
      agreedIn(step)[0] === step.after.context.asked,
  ),
  whenever(
    'ANA-06',
    'Saving accepts exactly what is ticked',
    (step) => on('consent.save')(step) && step.before?.matches('choosing') === true,
    (step) =>
      hasDone(step, 'keepChoice') &&
      agreedIn(step).length === 1 &&
      agreedIn(step)[0] === step.before?.context.picked,
  ),
  whenever(
    'ANA-06',
    'Nothing is accepted before the visitor decides',
    (step) =>
      hasTold(step, 'consent.changed') &&
      agreedIn(step).some((agreed) => Array.isArray(agreed) && agreed.length > 0),
    on('consent.agree', 'consent.save', 'choice.changed', 'xstate.done.actor.readChoice'),
  ),
  whenever(
    'ANA-06',
    'Ticks are those accepted before, none for a new visitor',
    (step) => step.after.matches('choosing') && step.before?.matches('choosing') !== true,
    ({ after }) => JSON.stringify(after.context.picked) === JSON.stringify(after.context.choice?.agreed ?? []),
  ),
  whenever(
    'OVL-01',
    'The question gives its turn back when it’s answered or revoked',
    ({ before, after }) =>
      (before?.matches('asked') === true && !after.matches('asked')) ||
      (before?.matches('choosing') === true && !after.matches('choosing')),
    (step) => hasTold(step, 'overlay.done'),
  ),
  whenever(
    'OVL-01',
    'A question that no longer waits gives up its turn',
    (step) =>
      !on('overlay.granted')(step) &&
      (['waiting', 'turning'] as const).some(
        (place) => step.before?.matches(place) === true && !step.after.matches(place),
      ),
    (step) =>
      told(step, 'overlay.withdraw').some(
        ({ kind }) => kind === (step.before?.matches('waiting') ? 'consent' : 'privacy-choices'),
      ),
  ),
  whenever('OVL-01', 'A question that gets its turn reports that it’s on screen', on('overlay.granted'), (step) =>
    step.before?.matches('waiting') || step.before?.matches('turning') ? hasTold(step, 'overlay.taken') : true,
  ),
  whenever(
    'OVL-01',
    'The question waits for its turn',
    ({ before, after }) => after.matches('asked') && before?.matches('asked') !== true,
    on('overlay.granted'),
  ),
  whenever(
    'ANA-06',
    'A visitor looks around for 4 s before being asked',
    ({ before, after }) => after.matches('unasked') && before?.matches('unasked') !== true,
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 4000),
  ),
  until('ANA-06', 'A visitor who has decided isn’t asked again', {
    from: ({ after }) => after.matches('settled'),
    until: on('choices.open', 'choice.changed'),
    holds: (step) => !hasTold(step, 'overlay.request'),
  }),
];

/** What the screen shows, for the record. */
export const consentSeen = (snapshot: SnapshotFrom<typeof consentMachine>): unknown => ({
  isAsked: isAsked(snapshot),
  isChoosing: isChoosing(snapshot),
  rows: purposeRows(snapshot),
});

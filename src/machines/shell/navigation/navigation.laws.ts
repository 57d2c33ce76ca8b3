import { hasCalled, hasDone, hasTold, callOf, lawsFor } from '../../kit/laws.ts';
import type { navigationMachine } from './navigation.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { failureView } from './navigation.view.ts';

const { always, on, whenever } = lawsFor<typeof navigationMachine>();

/** Pages and their addresses. */
export const navigationLaws = [
  whenever(
    'CHR-06',
    'The page that arrives is the one that was asked for last, and the address says so',
    on('xstate.done.actor.loadPage'),
    (step) =>
      step.after.context.location === step.before?.context.wanted &&
      hasDone(step, 'writeHistory') &&
      hasDone(step, 'placeScroll') &&
      hasTold(step, 'page.arrived'),
  ),
  whenever(
    'CHR-06',
    'The scroll position is saved before another page is asked for',
    (step) => on('page.open')(step) && step.before?.matches('settled') === true && step.after.matches('loading'),
    (step) => hasDone(step, 'saveScroll'),
  ),
  whenever(
    'CHR-06',
    'A link to the page on screen only scrolls',
    (step) => on('page.open')(step) && step.after.matches('settled'),
    (step) => hasDone(step, 'placeScroll') && !hasCalled(step, 'loadPage'),
  ),
  whenever(
    'CHR-05',
    'The shop hears of every page that is asked for',
    ({ before, after, event }) =>
      after.matches('loading') &&
      before !== null &&
      event.type !== 'xstate.init' &&
      (before.matches('loading') ? event.type === 'page.open' : true),
    (step) => hasTold(step, 'page.awaited') && callOf(step, 'loadPage')?.['location'] === step.after.context.wanted,
  ),
  whenever(
    'CHR-09',
    'A page that couldn’t be loaded says so, and the address stays',
    on('xstate.error.actor.loadPage'),
    (step) => step.after.matches('failed') && step.after.context.failure !== null && !hasDone(step, 'writeHistory'),
  ),
  whenever(
    'CHR-09',
    '“Retry” loads the page that failed',
    (step) => on('page.retry')(step) && step.before?.matches('failed') === true,
    (step) => callOf(step, 'loadPage')?.['location'] === step.before?.context.wanted,
  ),
  whenever(
    'CHR-06',
    'Going back writes no new address',
    (step) => on('history.popped')(step) && step.before?.context.layers.length === 0,
    ({ after }) => after.context.arrival === 'pop',
  ),
  whenever(
    'PHN-01',
    'Going back closes what is open, the last one first, and leaves no page while something is',
    (step) => on('history.popped')(step) && (step.before?.context.layers.length ?? 0) > 0,
    (step) =>
      !hasCalled(step, 'loadPage') &&
      step.after.context.layers.join(' ') === step.before?.context.layers.slice(0, -1).join(' '),
  ),
  whenever(
    'PHN-01',
    'The focus follows to every page that arrives',
    on('xstate.done.actor.loadPage'),
    (step) => hasDone(step, 'placeFocus') && step.after.context.layers.length === 0,
  ),
  always(
    'CHR-09',
    'A page on screen has no error',
    (snapshot) =>
      !snapshot.matches('settled') ||
      snapshot.context.failure === null ||
      snapshot.context.wanted !== snapshot.context.location,
  ),
];

/** What the screen shows, for the record. */
export const navigationSeen = (snapshot: SnapshotFrom<typeof navigationMachine>): unknown => failureView(snapshot);

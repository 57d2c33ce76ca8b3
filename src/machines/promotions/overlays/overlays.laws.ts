import { hasTold, lawsFor, told, type StepOf } from '../../kit/laws.ts';
import type { overlaysMachine } from './overlays.machine.ts';
import { disturbed, isUnasked, nextOverlay } from './overlays.rules.ts';
import type { SnapshotFrom } from 'xstate';
import { shownOverlay, waitingReasons } from './overlays.view.ts';

const { always, on, overWalk, whenever } = lawsFor<typeof overlaysMachine>();

const hasPatience = ({ timers, at }: StepOf<typeof overlaysMachine>) =>
  timers.some(({ endsAt }) => endsAt <= at + 2000);

/** One thing over the page at a time (OVL-01). */
export const overlaysLaws = [
  always(
    'OVL-01',
    'No overlay waits twice, and the one on screen doesn’t wait',
    ({ context: { queue, shown } }) =>
      new Set(queue).size === queue.length &&
      (shown === null || !queue.includes(shown) || shown === 'consent' || shown === 'coupon-popup'),
  ),
  always(
    'OVL-01',
    'Something is shown exactly while the page is covered',
    (snapshot) => snapshot.matches('covered') === (snapshot.context.shown !== null),
  ),
  whenever(
    'OVL-01',
    'The overlay that gets its turn is the one shown, and it doesn’t interrupt a busy shopper',
    (step) => hasTold(step, 'overlay.granted'),
    (step) =>
      told(step, 'overlay.granted').every(({ kind }) => kind === step.after.context.shown) &&
      (step.after.context.shown === null || disturbed(step.after.context.shown, step.after.context.busy) === null),
  ),
  always(
    'OVL-01',
    'Nothing waits while the page is free',
    (snapshot) =>
      snapshot.matches('covered') || nextOverlay(snapshot.context.queue, snapshot.context.busy) === null,
  ),
  overWalk('OVL-01', 'Two are never shown at once', (steps) => {
    let open = 0;
    for (const step of steps) {
      const wasShown = step.before?.context.shown ?? null;
      if (wasShown !== null && wasShown !== step.after.context.shown) open -= 1;
      open += told(step, 'overlay.granted').length;
      if (open > 1) return false;
    }
    return true;
  }),
  whenever(
    'OVL-01',
    'An overlay that doesn’t open doesn’t keep the others waiting',
    (step) => hasTold(step, 'overlay.granted'),
    hasPatience,
  ),
  whenever(
    'OVL-01',
    'An overlay that doesn’t close doesn’t keep the others waiting',
    (step) => hasTold(step, 'overlay.revoked'),
    hasPatience,
  ),
  whenever(
    'OVL-01',
    'An overlay that doesn’t answer in time loses its turn',
    on(
      'xstate.after.answerPatience.overlays.covered.offered',
      'xstate.after.answerPatience.overlays.covered.yielding',
    ),
    (step) => step.after.context.shown === null || hasTold(step, 'overlay.granted'),
  ),
  whenever(
    'OVL-01',
    'An overlay on screen stays until it reports that it’s done',
    (step) =>
      step.before?.matches({ covered: 'onScreen' }) === true && !step.after.matches({ covered: 'onScreen' }),
    on('overlay.done', 'overlay.withdraw', 'overlay.request'),
  ),
  whenever('OVL-01', 'A new page drops requests that the shopper didn’t make', on('page.arrived'), ({ after }) =>
    after.context.queue.every((kind) => !isUnasked(kind)),
  ),
  whenever(
    'OVL-01',
    'Busy shoppers aren’t disturbed by what they didn’t ask for',
    (step) => hasTold(step, 'overlay.granted') && step.after.context.busy.length > 0,
    ({ after }) => after.context.shown !== null && !isUnasked(after.context.shown),
  ),
  whenever(
    'OVL-01',
    'A withdrawn request no longer waits',
    on('overlay.withdraw'),
    ({ event, after }) => event.type === 'overlay.withdraw' && !after.context.queue.includes(event.kind),
  ),
  whenever(
    'OVL-01',
    'A request waits or is shown',
    on('overlay.request'),
    ({ event, after }) =>
      event.type === 'overlay.request' &&
      (after.context.shown === event.kind || after.context.queue.includes(event.kind)),
  ),
  whenever(
    'OVL-01',
    'A surface that is free again no longer counts as busy',
    on('surface.free'),
    ({ event, after }) => event.type === 'surface.free' && !after.context.busy.includes(event.surface),
  ),
  whenever(
    'OVL-01',
    'A busy surface counts once',
    on('surface.busy'),
    ({ event, after }) =>
      event.type === 'surface.busy' &&
      after.context.busy.filter((surface) => surface === event.surface).length === 1,
  ),
];

/** What the screen shows, for the record. */
export const overlaysSeen = (snapshot: SnapshotFrom<typeof overlaysMachine>): unknown => ({
  shown: shownOverlay(snapshot),
  reasons: waitingReasons(snapshot),
});

import { hasCalled, hasDone, lawsFor } from '../../kit/laws.ts';
import type { trackingMachine } from './tracking.machine.ts';

const { always, on, whenever } = lawsFor<typeof trackingMachine>();

/** Third-party scripts. */
export const trackingLaws = [
  always(
    'ANA-06',
    'No script loads without consent',
    (snapshot) => !snapshot.matches('open') || snapshot.context.agreed.length > 0,
  ),
  always(
    'ANA-06',
    'No script loads in a document that began where nothing is measured',
    ({ context, ...snapshot }) => !snapshot.matches('open') || !context.began.path.startsWith('/checkout'),
  ),
  whenever(
    'ANA-06',
    'Withdrawing consent removes the scripts at once',
    (step) =>
      step.event.type === 'consent.changed' &&
      step.before?.matches('open') === true &&
      step.before.context.agreed.some(
        (purpose) => step.event.type === 'consent.changed' && !step.event.agreed.includes(purpose),
      ),
    (step) => step.after.matches('withdrawn') && hasDone(step, 'removeTrackers'),
  ),
  whenever(
    'ANA-06',
    'Only accepted scripts are loaded',
    (step) => hasCalled(step, 'loadTrackers'),
    (step) =>
      step.happened.every(
        ({ name, with: input }) => name !== 'loadTrackers' || input['agreed'] === step.after.context.agreed,
      ),
  ),
  whenever(
    'ANA-06',
    'Nothing is reported before the scripts are there',
    (step) => hasDone(step, 'tellMoments') || hasDone(step, 'tellPage'),
    (step) => step.before?.matches({ open: 'telling' }) === true || on('xstate.done.actor.loadTrackers')(step),
  ),
  whenever(
    'ANA-06',
    'What happened while they loaded is reported once',
    on('xstate.done.actor.loadTrackers'),
    (step) => hasDone(step, 'tellKept') && hasDone(step, 'tellPage') && step.after.context.waiting.length === 0,
  ),
  whenever(
    'ANA-06',
    'A purchase where nothing is measured waits for the next document',
    (step) => on('order.confirmed')(step) && step.before?.matches('barred') === true,
    (step) => hasDone(step, 'keepMoments'),
  ),
];

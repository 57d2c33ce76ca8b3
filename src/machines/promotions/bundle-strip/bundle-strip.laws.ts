import { callOf, hasCalled, hasDone, lawsFor, told, type StepOf } from '../../kit/laws.ts';
import type { bundleStripMachine } from './bundle-strip.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { bundleStripView } from './bundle-strip.view.ts';

const { always, on, whenever } = lawsFor<typeof bundleStripMachine>();

const actionsIn = (step: StepOf<typeof bundleStripMachine>) =>
  told(step, 'analytics.track').map(({ event }) => JSON.stringify(event));
const wasIdle = ({ before }: StepOf<typeof bundleStripMachine>) => before?.matches({ apply: 'idle' }) === true;

/** Bundles side by side. */
export const bundleStripLaws = [
  always(
    'BND-02',
    'It never shows more bundles than there is room for',
    ({ context }) => context.cards.length <= context.limit,
  ),
  always(
    'BND-02',
    'Every bundle is shown once',
    ({ context }) => new Set(context.cards.map(({ bundle }) => bundle.id)).size === context.cards.length,
  ),
  whenever(
    'BND-08',
    'Applying waits for the server and is tracked',
    (step) =>
      step.event.type === 'bundle.wanted' &&
      wasIdle(step) &&
      step.before?.context.cards.some(
        ({ bundle }) => step.event.type === 'bundle.wanted' && bundle.id === step.event.bundleId,
      ) === true,
    (step) =>
      hasCalled(step, 'applyBundle') &&
      actionsIn(step).some((text) => text.includes('"apply"')) &&
      actionsIn(step).some((text) => text.includes('"click"')),
  ),
  whenever(
    'BND-08',
    'What is applied is the bundle that was pressed',
    (step) => hasCalled(step, 'applyBundle'),
    (step) => {
      const bundle = callOf(step, 'applyBundle')?.['bundle'] ?? null;
      return (
        bundle ===
        (step.after.context.cards.find((card) => card.bundle.id === step.after.context.wantedId)?.bundle ?? null)
      );
    },
  ),
  whenever(
    'BND-08',
    'A repeat is ignored while one is applied',
    (step) => on('bundle.wanted')(step) && step.before?.matches({ apply: 'applying' }) === true,
    (step) => !hasCalled(step, 'applyBundle'),
  ),
  whenever(
    'BND-08',
    'A failure is only logged',
    on('xstate.error.actor.applyBundle', 'xstate.error.actor.loadOffers'),
    (step) => hasDone(step, 'logFailure'),
  ),
  whenever(
    'BND-03',
    'Without bundles it says so',
    (step) =>
      step.event.type === 'xstate.done.actor.loadOffers' && JSON.stringify(step.event).includes('"bundles":[]'),
    ({ after }) => after.matches({ deals: 'empty' }),
  ),
  whenever(
    'BND-02',
    'Other items in the cart ask for other bundles',
    ({ before, after }) => before !== null && before.context.lines !== after.context.lines,
    (step) => hasCalled(step, 'loadOffers'),
  ),
  whenever(
    'ANA-03',
    'A card that was seen is tracked with its time',
    (step) =>
      step.event.type === 'card.viewed' &&
      step.after.context.cards.some(
        ({ bundle }) => step.event.type === 'card.viewed' && bundle.id === step.event.bundleId,
      ),
    (step) => actionsIn(step).some((text) => text.includes('"view"') && text.includes('visibilityDuration')),
  ),
  whenever('BND-02', '“View All” shows all', on('list.unfold'), ({ after }) => after.matches({ list: 'all' })),
  whenever(
    'BND-09',
    'The cards know which bundle the cart has',
    (step) => step.event.type === 'choice.changed',
    ({ event, after, happened }) =>
      event.type === 'choice.changed' &&
      after.context.appliedId === event.bundleId &&
      happened.filter(
        ({ kind, name }) => kind === 'told' && (name === 'bundle.applied' || name === 'bundle.removed'),
      ).length === after.context.cards.length,
  ),
];

/** What the screen shows, for the record. */
export const bundleStripSeen = (snapshot: SnapshotFrom<typeof bundleStripMachine>): unknown =>
  bundleStripView(snapshot);

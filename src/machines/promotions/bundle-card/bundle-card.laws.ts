import { callOf, hasCalled, hasTold, lawsFor, told } from '../../kit/laws.ts';
import type { bundleCardMachine } from './bundle-card.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { bundleCardView } from './bundle-card.view.ts';

const { always, on, whenever } = lawsFor<typeof bundleCardMachine>();

/** One bundle offer. */
export const bundleCardLaws = [
  whenever(
    'BND-05',
    'Applying is ignored while it’s loading or applied',
    (step) => on('bundle.apply')(step) && step.before?.matches({ life: 'idle' }) !== true,
    (step) => !hasTold(step, 'bundle.wanted'),
  ),
  whenever(
    'BND-05',
    'Applying asks for this bundle',
    (step) =>
      on('bundle.apply')(step) &&
      step.before?.matches({ life: 'idle' }) === true &&
      !step.before.matches({ clock: 'over' }),
    (step) =>
      told(step, 'bundle.wanted').some(({ bundleId }) => bundleId === step.after.context.bundle.id) &&
      step.after.matches({ life: 'loading' }),
  ),
  whenever(
    'BND-05',
    'A bundle is applied only when the shop says so',
    ({ before, after }) => after.matches({ life: 'applied' }) && before?.matches({ life: 'applied' }) !== true,
    on('bundle.applied'),
  ),
  whenever(
    'BND-05',
    'A failure returns to the offer',
    (step) => on('bundle.refused')(step) && step.before?.matches({ life: 'loading' }) === true,
    ({ after }) => after.matches({ life: 'idle' }),
  ),
  whenever(
    'BND-05',
    'A removed bundle can be applied again',
    (step) => on('bundle.removed')(step) && step.before?.matches({ life: 'applied' }) === true,
    ({ after }) => after.matches({ life: 'idle' }),
  ),
  whenever(
    'BND-06',
    'An offer that has ended can’t be applied',
    (step) => on('bundle.apply')(step) && step.before?.matches({ clock: 'over' }) === true,
    (step) => !hasTold(step, 'bundle.wanted'),
  ),
  whenever(
    'BND-06',
    'The last 60 seconds are urgent',
    (step) => hasCalled(step, 'countdown'),
    (step) => {
      const end = Date.parse(step.after.context.bundle.endsAt ?? '');
      const endsAt = Date.parse(String(callOf(step, 'countdown')?.['endsAt']));
      return endsAt === (step.after.matches({ clock: 'urgent' }) ? end : end - 60_000);
    },
  ),
  whenever(
    'BND-06',
    'Only a limited offer has a clock',
    on('xstate.init'),
    ({ after }) =>
      after.matches({ clock: 'running' }) ===
      (after.context.bundle.isTimeLimited && after.context.bundle.endsAt !== null),
  ),
  whenever(
    'BND-14',
    'The figures are the server’s',
    on('xstate.done.actor.loadMetrics'),
    ({ event, after }) => 'output' in event && after.context.metrics === event.output,
  ),
  whenever(
    'BND-14',
    'Without figures none are shown',
    on('xstate.error.actor.loadMetrics'),
    ({ after }) => after.context.metrics === null && after.matches({ figures: 'told' }),
  ),
  always(
    'BND-06 BND-07',
    'Nothing hurries a shopper without a reason: “Only … left!” is the stock, and a clock has an end',
    isTruthfullyUrgent,
  ),
];

type Snapshot = SnapshotFrom<typeof bundleCardMachine>;

/** What the screen shows, for the record. */
export const bundleCardSeen = (snapshot: Snapshot): unknown => shown(snapshot);

function shown(snapshot: Snapshot) {
  return bundleCardView(snapshot, { guarantee: null, reviews: null, freeDeliveryFrom: 499, deliveryFee: 49 });
}

function isTruthfullyUrgent(snapshot: Snapshot): boolean {
  const { bundle, metrics } = snapshot.context;
  const { badge, button } = shown(snapshot);
  const isTimed = bundle.isTimeLimited && bundle.endsAt !== null;
  const stock = metrics?.stockLevel ?? bundle.stockLevel;
  if (badge?.kind === 'scarce' && (badge.text !== `Only ${stock} left!` || stock > 5)) return false;
  return isTimed || (badge?.kind !== 'clock' && !button.text.includes('⚡'));
}

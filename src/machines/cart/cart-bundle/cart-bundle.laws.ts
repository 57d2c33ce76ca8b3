import { hasCalled, hasDone, hasTold, lawsFor, told, type StepOf } from '../../kit/laws.ts';
import type { cartBundleMachine } from './cart-bundle.machine.ts';
import { isBroken, takenOf } from './cart-bundle.rules.ts';
import type { SnapshotFrom } from 'xstate';
import { appliedBundleView } from './cart-bundle.view.ts';

const { always, on, whenever } = lawsFor<typeof cartBundleMachine>();

type Step = StepOf<typeof cartBundleMachine>;

const enters =
  (state: 'none' | 'applied') =>
  ({ before, after }: Step) =>
    after.matches(state) && before?.matches(state) !== true;
const toasts = (step: Step) => told(step, 'toast.request').map(({ toast }) => JSON.stringify(toast));

/** The bundle of the cart. */
export const cartBundleLaws = [
  always(
    'BND-09',
    'An applied bundle fits the cart',
    (snapshot) =>
      !snapshot.matches('applied') ||
      (snapshot.context.bundle !== null &&
        snapshot.context.lines.length > 0 &&
        !isBroken(snapshot.context.bundle, snapshot.context)),
  ),
  always(
    'BND-09',
    'Without a bundle nothing of one remains',
    (snapshot) => !snapshot.matches('none') || snapshot.context.bundle === null,
  ),
  whenever(
    'BND-09',
    'A bundle that no longer fits is removed, with a warning',
    (step) =>
      step.before?.matches('applied') === true &&
      step.after.matches('none') &&
      step.after.context.lines.length > 0 &&
      !on('countdown.over')(step),
    (step) => toasts(step).some((text) => text.includes('Bundle removed due to cart changes')),
  ),
  whenever(
    'BND-09',
    'An emptied cart has no bundle',
    (step) =>
      step.event.type === 'cart.changed' &&
      step.event.lines.length === 0 &&
      step.before?.matches('applied') === true,
    ({ after }) => after.matches('none'),
  ),
  whenever(
    'BND-11',
    'Applying says so when it worked',
    (step) =>
      step.before?.matches('applying') === true &&
      step.after.matches('applied') &&
      step.after.context.bundle !== step.before.context.bundle,
    (step) =>
      toasts(step).some((text) => text.includes('Bundle applied successfully!')) && hasDone(step, 'keepChoice'),
  ),
  whenever(
    'BND-11',
    'Applying says so when it failed',
    on('xstate.error.actor.applyBundle', 'xstate.error.actor.findMissing'),
    (step) => toasts(step).some((text) => text.includes('Failed to apply bundle')),
  ),
  whenever(
    'BND-11',
    'Removing says so when it worked',
    on('xstate.done.actor.removeBundle'),
    (step) =>
      toasts(step).some((text) => text.includes('Bundle removed successfully!')) && step.after.matches('none'),
  ),
  whenever('BND-11', 'Removing says so when it failed', on('xstate.error.actor.removeBundle'), (step) =>
    toasts(step).some((text) => text.includes('Failed to remove bundle')),
  ),
  whenever(
    'BND-12',
    'A bundle is applied only by the server',
    enters('applied'),
    ({ before, after }) =>
      after.context.bundle === before?.context.wanted ||
      after.context.bundle === before?.context.bundle ||
      before?.matches('restoring') === true,
  ),
  whenever(
    'BND-09',
    'The cart’s totals hear of every change of the bundle',
    (step) => enters('none')(step) || enters('applied')(step),
    (step) =>
      told(step, 'bundle.taken').some(
        ({ taken }) => JSON.stringify(taken) === JSON.stringify(takenOf(step.after.context)),
      ),
  ),
  whenever('BND-09', 'A bundle that is gone is forgotten on this device', enters('none'), (step) =>
    hasDone(step, 'forgetChoice'),
  ),
  whenever('ANA-01', 'A removed bundle is tracked', on('xstate.done.actor.removeBundle'), (step) =>
    hasTold(step, 'analytics.track'),
  ),
  whenever(
    'BND-09',
    'Removing asks the server',
    (step) => on('bundle.remove')(step) && step.before?.matches('applied') === true,
    (step) => hasCalled(step, 'removeBundle'),
  ),
  whenever(
    'OVL-02',
    'An offer whose time is over is removed',
    (step) => on('countdown.over')(step) && step.before?.matches({ applied: 'timed' }) === true,
    ({ after }) => after.matches('none'),
  ),
  whenever(
    'SES-03',
    'After a sign-out nobody is a member',
    on('session.closed'),
    ({ after }) => !after.context.isMember,
  ),
];

/** What the screen shows, for the record. */
export const cartBundleSeen = (snapshot: SnapshotFrom<typeof cartBundleMachine>): unknown =>
  appliedBundleView(snapshot);

import { callOf, hasCalled, hasDone, hasTold, lawsFor, told, type StepOf } from '../../kit/laws.ts';
import { failureOf } from '../../kit/tells.ts';
import type { cartSyncMachine } from './cart-sync.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { isUnsaved } from './cart-sync.view.ts';

const { on, until, whenever } = lawsFor<typeof cartSyncMachine>();

type Step = StepOf<typeof cartSyncMachine>;

const isShoppers = ({ event }: Step) => event.type === 'cart.changed' && event.cause === 'shopper';

/** Offline, too many calls, or a fault of the server. */
const isTemporary = ({ event }: Step) => {
  if (!('error' in event)) return false;
  const failure = failureOf(event.error);
  return (
    failure.kind === 'offline' || (failure.kind === 'refused' && (failure.status === 429 || failure.status >= 500))
  );
};

/** What is saved, where, and whose it is (CRT-09 to CRT-11). */
export const cartSyncLaws = [
  whenever(
    'CRT-09',
    'A change that the server couldn’t take yet is sent again after 5 s',
    (step) => on('xstate.error.actor.saveCart')(step) && isTemporary(step),
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 5000),
  ),
  whenever(
    'CRT-09 CRT-10',
    'Every change of the shopper is saved on this device at once',
    (step) => isShoppers(step) && step.before?.matches('restoring') === false,
    (step) =>
      hasDone(step, 'keepRecord') &&
      step.event.type === 'cart.changed' &&
      step.after.context.record.lines === step.event.lines,
  ),
  whenever(
    'SES-03',
    'A sign-out never sends an emptied cart to the server',
    on('session.ended'),
    (step) =>
      !hasCalled(step, 'saveCart') &&
      step.after.matches('visiting') &&
      step.after.context.record.lines.length === 0,
  ),
  whenever(
    'SES-03',
    'After a sign-out nothing of the person remains in the saved cart',
    on('session.ended'),
    ({ after: { context }, ...step }) =>
      context.shopperId === null &&
      context.record.owner === null &&
      context.record.agreed === null &&
      hasDone(step, 'keepRecord'),
  ),
  whenever(
    'SES-03',
    'A visitor’s cart stays on this device',
    ({ after }) => after.matches('visiting'),
    (step) => !hasCalled(step, 'saveCart') && !hasCalled(step, 'fetchCart'),
  ),
  whenever(
    'CRT-09',
    'Only a signed-in shopper’s cart is sent, with its version',
    (step) => hasCalled(step, 'saveCart'),
    (step) =>
      step.after.context.shopperId !== null &&
      callOf(step, 'saveCart')?.['version'] === step.after.context.record.version &&
      callOf(step, 'saveCart')?.['lines'] === step.after.context.record.lines,
  ),
  whenever(
    'CRT-09',
    'A save is written down on this device when it is sent',
    (step) => hasCalled(step, 'saveCart'),
    (step) =>
      hasDone(step, 'keepRecord') &&
      step.after.context.record.sent.some(({ id }) => id === callOf(step, 'saveCart')?.['id']),
  ),
  whenever(
    'CRT-11',
    'Signing in fetches the stored cart before anything is sent',
    (step) => on('session.opened')(step) && step.before?.matches('restoring') === false,
    (step) =>
      !hasCalled(step, 'saveCart') && step.after.context.shopperId !== null && step.after.matches('signedIn'),
  ),
  whenever('CRT-10', 'What was saved on this device is shown again', on('xstate.done.actor.readRecord'), (step) =>
    told(step, 'cart.restored').some(
      ({ cause, lines }) => cause === 'restored' && lines === step.after.context.record.lines,
    ),
  ),
  whenever(
    'CRT-10',
    'A change in another tab is shown here, unless this one is newer',
    on('record.changed'),
    (step) =>
      step.event.type === 'record.changed' &&
      (hasTold(step, 'cart.restored')
        ? step.after.context.record.lines === step.event.record.lines
        : hasDone(step, 'keepRecord') && step.after.context.record.lines === step.before?.context.record.lines),
  ),
  whenever(
    'CRT-09',
    'Whatever fails is logged',
    (step) => step.event.type === 'xstate.error.actor.checkCart',
    (step) => hasDone(step, 'logFailure'),
  ),
  until('SES-03', 'After a sign-out nothing is sent until somebody signs in', {
    from: on('session.ended', 'session.closed'),
    until: on('session.opened'),
    holds: (step) => !hasCalled(step, 'saveCart') && !hasCalled(step, 'fetchCart'),
  }),
  whenever(
    'CRT-09',
    'Changes made within 300 ms go as one check',
    (step) => isShoppers(step) && step.before?.matches('visiting') === true,
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 300),
  ),
];

/** What the screen shows, for the record. */
export const cartSyncSeen = (snapshot: SnapshotFrom<typeof cartSyncMachine>): unknown => isUnsaved(snapshot);

import { callOf, hasCalled, hasDone, hasTold, lawsFor, type StepOf } from '../../kit/laws.ts';
import type { flashPopupMachine } from './flash-popup.machine.ts';
import { flashRefusal } from './flash-popup.rules.ts';
import type { SnapshotFrom } from 'xstate';
import { flashPopupView, whyQuiet } from './flash-popup.view.ts';

const { always, on, until, whenever } = lawsFor<typeof flashPopupMachine>();

type Step = StepOf<typeof flashPopupMachine>;

const isOpening = ({ before, after }: Step) => after.matches('open') && before?.matches('open') !== true;
const wasOpen = ({ before }: Step) => before?.matches('open') === true;
const isClaiming = ({ before, after }: Step) =>
  after.matches({ open: { counting: 'verifying' } }) &&
  before?.matches({ open: { counting: 'verifying' } }) !== true;

/** The flash sale. */
export const flashPopupLaws = [
  whenever(
    'OVL-01',
    'It opens only on its turn, and reports that it’s on screen',
    isOpening,
    (step) =>
      on('overlay.granted')(step) && step.before?.matches('waiting') === true && hasTold(step, 'overlay.taken'),
  ),
  whenever('FLS-03', 'Every showing is counted', isOpening, (step) => hasDone(step, 'countShow')),
  whenever(
    'OVL-01',
    'It gives its turn back when it closes',
    (step) => wasOpen(step) && !step.after.matches('open'),
    (step) => hasTold(step, 'overlay.done'),
  ),
  whenever(
    'OVL-02',
    'Its deadline is fixed once, and a countdown runs to it',
    (step) => hasCalled(step, 'countdown'),
    (step) =>
      callOf(step, 'countdown')?.['endsAt'] === step.after.context.endsAt && step.after.context.endsAt !== null,
  ),
  whenever(
    'FLS-07',
    'A claim is kept and announced to the rest of the page',
    isClaiming,
    (step) => hasDone(step, 'keepClaim') && hasDone(step, 'announceClaim'),
  ),
  whenever(
    'FLS-07',
    'Nothing is claimed without a press',
    (step) => hasCalled(step, 'copyCode'),
    on('offer.claim'),
  ),
  whenever(
    'FLS-07',
    'What is copied and verified is the sale’s own code',
    (step) => hasCalled(step, 'copyCode') || hasCalled(step, 'verifyOffer'),
    (step) =>
      (callOf(step, 'copyCode') ?? callOf(step, 'verifyOffer'))?.['code'] ===
      step.after.context.settings.couponCode,
  ),
  whenever(
    'FLS-07',
    'A claim ends with a message',
    (step) =>
      step.before?.matches({ open: { counting: 'verifying' } }) === true &&
      step.after.matches('resting') &&
      !on('popup.close', 'page.arrived')(step),
    (step) => hasTold(step, 'toast.request'),
  ),
  whenever(
    'FLS-05',
    'A sale that is over can only be closed',
    (step) => on('countdown.over')(step) && step.before?.matches({ open: { counting: 'offering' } }) === true,
    ({ after }) => after.matches({ open: 'expired' }),
  ),
  whenever(
    'FLS-05',
    'Nothing is claimed after the end',
    (step) => on('offer.claim')(step) && step.before?.matches({ open: 'expired' }) === true,
    (step) => !hasCalled(step, 'copyCode') && step.after.matches({ open: 'expired' }),
  ),
  whenever(
    'FLS-08',
    '“Maybe Later” and × close it',
    (step) => on('popup.close')(step) && wasOpen(step),
    ({ after }) => after.matches('resting'),
  ),
  until('FLS-03', 'Closed on a page, it stays away on that page', {
    from: (step) => on('popup.close')(step) && wasOpen(step),
    until: on('page.arrived', 'popup.preview'),
    holds: (step) => !step.after.matches('open') && !hasTold(step, 'overlay.request'),
  }),
  whenever(
    'FLS-03',
    'It’s watched for only where and when the shop allows it',
    ({ before, after }) => after.matches('watching') && before?.matches('checking') === true,
    ({ event, after }) =>
      'output' in event && after.context.quiet === null && isAllowed(event.output, after.context),
  ),
  whenever(
    'FLS-03',
    'It stays closed on pages where the shop doesn’t allow it',
    (step) =>
      step.event.type === 'xstate.done.actor.readPast' &&
      !isAllowed('output' in step.event ? step.event.output : null, step.after.context),
    ({ after }) => after.matches('resting') && after.context.quiet !== null,
  ),
  whenever(
    'FLS-01',
    'Without settings the usual ones count',
    on('xstate.error.actor.fetchSettings'),
    ({ after }) => after.context.settings.couponCode === 'FLASH50' && after.context.settings.discountPercent === 50,
  ),
  whenever('FLS-07', 'A claim waits at most 3 s for the server', isClaiming, ({ timers, at }) =>
    timers.some(({ endsAt }) => endsAt === at + 3000),
  ),
  always(
    'FLS-03',
    'While it’s open it knows when it ends',
    (snapshot) => !snapshot.matches({ open: 'counting' }) || snapshot.context.endsAt !== null,
  ),
  whenever(
    'OVL-01',
    'A new page drops it from the queue',
    (step) =>
      step.event.type === 'page.arrived' &&
      step.before?.matches('waiting') === true &&
      step.event.location.path !== step.before.context.path,
    (step) => hasTold(step, 'overlay.withdraw'),
  ),
];

function isAllowed(output: unknown, context: Step['after']['context']): boolean {
  if (typeof output !== 'object' || output === null || !('counters' in output)) return false;
  const { isOver, isClaimed, isDismissed } = { isOver: false, isClaimed: false, isDismissed: false, ...output };
  const past = { counters: { session: 0, day: 0 }, isOver, isClaimed, isDismissed };
  return flashRefusal(context.settings, context, past) === null;
}

/** What the screen shows, for the record. */
export const flashPopupSeen = (snapshot: SnapshotFrom<typeof flashPopupMachine>): unknown => ({
  ...flashPopupView(snapshot),
  why: whyQuiet(snapshot),
});

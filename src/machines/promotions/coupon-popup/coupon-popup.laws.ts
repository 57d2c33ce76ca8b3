import { callOf, hasCalled, hasDone, hasTold, lawsFor, type StepOf } from '../../kit/laws.ts';
import type { couponPopupMachine } from './coupon-popup.machine.ts';
import { isApplicable } from './coupon-popup.rules.ts';
import type { SnapshotFrom } from 'xstate';
import { couponPopupView } from './coupon-popup.view.ts';

const { always, on, until, whenever } = lawsFor<typeof couponPopupMachine>();

type Step = StepOf<typeof couponPopupMachine>;

const isVisible = (snapshot: Step['after'] | null) => snapshot?.matches({ popup: 'visible' }) === true;
const isWaiting = (snapshot: Step['after'] | null) =>
  snapshot?.matches({ popup: { hidden: { onPage: 'waiting' } } }) === true;
const isShowing = ({ before, after }: Step) => isVisible(after) && !isVisible(before);
const given = ({ happened }: Step, action: string) =>
  happened.find(({ kind, name }) => kind === 'did' && name === action)?.with;
const wasVisible = ({ before }: Step) => isVisible(before);

/** Offers that end. */
export const couponPopupLaws = [
  whenever(
    'CPN-05',
    'Apply uses the offer’s own code and closes the popup',
    (step) =>
      on('coupon.apply')(step) && wasVisible(step) && step.before !== null && isApplicable(step.before.context),
    (step) =>
      given(step, 'chooseCode')?.['code'] === step.before?.context.offer?.code &&
      hasTold(step, 'toast.request') &&
      !isVisible(step.after),
  ),
  whenever(
    'CPN-03',
    'Below its minimum an offer can’t be applied',
    (step) =>
      on('coupon.apply')(step) && wasVisible(step) && step.before !== null && !isApplicable(step.before.context),
    (step) => !hasDone(step, 'chooseCode') && isVisible(step.after),
  ),
  whenever(
    'CPN-05',
    'No code is applied unless the shopper presses a button',
    (step) => hasDone(step, 'chooseCode'),
    on('coupon.apply'),
  ),
  until('CPN-05', 'A popup that was refused stays away for the visit', {
    from: (step) => on('popup.dismiss')(step) && wasVisible(step),
    until: on('popup.preview'),
    holds: ({ after }) => !isVisible(after),
  }),
  whenever(
    'CPN-05',
    'A refusal is remembered',
    (step) => on('popup.dismiss')(step) && wasVisible(step),
    (step) => hasDone(step, 'keepDismissal') && step.after.matches({ popup: 'dismissed' }),
  ),
  whenever(
    'CPN-05',
    'A closed popup may come again',
    (step) => on('popup.close')(step) && wasVisible(step),
    (step) => step.after.matches({ popup: 'closed' }) && !hasDone(step, 'keepDismissal'),
  ),
  whenever(
    'CPN-09',
    'Every display is tracked and counted',
    isShowing,
    (step) => hasDone(step, 'trackShown') && hasDone(step, 'countShow'),
  ),
  whenever(
    'CPN-09',
    'Every dismissal is tracked, with its reason',
    (step) =>
      on('popup.close', 'popup.dismiss', 'coupon.apply')(step) && wasVisible(step) && !isVisible(step.after),
    (step) =>
      given(step, 'trackGone')?.['reason'] === (step.event.type === 'coupon.apply' ? 'applied' : 'close_button'),
  ),
  whenever(
    'CPN-05',
    'At zero it has expired, and nothing is shown',
    (step) => on('countdown.over')(step) && wasVisible(step),
    ({ after }) => after.matches({ popup: 'expired' }),
  ),
  whenever(
    'CPN-07',
    'It counts down to the offer’s own end',
    (step) => hasCalled(step, 'countdown'),
    (step) => callOf(step, 'countdown')?.['endsAt'] === step.after.context.offer?.expiresAt,
  ),
  whenever(
    'OVL-01',
    'Over the page it’s shown only on its turn, and reports that it’s on screen',
    ({ before, after }) =>
      after.matches({ popup: { visible: 'onPage' } }) && before?.matches({ popup: { visible: 'onPage' } }) !== true,
    (step) => on('overlay.granted')(step) && hasTold(step, 'overlay.taken'),
  ),
  whenever(
    'OVL-01',
    'An offer that no longer waits for its turn takes the request back',
    (step) => isWaiting(step.before) && !isWaiting(step.after) && !on('overlay.granted')(step),
    (step) => hasTold(step, 'overlay.withdraw'),
  ),
  whenever(
    'OVL-01',
    'It gives its turn back',
    ({ before, after }) =>
      before?.matches({ popup: { visible: 'onPage' } }) === true &&
      !after.matches({ popup: { visible: 'onPage' } }),
    (step) => hasTold(step, 'overlay.done'),
  ),
  always(
    'CPN-05',
    'Only an offer is ever shown',
    (snapshot) => !isVisible(snapshot) || snapshot.context.offer !== null,
  ),
  whenever(
    'CPN-02',
    'Offers are loaded for this page, cart and person',
    (step) => hasCalled(step, 'findOffers'),
    (step) => {
      const scene = callOf(step, 'findOffers')?.['scene'];
      return (
        typeof scene === 'object' &&
        scene !== null &&
        'userId' in scene &&
        scene.userId === (step.before ?? step.after).context.shopperId
      );
    },
  ),
  whenever(
    'CPN-02',
    'Offers are stale after 2 min',
    ({ before, after }) => after.matches({ offers: 'fresh' }) && before?.matches({ offers: 'fresh' }) !== true,
    ({ timers, at }) => timers.some(({ id, endsAt }) => id.includes('after.stale') && endsAt === at + 120_000),
  ),
  whenever(
    'SES-03',
    'After a sign-out offers are nobody’s',
    on('session.closed'),
    ({ after }) => after.context.shopperId === null,
  ),
];

/** What the screen shows, for the record. */
export const couponPopupSeen = (snapshot: SnapshotFrom<typeof couponPopupMachine>): unknown =>
  couponPopupView(snapshot);

import { callOf, hasCalled, hasDone, lawsFor, told, type StepOf } from '../../kit/laws.ts';
import type { signInMachine } from './sign-in.machine.ts';
import { lengthOf } from './sign-in.rules.ts';
import type { SnapshotFrom } from 'xstate';
import { signInView } from './sign-in.view.ts';

const { always, on, overWalk, whenever } = lawsFor<typeof signInMachine>();

type Step = StepOf<typeof signInMachine>;

const answerIs =
  (type: string, kind: string) =>
  ({ event }: Step) =>
    event.type === type && 'output' in event && kindOf(event.output) === kind;
const kindOf = (output: unknown) =>
  typeof output === 'object' && output !== null && 'kind' in output ? output.kind : null;
const verified = (kind: string) => answerIs('xstate.done.actor.verifyCode', kind);
const sent = (kind: string) => answerIs('xstate.done.actor.sendCode', kind);

/** The page was loaded again while a code was on its way. */
const isRestored = ({ before, after }: Step) =>
  before?.matches('restoring') === true && after.matches('codeAwaited');

/** One-time codes. */
export const signInLaws = [
  whenever(
    'SES-04',
    'Only a right code begins a session, and only once',
    (step) => told(step, 'session.begin').length > 0,
    (step) => verified('right')(step) && step.after.matches('signedIn') && told(step, 'session.begin').length === 1,
  ),
  whenever(
    'SES-04',
    'A right code begins a session',
    verified('right'),
    (step) => told(step, 'session.begin').length === 1,
  ),
  whenever(
    'SES-04',
    'A wrong code says so, is emptied, and another can be typed',
    verified('wrong'),
    ({ after }) =>
      after.matches({ codeAwaited: { code: 'refused' } }) &&
      after.context.code === '' &&
      after.context.refusal !== null,
  ),
  whenever(
    'SES-04',
    'A code is sent only to an Indian mobile number',
    (step) => hasCalled(step, 'sendCode'),
    (step) => /^\+91\d{10}$/u.test(String(callOf(step, 'sendCode')?.['phone'])),
  ),
  whenever(
    'SES-04',
    'Another code can be sent after 30 s, not before',
    ({ before, after }) =>
      after.matches({ codeAwaited: { resend: 'pausing' } }) && before?.matches('codeAwaited') !== true,
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 30_000),
  ),
  whenever(
    'SES-04',
    'During the pause no other code is sent',
    (step) => on('code.resend')(step) && step.before?.matches({ codeAwaited: { resend: 'pausing' } }) === true,
    (step) => !hasCalled(step, 'sendCode'),
  ),
  whenever(
    'SES-04',
    'A shopper who asks too often is told how long to wait',
    (step) => sent('limited')(step) || verified('limited')(step),
    ({ after, timers }) => after.matches('limited') && after.context.limitedUntil !== null && timers.length === 1,
  ),
  whenever(
    'SES-04',
    'A whole code is verified without another press',
    (step) =>
      step.event.type === 'code.type' &&
      step.before?.matches('codeAwaited') === true &&
      step.event.text.replaceAll(/\D/gu, '').length >= lengthOf(step.before.context),
    (step) => callOf(step, 'verifyCode')?.['code'] === step.after.context.code,
  ),
  always(
    'SES-04',
    'A code has only digits, and at most as many as were sent',
    ({ context }) => /^\d*$/u.test(context.code) && context.code.length <= lengthOf(context),
  ),
  whenever(
    'SES-04',
    'Changing the number forgets the code',
    on('phone.change'),
    ({ before, after }) =>
      before?.matches('restoring') === true ||
      before?.matches('entering') === true ||
      (after.matches('entering') && after.context.code === ''),
  ),
  whenever(
    'SES-04',
    'A code that couldn’t be sent or verified can be tried again',
    (step) => on('step.retry')(step),
    (step) =>
      step.before?.matches('unsent') === true
        ? hasCalled(step, 'sendCode')
        : step.before?.matches('unverified') !== true || hasCalled(step, 'verifyCode'),
  ),
  whenever(
    'PHN-01',
    'What is typed and what is sent is kept for the next load of the page, and forgotten once signed in',
    (step) => on('phone.type')(step) || sent('sent')(step) || verified('right')(step),
    (step) =>
      hasDone(step, verified('right')(step) ? 'forgetProgress' : 'keepProgress') ||
      !step.before?.matches('entering'),
  ),
  whenever(
    'PHN-01',
    'Asking again during the pause doesn’t count as too many attempts',
    sent('paused'),
    ({ after }) => after.matches('paused'),
  ),
  overWalk(
    'SES-04',
    'No code is verified before one was sent, here or before the page was loaded again',
    (steps) =>
      !steps.some((step) => hasCalled(step, 'verifyCode')) ||
      steps.some((step) => hasCalled(step, 'sendCode') || isRestored(step)),
  ),
];

const now = Date.parse('2026-11-04T04:30:00.000Z');

/** What the screen shows, for the record. */
export const signInSeen = (snapshot: SnapshotFrom<typeof signInMachine>): unknown => signInView(snapshot, now);

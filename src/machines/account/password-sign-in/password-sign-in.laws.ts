import { callOf, hasCalled, hasTold, lawsFor, type StepOf } from '../../kit/laws.ts';
import type { passwordSignInMachine } from './password-sign-in.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { passwordSignInView } from './password-sign-in.view.ts';

const { on, whenever } = lawsFor<typeof passwordSignInMachine>();

const proved = on('xstate.done.actor.prove');
const answerOf = ({ event }: StepOf<typeof passwordSignInMachine>) =>
  'output' in event && typeof event.output === 'object' && event.output !== null && 'kind' in event.output
    ? event.output.kind
    : null;

/** Signing in with a password. */
export const passwordSignInLaws = [
  whenever(
    'SES-05',
    'Only a right password begins a session',
    (step) => hasTold(step, 'session.begin'),
    (step) => proved(step) && answerOf(step) === 'right' && step.after.matches('signedIn'),
  ),
  whenever(
    'SES-05',
    'A right password begins a session',
    (step) => proved(step) && answerOf(step) === 'right',
    (step) => hasTold(step, 'session.begin'),
  ),
  whenever(
    'SES-05',
    'After every answer the password is forgotten, unless the shopper only has to wait',
    (step) => proved(step) && answerOf(step) !== 'limited',
    ({ after }) => after.context.password === '',
  ),
  whenever(
    'SES-05',
    'A wrong password says so, and not which part is wrong',
    (step) => proved(step) && answerOf(step) === 'wrong',
    ({ after }) => after.matches({ entering: 'refused' }) && after.context.refusal === null,
  ),
  whenever(
    'SES-05',
    'After too many attempts, the shopper waits a minute',
    (step) => proved(step) && answerOf(step) === 'limited',
    ({ after, timers, at }) =>
      after.matches('limited') &&
      after.context.limitedUntil !== null &&
      timers.some(({ endsAt }) => endsAt === at + 60_000),
  ),
  whenever(
    'SES-05',
    'A shopper who can’t sign in is told why',
    (step) => proved(step) && answerOf(step) === 'turned-away',
    ({ after }) => after.matches({ entering: 'turnedAway' }) && after.context.refusal !== null,
  ),
  whenever(
    'SES-05',
    'Nothing is sent without a number or an address, and a password',
    (step) => hasCalled(step, 'prove'),
    (step) =>
      callOf(step, 'prove')?.['password'] !== '' &&
      /^\+91\d{10}$|@/u.test(String(callOf(step, 'prove')?.['identifier'])),
  ),
  whenever(
    'SES-05',
    'Without an answer nothing typed is lost',
    on('xstate.error.actor.prove'),
    ({ before, after }) =>
      after.context.password === before?.context.password && after.matches({ entering: 'unanswered' }),
  ),
];

const now = Date.parse('2026-11-04T04:30:00.000Z');

/** What the screen shows, for the record. */
export const passwordSignInSeen = (snapshot: SnapshotFrom<typeof passwordSignInMachine>): unknown =>
  passwordSignInView(snapshot, now);

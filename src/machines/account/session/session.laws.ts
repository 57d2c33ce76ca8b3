import { failureOf } from '../../kit/tells.ts';
import { hasDone, hasTold, lawsFor, told } from '../../kit/laws.ts';
import type { sessionMachine } from './session.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { sessionView } from './session.view.ts';

const { always, on, until, whenever, within } = lawsFor<typeof sessionMachine>();

type Step = Parameters<ReturnType<typeof on>>[0];

const profileFailed = on('xstate.error.actor.fetchProfile', 'xstate.error.actor.refreshProfile');
const isRefused = ({ event }: Step) => 'error' in event && failureOf(event.error).kind === 'session-lost';
const wasSignedIn = ({ before }: Step) => before?.hasTag('signed-in') === true;
const closedBy = (step: Step, cause: string) =>
  told(step, 'session.closed').some((fact) => fact['cause'] === cause);

/** What a session keeps to (SES-01 to SES-03). */
export const sessionLaws = [
  always(
    'SES-01 SES-03',
    'Nothing of the person remains when nobody is signed in',
    (session) => !session.matches('visiting') || session.context.profile === null,
  ),
  whenever(
    'SES-02',
    'The answer 426 drops the token, and the shop hears that the session is lost',
    (step) =>
      (profileFailed(step) && isRefused(step)) ||
      (step.event.type === 'session.lost' &&
        (wasSignedIn(step) ||
          step.before?.matches('confirming') === true ||
          step.before?.matches('unconfirmed') === true)),
    (step) => hasDone(step, 'dropToken') && closedBy(step, 'lost') && step.after.matches('visiting'),
  ),
  whenever(
    'SES-02',
    'A profile that can’t be loaded ends the visit as a member once, and keeps the token',
    (step) => on('xstate.error.actor.fetchProfile')(step) && !isRefused(step),
    (step) => closedBy(step, 'unconfirmed') === (step.before?.context.tries === 0) && !hasDone(step, 'dropToken'),
  ),
  whenever(
    'SES-02',
    'It is tried again after a pause, until five attempts have failed',
    ({ after }) => after.matches('unconfirmed'),
    ({ after, timers }) =>
      after.context.tries < 5 ? timers.length > 0 : after.matches({ unconfirmed: 'stopped' }),
  ),
  whenever(
    'SES-01',
    'Without a stored token nothing is called, and the shop hears that nobody is here',
    (step) => step.before?.matches('restoring') === true && step.after.matches('visiting'),
    (step) => hasTold(step, 'session.absent') && step.happened.every(({ kind }) => kind !== 'called'),
  ),
  whenever(
    'SES-03',
    'A sign-out in another tab signs this one out as well',
    (step) => step.event.type === 'token.removed' && wasSignedIn(step),
    (step) => step.after.matches('visiting') && closedBy(step, 'other-tab') && step.after.context.profile === null,
  ),
  whenever(
    'SES-02 CRT-09',
    'Once another tab has another token, nothing more is sent for the former person until the server says whose it is',
    (step) => step.event.type === 'token.found' && wasSignedIn(step),
    (step) => step.after.matches('confirming') && closedBy(step, 'unconfirmed'),
  ),
  whenever(
    'SES-02 SES-03',
    'A new token found while the server is asked or told about the former one is asked about as well',
    (step) =>
      step.event.type === 'token.found' &&
      (step.before?.matches('confirming') === true ||
        step.before?.matches('unconfirmed') === true ||
        step.before?.matches({ closing: 'telling' }) === true),
    (step) =>
      step.after.matches('confirming') &&
      step.happened.some(({ kind, name }) => kind === 'called' && name === 'fetchProfile'),
  ),
  within('SES-03', 'Signing out takes at most 3 s, whatever the server does', {
    from: (step) => step.event.type === 'session.close' && wasSignedIn(step),
    to: ({ after }) => !after.matches('closing'),
    milliseconds: 3000,
  }),
  whenever(
    'SES-03 SEC-06',
    'A sign-out leaves no token, and is reported to the shop once',
    (step) => step.before?.matches('closing') === true && step.after.matches('visiting'),
    (step) =>
      closedBy(step, 'logout') &&
      (hasDone(step, 'dropToken') || step.before?.matches({ closing: 'telling' }) === true),
  ),
  whenever(
    'SEC-06',
    'The token is removed as soon as the sign-out is recorded',
    on('xstate.done.actor.noteLogout'),
    (step) => hasDone(step, 'dropToken'),
  ),
  whenever(
    'SEC-06',
    'A sign-out that didn’t reach the server is sent later',
    (step) =>
      step.before?.matches({ closing: 'telling' }) === true &&
      !on('xstate.done.actor.tellLogouts', 'session.lost', 'session.open', 'connection.restored')(step) &&
      step.after.matches('visiting'),
    (step) => hasTold(step, 'logout.noted'),
  ),
  whenever(
    'SES-01',
    'The shop hears of every session that begins, with the profile that the server confirmed',
    (step) => step.after.matches('signedIn') && !wasSignedIn(step),
    (step) =>
      hasTold(step, 'session.opened') && hasDone(step, 'keepProfile') && step.after.context.profile !== null,
  ),
  whenever('SES-01', 'A token is kept when a person signs in', on('session.open'), (step) =>
    hasDone(step, 'keepToken'),
  ),
  until('SES-03', 'After a sign-out the person is signed in again only by a new token', {
    from: (step) => closedBy(step, 'logout'),
    until: on('session.open', 'token.found', 'xstate.done.actor.fetchProfile'),
    holds: ({ after }) => !after.hasTag('signed-in') && after.context.profile === null,
  }),
];

const now = Date.parse('2026-11-04T04:30:00.000Z');

/** What the screen shows, for the record. */
export const sessionSeen = (snapshot: SnapshotFrom<typeof sessionMachine>): unknown =>
  sessionView(snapshot, new Date(now));

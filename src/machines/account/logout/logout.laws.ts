import { hasCalled, lawsFor } from '../../kit/laws.ts';
import type { logoutMachine } from './logout.machine.ts';

const { always, on, whenever } = lawsFor<typeof logoutMachine>();

/** Sign-outs reach the server in the end. */
export const logoutLaws = [
  whenever('SEC-06', 'A sign-out is sent to the server at once', on('logout.noted'), ({ after }) =>
    after.matches('telling'),
  ),
  whenever(
    'SEC-06',
    'A sign-out that couldn’t be sent is sent again after 5 s, then after twice as long each time, up to about 5 min',
    on('xstate.error.actor.tellLogouts'),
    ({ after, timers, at }) =>
      timers.length === 1 && timers[0]?.endsAt === at + 5000 * 2 ** Math.min(after.context.tries - 1, 6),
  ),
  whenever(
    'SEC-06',
    'It’s sent as soon as the connection is back',
    (step) => on('connection.restored')(step) && step.before?.matches('waiting') === true,
    (step) => hasCalled(step, 'tellLogouts'),
  ),
  whenever(
    'SEC-06',
    'Every failure in a row counts, up to the longest pause',
    on('xstate.error.actor.tellLogouts'),
    ({ before, after }) => after.context.tries === Math.min((before?.context.tries ?? 0) + 1, 7),
  ),
  always(
    'SEC-06',
    'A sign-out that the server accepted leaves no failures behind',
    (snapshot) => !snapshot.matches('settled') || snapshot.context.tries === 0,
  ),
];

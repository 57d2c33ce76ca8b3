import { assign, setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';

export type LogoutEvent = { type: 'logout.noted' } | { type: 'connection.restored' };

interface LogoutContext {
  /** Failed attempts in a row; capped where the delay stops growing. */
  readonly tries: number;
}

const firstPause = 5000;
/** After six doublings the delay is a bit over five minutes. */
const countedTries = 7;

/** Tells the server about sign-outs recorded on this device, until it has accepted them (SEC-06). */
export const logoutMachine = setup({
  types: {} as { context: LogoutContext; events: LogoutEvent },
  actors: { tellLogouts: promiseSlot<void>() },
  actions: {
    countTry: assign({ tries: ({ context }) => Math.min(context.tries + 1, countedTries) }),
    clearTries: assign({ tries: 0 }),
  },
  delays: { retryPause: ({ context }) => firstPause * 2 ** (context.tries - 1) },
}).createMachine({
  id: 'logout',
  description: 'Sends sign-outs made offline to the server until it accepts them.',
  context: { tries: 0 },
  initial: 'telling',
  states: {
    telling: {
      description: 'Sending the sign-outs that the server doesn’t know about yet.',
      invoke: {
        id: 'tellLogouts',
        src: 'tellLogouts',
        onDone: { target: 'settled', actions: 'clearTries' },
        onError: { target: 'waiting', actions: 'countTry' },
      },
      on: { 'logout.noted': { target: 'telling', reenter: true } },
    },
    waiting: {
      description: 'Couldn’t send them. Tries again after a while, and when the connection is back.',
      after: { retryPause: 'telling' },
      on: { 'connection.restored': 'telling', 'logout.noted': 'telling' },
    },
    settled: {
      description: 'The server knows about every sign-out.',
      on: { 'logout.noted': 'telling' },
    },
  },
});

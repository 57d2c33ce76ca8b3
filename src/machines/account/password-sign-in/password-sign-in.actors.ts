import { fromPromise } from 'xstate';
import { millisecondsUntil } from '../../kit/deadline.ts';
import { limitIn } from '../../kit/refusals.ts';
import { failureOf } from '../../kit/tells.ts';
import type { SessionProfile } from '../session/session.machine.ts';
import { passwordSignInMachine, type Credentials, type PasswordOutcome } from './password-sign-in.machine.ts';

export interface PasswordSignInPorts {
  /** Null if the password is wrong. Rejects with CallFailed. */
  prove(
    credentials: Credentials,
    signal: AbortSignal,
  ): Promise<{ readonly token: string; readonly user: SessionProfile } | null>;
  /** Milliseconds since 1970. */
  now(): number;
}

export function passwordSignInLogic(ports: PasswordSignInPorts) {
  return passwordSignInMachine.provide({
    actors: {
      prove: fromPromise<PasswordOutcome, Credentials>(async ({ input, signal }) => {
        try {
          const proven = await ports.prove(input, signal);
          return proven === null ? { kind: 'wrong' } : { kind: 'right', ...proven };
        } catch (error) {
          return refusalIn(error) ?? limitIn(error, ports.now());
        }
      }),
    },
    delays: { limitOver: ({ context }) => millisecondsUntil(context.limitedUntil, ports.now()) },
  });
}

/** A wrong password, or a right one of somebody who can't sign in; null for any other error. */
function refusalIn(error: unknown): PasswordOutcome | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return null;
  if (failure.status === 403) return { kind: 'turned-away', message: failure.message };
  return failure.status === 422 ? { kind: 'wrong' } : null;
}

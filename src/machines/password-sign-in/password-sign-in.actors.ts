import { fromPromise } from 'xstate';
import { millisecondsUntil } from '../kit/deadline.ts';
import { limitIn } from '../kit/limited.ts';
import { failureOf } from '../kit/tells.ts';
import type { SessionProfile } from '../session/session.machine.ts';
import { passwordSignInMachine, type Credentials, type PasswordOutcome } from './password-sign-in.machine.ts';

export interface PasswordSignInPorts {
  /** Null where the password is another; rejects with CallFailed. */
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
          return isWrong(error) ? { kind: 'wrong' } : limitIn(error, ports.now());
        }
      }),
    },
    delays: { limitOver: ({ context }) => millisecondsUntil(context.limitedUntil, ports.now()) },
  });
}

function isWrong(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.status === 422;
}

import { fromPromise } from 'xstate';
import { millisecondsUntil } from '../../kit/deadline.ts';
import { limitIn, unsentIn } from '../../kit/refusals.ts';
import { failureOf } from '../../kit/tells.ts';
import type { SessionProfile } from '../session/session.machine.ts';
import { signInMachine } from './sign-in.machine.ts';
import type { SendOutcome, SentCode, SignInProgress, VerifyOutcome } from './sign-in.types.ts';

/** Failures reject with CallFailed. */
export interface SignInPorts {
  /** What this tab kept, while it is still of use; null if there is nothing. */
  readProgress(): SignInProgress | null;
  keepProgress(progress: SignInProgress): void;
  forgetProgress(): void;
  sendCode(phone: string, signal: AbortSignal): Promise<SentCode>;
  verifyCode(
    phone: string,
    code: string,
    signal: AbortSignal,
  ): Promise<{ readonly token: string; readonly user: SessionProfile }>;
  /** Milliseconds since 1970. */
  now(): number;
}

export function signInLogic(ports: SignInPorts) {
  return signInMachine.provide({
    actors: {
      readProgress: fromPromise(() => Promise.resolve(ports.readProgress())),
      sendCode: fromPromise<SendOutcome, { phone: string }>(async ({ input, signal }) => {
        try {
          return { kind: 'sent', ...(await ports.sendCode(input.phone, signal)) };
        } catch (error) {
          return unsentIn(error, ports.now());
        }
      }),
      verifyCode: fromPromise<VerifyOutcome, { phone: string; code: string }>(async ({ input, signal }) => {
        try {
          return { kind: 'right', ...(await ports.verifyCode(input.phone, input.code, signal)) };
        } catch (error) {
          return wrongIn(error) ?? limitIn(error, ports.now());
        }
      }),
    },
    actions: {
      keepProgress: (_, { progress }) => ports.keepProgress(progress),
      forgetProgress: () => ports.forgetProgress(),
    },
    delays: {
      resendPause: ({ context }) => millisecondsUntil(context.sent?.resendAfter ?? null, ports.now()),
      limitOver: ({ context }) => millisecondsUntil(context.limitedUntil, ports.now()),
    },
  });
}

/** Any other refusal means that the code was wrong or has expired. */
function wrongIn(error: unknown): VerifyOutcome | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.status === 429 || failure.status >= 500) return null;
  return { kind: 'wrong', message: failure.fields['code'] ?? failure.message };
}

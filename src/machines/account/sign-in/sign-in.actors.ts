import { fromPromise } from 'xstate';
import { millisecondsUntil } from '../../kit/deadline.ts';
import { limitIn, unavailableIn } from '../../kit/limited.ts';
import { failureOf } from '../../kit/tells.ts';
import type { SessionProfile } from '../session/session.machine.ts';
import { signInMachine, type SendOutcome, type VerifyOutcome } from './sign-in.machine.ts';

/** Failures reject with CallFailed. */
export interface SignInPorts {
  /** Returns when the next code can be requested, ISO 8601. */
  sendCode(
    phone: string,
    signal: AbortSignal,
  ): Promise<{ readonly resendAfter: string; readonly codeLength: number }>;
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
      sendCode: fromPromise<SendOutcome, { phone: string }>(async ({ input, signal }) => {
        try {
          const { resendAfter, codeLength } = await ports.sendCode(input.phone, signal);
          return { kind: 'sent', resendAfter, codeLength };
        } catch (error) {
          return unavailableIn(error, ports.now()) ?? limitIn(error, ports.now());
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
    delays: {
      resendPause: ({ context }) => millisecondsUntil(context.resendAt, ports.now()),
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

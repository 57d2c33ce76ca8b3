import { fromPromise } from 'xstate';
import { emptyAccount, type AccountField, type AccountMistakes } from '../../../domain/account/account-form.ts';
import { millisecondsUntil } from '../../kit/deadline.ts';
import { limitIn, unsentIn } from '../../kit/refusals.ts';
import { failureOf } from '../../kit/tells.ts';
import { accountFormMachine } from './account-form.machine.ts';
import type { BegunSession, CodeOutcome, Submission, SubmitOutcome } from './account-form.types.ts';

interface CodeSent {
  readonly resendAfter: string;
  readonly codeLength: number;
}

/** Failures reject with CallFailed. */
export interface AccountFormPorts {
  /** Returns when the next code can be requested, ISO 8601. */
  sendCode(submission: Submission, signal: AbortSignal): Promise<CodeSent>;
  submit(submission: Submission, signal: AbortSignal): Promise<BegunSession | null>;
  /** Milliseconds since 1970. */
  now(): number;
}

export function accountFormLogic(ports: AccountFormPorts) {
  return accountFormMachine.provide({
    actors: {
      sendCode: fromPromise<CodeOutcome, Submission>(async ({ input, signal }) => {
        try {
          const { resendAfter, codeLength } = await ports.sendCode(input, signal);
          return { kind: 'sent', resendAfter, codeLength };
        } catch (error) {
          return refusalIn(error) ?? unsentIn(error, ports.now());
        }
      }),
      submit: fromPromise<SubmitOutcome, Submission>(async ({ input, signal }) => {
        try {
          return { kind: 'done', session: await ports.submit(input, signal) };
        } catch (error) {
          return wrongCodeIn(error) ?? refusalIn(error) ?? limitIn(error, ports.now());
        }
      }),
    },
    delays: {
      resendPause: ({ context }) => millisecondsUntil(context.resendAt, ports.now()),
      limitOver: ({ context }) => millisecondsUntil(context.limitedUntil, ports.now()),
    },
  });
}

function wrongCodeIn(error: unknown): SubmitOutcome | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return null;
  const isCode = 'code' in failure.fields || 'emailCode' in failure.fields;
  return isCode ? { kind: 'wrong-code', message: failure.message } : null;
}

/** Field errors from the server; null for rate limits and server errors. */
function refusalIn(error: unknown) {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.status === 429 || failure.status >= 500) return null;
  const entries = Object.entries(failure.fields).filter(([field]) => isField(field));
  const fields: AccountMistakes = Object.fromEntries(entries);
  return { kind: 'refused', fields, message: entries.length === 0 ? failure.message : null } as const;
}

function isField(name: string): name is AccountField {
  return Object.hasOwn(emptyAccount, name);
}

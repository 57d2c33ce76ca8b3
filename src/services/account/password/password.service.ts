import * as passwordCalls from '../../../contract/account/password.calls.ts';
import type { SignIn } from '../../../contract/account/user.calls.ts';
import { ownScript } from '../../platform/browser/own-script.ts';
import type { Http } from '../../platform/http/http.ts';
import type { PasswordStep, StepDone } from './password.steps.ts';
import workerAddress from './password.worker.ts?worker&url';

/** Runs one step. Resolves with null when the password is wrong. */
export type DoStep = (step: PasswordStep, signal: AbortSignal) => Promise<StepDone | null>;

interface Begun {
  readonly registrationResponse: string;
  readonly registrationId: string;
}

/** The new password's OPAQUE record, with the id the server started it under. */
interface NewRecord {
  readonly registrationRecord: string;
  readonly registrationId: string;
}

/** OPAQUE passwords: the server checks them without ever receiving the password. */
export function createPasswordService(http: Http, doStep: DoStep = stepInWorker) {
  const certain = async (step: PasswordStep, signal: AbortSignal): Promise<StepDone> => {
    const done = await doStep(step, signal);
    if (!done) throw new Error('This step cannot be refused');
    return done;
  };

  const recordOf = async (
    password: string,
    signal: AbortSignal,
    ask: (registrationRequest: string) => Promise<Begun>,
  ): Promise<NewRecord> => {
    const { message, state } = await certain({ kind: 'start-registration', password }, signal);
    const { registrationResponse: response, registrationId } = await ask(message);
    const finished = await certain({ kind: 'finish-registration', password, state, response }, signal);
    return { registrationRecord: finished.message, registrationId };
  };

  return {
    /** Creates the password record of a new account. */
    recordFor: (phone: string, password: string, signal: AbortSignal) =>
      recordOf(password, signal, (registrationRequest) =>
        http.send(passwordCalls.startRegistration, { body: { phone, registrationRequest }, signal }),
      ),
    /** Creates a new password record for the signed-in user. */
    recordForMe: (password: string, signal: AbortSignal) =>
      recordOf(password, signal, (registrationRequest) =>
        http.send(passwordCalls.startPassword, { body: { registrationRequest }, signal }),
      ),
    /** Resolves with null when identifier and password don't match. Rejects with CallFailed. */
    prove: async (
      { identifier, password }: { readonly identifier: string; readonly password: string },
      signal: AbortSignal,
    ): Promise<SignIn | null> => {
      const { message: startLoginRequest, state } = await certain({ kind: 'start-login', password }, signal);
      const { loginId, loginResponse: response } = await http.send(passwordCalls.startLogin, {
        body: { identifier, startLoginRequest },
        signal,
      });
      const finished = await doStep({ kind: 'finish-login', password, state, response }, signal);
      if (!finished) return null;
      return http.send(passwordCalls.finishLogin, {
        body: { loginId, finishLoginRequest: finished.message },
        signal,
      });
    },
    now: () => Date.now(),
  };
}

export type PasswordService = ReturnType<typeof createPasswordService>;

/** Runs in a worker so the page stays responsive; only the worker's CSP allows WebAssembly. */
function stepInWorker(step: PasswordStep, signal: AbortSignal): Promise<StepDone | null> {
  const worker = new Worker(ownScript(workerAddress), { type: 'module' });
  return new Promise<StepDone | null>((resolve, reject) => {
    const fail = () => reject(new Error('Couldn’t process the password'));
    worker.addEventListener('message', ({ data }: MessageEvent<{ done?: StepDone | null }>) => {
      if (data.done === undefined) fail();
      else resolve(data.done);
    });
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', fail);
    worker.postMessage(step);
  }).finally(() => worker.terminate());
}

import * as opaque from '@serenity-kit/opaque';
import type { PasswordStep, StepDone } from './password.steps.ts';

/**
 * Argon2id with 46 MiB, as OWASP recommends: what each guess costs someone who stole the database and the server
 * key. Changing these numbers invalidates every existing password.
 */
const keyStretching = { 'argon2id-custom': { memory: 47_104, iterations: 1, parallelism: 1 } };

addEventListener('message', ({ data }: MessageEvent<PasswordStep>) => {
  opaque.ready.then(
    () => postMessage({ done: doneStep(data) }),
    () => postMessage({ failed: true }),
  );
});

function doneStep(step: PasswordStep): StepDone | null {
  const { password } = step;
  switch (step.kind) {
    case 'start-registration': {
      const { clientRegistrationState, registrationRequest } = opaque.client.startRegistration({ password });
      return { message: registrationRequest, state: clientRegistrationState };
    }
    case 'finish-registration': {
      const { registrationRecord } = opaque.client.finishRegistration({
        password,
        clientRegistrationState: step.state,
        registrationResponse: step.response,
        keyStretching,
      });
      return { message: registrationRecord, state: '' };
    }
    case 'start-login': {
      const { clientLoginState, startLoginRequest } = opaque.client.startLogin({ password });
      return { message: startLoginRequest, state: clientLoginState };
    }
    case 'finish-login': {
      const finished = opaque.client.finishLogin({
        password,
        clientLoginState: step.state,
        loginResponse: step.response,
        keyStretching,
      });
      return finished ? { message: finished.finishLoginRequest, state: '' } : null;
    }
  }
}

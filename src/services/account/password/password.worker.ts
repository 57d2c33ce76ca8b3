import * as opaque from '@serenity-kit/opaque';
import type { PasswordStep, StepDone } from './password.steps.ts';

/**
 * What a guess costs whoever steals the database and the shop's key: Argon2id with 46 MiB, as OWASP asks. Another
 * figure makes every password that was set before worthless.
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

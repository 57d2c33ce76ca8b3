import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { AnswerOf, BodyInputOf } from '../../../contract/call.ts';
import type {
  addPasskey,
  challengePasskey,
  proveSecondFactor,
  startPasskey,
} from '../../../contract/account/second-factor.calls.ts';
import { CallFailed } from '../../../domain/kit/failure.ts';

/** Creates a passkey. Rejects with CallFailed when the user cancels or the browser fails. */
export async function madePasskey(
  { challenge, rp, user, algorithms, known, timeout }: AnswerOf<typeof startPasskey>,
  signal: AbortSignal,
): Promise<BodyInputOf<typeof addPasskey>> {
  const { id, response } = await prompted(signal, async () =>
    startRegistration({
      optionsJSON: {
        challenge,
        rp,
        user,
        timeout,
        attestation: 'none',
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: known.map((credential) => ({ ...credential, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
      },
    }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

type Shown = Extract<BodyInputOf<typeof proveSecondFactor>, { method: 'passkey' }>;

/**
 * Asks the browser to sign with one of these passkeys. Rejects with CallFailed when the user cancels or it fails.
 */
export async function shownPasskey(
  { challenge, rpId, credentials, timeout }: AnswerOf<typeof challengePasskey>,
  signal: AbortSignal,
): Promise<Shown> {
  const { id, response } = await prompted(signal, async () =>
    startAuthentication({
      optionsJSON: {
        challenge,
        rpId,
        timeout,
        userVerification: 'required',
        allowCredentials: credentials.map((credential) => ({ ...credential, type: 'public-key' })),
      },
    }),
  );
  const { clientDataJSON, authenticatorData, signature } = response;
  return { method: 'passkey', id, clientDataJSON, authenticatorData, signature };
}

async function prompted<Answer>(signal: AbortSignal, prompt: () => Promise<Answer>): Promise<Answer> {
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await prompt();
  } catch (error) {
    throw new CallFailed(refusalOf(error));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

const words: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device has a passkey for this account already.',
  SecurityError: 'Passkeys don’t work at this address of the shop. Use an authenticator app instead.',
  NotSupportedError: 'This device can’t make a passkey. Use an authenticator app instead.',
};

/** Browsers report "cancelled" and "no passkey found" with the same error. */
function refusalOf(error: unknown) {
  const name = error instanceof Error ? error.name : '';
  return {
    kind: 'refused',
    status: 400,
    slug: 'passkey-unused',
    message: words[name] ?? 'The passkey wasn’t used. Try again, or choose another way.',
    fields: {},
    retryAfter: null,
    body: null,
  } as const;
}

import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { BodyOf } from '../../../src/contract/call.ts';
import type { addPasskey, proveSecondFactor } from '../../../src/contract/account/second-factor.calls.ts';

/** COSE ids of the accepted algorithms: ES256, EdDSA, RS256. */
export const algorithms = [-7, -8, -257];

/** Timeout of the browser's passkey prompt, milliseconds. */
export const promptTimeout = 120_000;

/** Challenge and origin that a response must match. */
interface Expected {
  readonly challenge: string;
  /** Such as 'https://shop.example.in'. */
  readonly origin: string;
}

export function relyingPartyId(origin: string): string {
  return new URL(origin).hostname;
}

/**
 * The new passkey in a browser's response; null if the challenge or origin differs, user verification is missing,
 * or it is malformed. Attestation certificates are refused: checking one can make the server call a URL from inside
 * it.
 */
export async function newPasskey(
  { id, clientDataJSON, attestationObject, transports }: BodyOf<typeof addPasskey>,
  { challenge, origin }: Expected,
): Promise<WebAuthnCredential | null> {
  try {
    const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
      import('@simplewebauthn/server'),
      import('@simplewebauthn/server/helpers'),
    ]);
    const statement = decodeAttestationObject(Buffer.from(attestationObject, 'base64url')).get('attStmt');
    if (statement.get('x5c') !== undefined) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports: transportsOf(transports) },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingPartyId(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    return null;
  }
}

type Shown = Extract<BodyOf<typeof proveSecondFactor>, { method: 'passkey' }>;

/** The new signature counter; null if the response doesn't prove the passkey. */
export async function countOfProof(
  { id, clientDataJSON, authenticatorData, signature }: Shown,
  credential: WebAuthnCredential,
  { challenge, origin }: Expected,
): Promise<number | null> {
  try {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingPartyId(origin),
      credential,
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

const knownTransports = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

/** Keeps only the known transports. */
export function transportsOf(names: readonly string[]): (typeof knownTransports)[number][] {
  return knownTransports.filter((transport) => names.includes(transport));
}

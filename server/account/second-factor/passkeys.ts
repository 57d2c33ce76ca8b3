import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { BodyOf } from '../../../src/contract/call.ts';
import type { addPasskey, proveSecondFactor } from '../../../src/contract/account/second-factor.calls.ts';

/** COSE's numbers of the signatures that passkeys may use: ES256, EdDSA, RS256. */
export const algorithms = [-7, -8, -257];

/** Milliseconds in which a person answers their browser. */
export const promptTimeout = 120_000;

/** What an answer has to be about: this challenge, on this shop's own address. */
interface Expected {
  readonly challenge: string;
  /** The shop's address, 'https://shop.example.in'. */
  readonly origin: string;
}

export function relyingPartyId(origin: string): string {
  return new URL(origin).hostname;
}

/**
 * The new passkey in a browser's answer; null where the answer is to another challenge, from another site, without the
 * person's finger, face or PIN, or is no answer at all. Makers' certificates are not asked for and refused: checking
 * one can have the server call an address that stands in it.
 */
export async function newPasskey(
  { id, clientDataJSON, attestationObject, transports }: BodyOf<typeof addPasskey>,
  { challenge, origin }: Expected,
): Promise<WebAuthnCredential | null> {
  try {
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

/** The passkey's new count of uses; null where the answer does not prove that the person has it. */
export async function countOfProof(
  { id, clientDataJSON, authenticatorData, signature }: Shown,
  credential: WebAuthnCredential,
  { challenge, origin }: Expected,
): Promise<number | null> {
  try {
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

/** The ways to reach an authenticator that browsers agree on. */
export function transportsOf(names: readonly string[]): (typeof knownTransports)[number][] {
  return knownTransports.filter((transport) => names.includes(transport));
}

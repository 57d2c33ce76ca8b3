import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { makerCertificate } from '../files/maker-certificate.ts';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Asked {
  readonly challenge: string;
  readonly origin: string;
}

interface ShownOptions {
  /** Whether the person gave a finger, a face or a PIN. */
  readonly isVerified?: boolean;
  /** Its own count, unless another is claimed. */
  readonly count?: number;
}

/** An authenticator in software: one passkey, as a browser would send what it says. */
export interface Authenticator {
  readonly id: string;
  /** The answer to navigator.credentials.create(). */
  make(asked: Asked, options?: { readonly isVerified?: boolean; readonly isCertified?: boolean }): object;
  /** The answer to navigator.credentials.get(). */
  show(asked: Asked, options?: ShownOptions): Shown;
}

interface Shown {
  readonly method: 'passkey';
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

const [present, verified, attested] = [0x01, 0x04, 0x40];

export function createAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let uses = 0;

  const dataOf = (origin: string, flags: number, count: number) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([hashOf(new URL(origin).hostname), Buffer.from([flags]), counted]);
  };

  return {
    id: id.toString('base64url'),
    make({ challenge, origin }, { isVerified = true, isCertified = false } = {}) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const data = Buffer.concat([
        dataOf(origin, present | attested | (isVerified ? verified : 0), 0),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const clientData = clientDataOf('webauthn.create', challenge, origin);
      const statement = isCertified
        ? new Map<string, unknown>([
            ['alg', -7],
            ['sig', new Uint8Array(sign('sha256', Buffer.concat([data, hashOf(clientData)]), privateKey))],
            ['x5c', [new Uint8Array(makerCertificate(publicKey, privateKey))]],
          ])
        : new Map();
      const attestation = new Map<string, unknown>([
        ['fmt', isCertified ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        // The library's type names scalars alone; it writes maps as well.
        attestationObject: Buffer.from(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ).toString('base64url'),
        transports: ['internal'],
      };
    },
    show({ challenge, origin }, { isVerified = true, count } = {}) {
      uses += 1;
      const data = dataOf(origin, present | (isVerified ? verified : 0), count ?? uses);
      const clientData = clientDataOf('webauthn.get', challenge, origin);
      return {
        method: 'passkey',
        id: id.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hashOf(clientData)]), privateKey).toString('base64url'),
      };
    },
  };
}

function clientDataOf(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function hashOf(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

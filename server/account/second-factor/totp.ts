import { Secret, TOTP } from 'otpauth';
import { seal, unseal, type Sealed } from '../../platform/file/seal.ts';
import { problem } from '../../platform/http/problem.ts';

const period = 30;
/** Accepted steps before and after the current one, for clock drift. */
const window = 1;
const secretBytes = 20;

/** A new secret, shown once and then stored encrypted. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: secretBytes }).buffer);
}

/** The secret for an authenticator app: as text, and as the URL for the QR code. */
export function describeTotp(secret: Buffer, issuer: string, label: string): { secret: string; uri: string } {
  const totp = totpOf(secret, { issuer, label });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step of a code; null if it is wrong. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

/** Encrypts a secret for one person and factor, like private files. */
export function sealTotp(secret: Buffer, masterKey: Buffer, ownerId: string, id: string): Sealed {
  return seal(secret, masterKey, { ownerId, id });
}

/** Decrypts a secret. Throws 'conflict' if the shop's key has changed. */
export function openTotp(sealed: Sealed, masterKey: Buffer, ownerId: string, id: string): Buffer {
  try {
    return unseal(sealed, masterKey, { ownerId, id });
  } catch {
    throw problem('conflict', {
      detail:
        'We can’t check this app’s codes any more. Use another way, or ask an admin to reset your second factor',
    });
  }
}

function totpOf(secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP {
  const bytes = Uint8Array.from(secret);
  return new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period, secret: new Secret({ buffer: bytes.buffer }) });
}

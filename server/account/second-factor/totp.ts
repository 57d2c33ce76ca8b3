import { Secret, TOTP } from 'otpauth';
import { seal, unseal, type Sealed } from '../../platform/file/seal.ts';
import { problem } from '../../platform/http/problem.ts';

const period = 30;
/** Steps before and after this one whose codes are taken, for clocks that differ. */
const window = 1;
const secretBytes = 20;

/** A new secret, to be shown once and then kept sealed. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: secretBytes }).buffer);
}

/** How a secret is told to an authenticator app: as text, and as the address in the QR code. */
export function describeTotp(secret: Buffer, issuer: string, label: string): { secret: string; uri: string } {
  const totp = totpOf(secret, { issuer, label });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step that a code belongs to; null where it is wrong. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

/** Seals a secret for one person and one factor, as people's files are sealed. */
export function sealTotp(secret: Buffer, masterKey: Buffer, ownerId: string, id: string): Sealed {
  return seal(secret, masterKey, { ownerId, id });
}

/** Opens a sealed secret. Throws 'conflict' where the shop's key is another one than it was sealed with. */
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

import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import type { CourierId, CourierKeysBody } from '../../../../src/contract/catalogue/courier.calls.ts';
import type { Session } from '../../../platform/database/session.ts';
import { seal, unseal } from '../../../platform/file/seal.ts';

const keysSchema = z.object({
  email: z.string(),
  password: z.string(),
  webhookToken: z.string(),
  /** The name of the pickup address at the service. */
  pickupLocation: z.string(),
  /** The usual box in centimetres. */
  boxLength: z.number(),
  boxBreadth: z.number(),
  boxHeight: z.number(),
}) satisfies z.ZodMiniType<CourierKeysBody>;

export type CourierKeys = z.infer<typeof keysSchema>;

interface KeysRow {
  bytes: Buffer;
  wrapped_key: Buffer;
  key_end: string;
  stored_at: Date;
}

const sealedFor = (courier: CourierId) => ({ ownerId: 'courier', id: courier });

/** Channel that announces changed credentials to every instance. */
export const courierChannel = 'courier';

/** The credentials saved by an admin; null if there are none. Throws if they can't be decrypted. */
export async function readCourierKeys(
  session: Session,
  courier: CourierId,
  masterKey: Buffer,
): Promise<CourierKeys | null> {
  const row = await findRow(session, courier);
  if (!row) return null;
  const plain = unseal({ bytes: row.bytes, wrappedKey: row.wrapped_key }, masterKey, sealedFor(courier));
  return z.parse(keysSchema, JSON.parse(plain.toString('utf8')));
}

/** Credentials as they may be shown; null if there are none. */
export async function describeCourierKeys(
  session: Session,
  courier: CourierId,
): Promise<{ keyEnd: string; storedAt: Date } | null> {
  const row = await findRow(session, courier);
  return row ? { keyEnd: row.key_end, storedAt: row.stored_at } : null;
}

/** Encrypts and saves credentials, and notifies every instance. */
export async function storeCourierKeys(
  tx: Session,
  courier: CourierId,
  { keys, masterKey, now }: { keys: CourierKeys; masterKey: Buffer; now: Date },
): Promise<void> {
  const { bytes, wrappedKey } = seal(Buffer.from(JSON.stringify(keys)), masterKey, sealedFor(courier));
  await tx.execute(sql`
    INSERT INTO courier_key (courier, bytes, wrapped_key, key_end, stored_at)
    VALUES (${courier}, ${bytes}, ${wrappedKey}, ${keys.email.slice(-4)}, ${now})
    ON CONFLICT (courier) DO UPDATE SET bytes = EXCLUDED.bytes, wrapped_key = EXCLUDED.wrapped_key,
      key_end = EXCLUDED.key_end, stored_at = EXCLUDED.stored_at`);
  await tx.notify(courierChannel);
}

/** Deletes the credentials and notifies every instance; false if there were none. */
export async function forgetCourierKeys(tx: Session, courier: CourierId): Promise<boolean> {
  const count = await tx.execute(sql`DELETE FROM courier_key WHERE courier = ${courier}`);
  await tx.notify(courierChannel);
  return count === 1;
}

async function findRow(session: Session, courier: CourierId): Promise<KeysRow | undefined> {
  return session.maybeOne<KeysRow & { [column: string]: unknown }>(sql`
    SELECT bytes, wrapped_key, key_end, stored_at FROM courier_key WHERE courier = ${courier}`);
}

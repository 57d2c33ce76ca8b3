import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import type { GatewayId } from '../../../src/contract/checkout/payment/payment.calls.ts';
import type { Session } from '../../platform/database/session.ts';
import { seal, unseal } from '../../platform/file/seal.ts';
import type { RazorpaySettings } from '../../platform/start/settings.ts';

const keysSchema = z.object({
  keyId: z.string(),
  keySecret: z.string(),
  webhookSecret: z.string(),
  /** The previous secret: still accepted for webhooks signed during a rotation. */
  formerWebhookSecret: z.nullable(z.string()),
});

export type GatewayKeys = z.infer<typeof keysSchema>;

interface KeysRow {
  bytes: Buffer;
  wrapped_key: Buffer;
  key_end: string;
  stored_at: Date;
}

const sealedFor = (gateway: GatewayId) => ({ ownerId: 'payment-gateway', id: gateway });

/** The gateway keys saved by an admin; null if there are none. Throws if they can't be decrypted. */
export async function readGatewayKeys(
  session: Session,
  gateway: GatewayId,
  masterKey: Buffer,
): Promise<GatewayKeys | null> {
  const row = await findRow(session, gateway);
  if (!row) return null;
  const plain = unseal({ bytes: row.bytes, wrappedKey: row.wrapped_key }, masterKey, sealedFor(gateway));
  return z.parse(keysSchema, JSON.parse(plain.toString('utf8')));
}

/** Keys as they may be shown; null if there are none. */
export async function describeKeys(
  session: Session,
  gateway: GatewayId,
): Promise<{ keyEnd: string; storedAt: Date } | null> {
  const row = await findRow(session, gateway);
  return row ? { keyEnd: row.key_end, storedAt: row.stored_at } : null;
}

/** Encrypts and saves new keys, and notifies every instance. */
export async function storeGatewayKeys(
  tx: Session,
  gateway: GatewayId,
  { keys, masterKey, now }: { keys: RazorpaySettings; masterKey: Buffer; now: Date },
): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(7201014)`);
  const before = await readGatewayKeys(tx, gateway, masterKey).catch(() => null);
  const kept: GatewayKeys = { ...keys, formerWebhookSecret: before?.webhookSecret ?? null };
  const { bytes, wrappedKey } = seal(Buffer.from(JSON.stringify(kept)), masterKey, sealedFor(gateway));
  await tx.execute(sql`
    INSERT INTO gateway_key (gateway, bytes, wrapped_key, key_end, stored_at)
    VALUES (${gateway}, ${bytes}, ${wrappedKey}, ${keys.keyId.slice(-4)}, ${now})
    ON CONFLICT (gateway) DO UPDATE SET bytes = EXCLUDED.bytes, wrapped_key = EXCLUDED.wrapped_key,
      key_end = EXCLUDED.key_end, stored_at = EXCLUDED.stored_at`);
  await tx.notify(gatewayChannel);
}

/** Deletes the keys and notifies every instance; false if there were none. */
export async function forgetGatewayKeys(tx: Session, gateway: GatewayId): Promise<boolean> {
  const count = await tx.execute(sql`DELETE FROM gateway_key WHERE gateway = ${gateway}`);
  await tx.notify(gatewayChannel);
  return count === 1;
}

/** Channel that announces changed keys to every instance. */
export const gatewayChannel = 'gateway';

async function findRow(session: Session, gateway: GatewayId): Promise<KeysRow | undefined> {
  return session.maybeOne<KeysRow & { [column: string]: unknown }>(sql`
    SELECT bytes, wrapped_key, key_end, stored_at FROM gateway_key WHERE gateway = ${gateway}`);
}

import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { gatewayIds, type GatewayId } from '../../../src/contract/checkout/payment/payment.calls.ts';
import type { Database } from '../../platform/database/database.ts';
import { DatabaseUnavailable } from '../../platform/database/connection/database-unavailable.ts';
import type { Session } from '../../platform/database/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import type { Settings } from '../../platform/start/settings.ts';
import { gatewayChannel, readGatewayKeys } from './gateway-keys.ts';
import type { Gateway } from './gateway.ts';
import { isLiveKeyId } from './live-key.ts';
import { createRazorpay } from './razorpay/razorpay.ts';
import { createSandbox } from './sandbox/sandbox.ts';

/** The configured gateways; the first is the default. */
export interface Gateways {
  readonly available: readonly GatewayId[];
  get(id: string): Gateway | undefined;
  /** Reloads the keys after a change. */
  reload(): Promise<void>;
}

export interface GatewayParts {
  readonly database: Database;
  readonly settings: Pick<Settings, 'mode' | 'razorpay' | 'razorpayUrl' | 'sandboxGatewaySecret' | 'business'>;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly log: Pick<Logger, 'error'>;
  readonly outgoing: Pick<Outgoing, 'razorpay'>;
  /** Encrypts the stored keys. */
  readonly masterKey: Buffer;
  /** Public URL of the shop, no trailing slash. */
  readonly shopOrigin: () => string;
}

/** The sandbox in sandbox mode, and Razorpay if its keys are saved or set in the environment (CHK-05, SES-08). */
export async function openGateways(parts: GatewayParts): Promise<Gateways> {
  const { database, settings, clock, jobs, log } = parts;
  const own =
    settings.mode === 'sandbox'
      ? [createSandbox({ database, clock, jobs, secret: settings.sandboxGatewaySecret })]
      : [];
  let current = gatewaysOf([...own, ...(await razorpayOf(parts))]);
  const reload = async (): Promise<void> => {
    current = gatewaysOf([...own, ...(await razorpayOf(parts))]);
  };
  await database.listen(gatewayChannel, () => {
    reload().catch((error: unknown) => log.error({ err: error }, 'the keys of the gateways could not be read'));
  });
  return {
    get available() {
      return current.available;
    },
    get: (id) => current.get(id),
    reload,
  };
}

/** Saved keys take precedence over the environment. Keys that can't be decrypted are ignored. */
async function razorpayOf({
  database,
  settings,
  masterKey,
  log,
  shopOrigin,
  outgoing,
}: GatewayParts): Promise<Gateway[]> {
  const stored = await readGatewayKeys(database, 'razorpay', masterKey).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) throw error;
    log.error('the stored keys of Razorpay cannot be opened with this FILE_KEY');
    return null;
  });
  const keys = stored ?? settings.razorpay;
  if (!keys) return [];
  if (settings.mode === 'live' && !isLiveKeyId(keys.keyId)) {
    log.error('the stored keys of Razorpay are test keys, which a live shop does not use');
    return [];
  }
  const baseUrl = settings.razorpayUrl ?? undefined;
  const service = outgoing.razorpay;
  return [createRazorpay({ ...keys, shopOrigin, baseUrl, service, shopName: () => settings.business.shopName })];
}

export function gatewaysOf(gateways: readonly Gateway[]): Gateways {
  const byId = new Map<string, Gateway>(gateways.map((gateway) => [gateway.id, gateway]));
  return {
    available: gatewayIds.filter((id) => byId.has(id)),
    get: (id) => byId.get(id),
    reload: async () => {},
  };
}

const key = 'payment-gateway';

/** The gateway for new payments: the one chosen, if it is configured, otherwise the default. */
export async function currentGateway(session: Session, gateways: Gateways): Promise<Gateway> {
  const row = await session.maybeOne<{ value: unknown }>(sql`SELECT value FROM setting WHERE key = ${key}`);
  const chosen = gateways.available.find((id) => id === row?.value) ?? gateways.available[0];
  const gateway = chosen === undefined ? undefined : gateways.get(chosen);
  if (!gateway) throw new Error('This shop has no payment gateway');
  return gateway;
}

export async function chooseGateway(session: Session, id: GatewayId, now: Date): Promise<void> {
  await session.execute(sql`
    INSERT INTO setting (key, value, updated_at) VALUES (${key}, ${JSON.stringify(id)}, ${now})
    ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, updated_at = EXCLUDED.updated_at`);
}

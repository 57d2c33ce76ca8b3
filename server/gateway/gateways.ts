import sql from 'sql-template-tag';
import { gatewayIds, type GatewayId } from '../../src/contract/payment/payment.calls.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import type { Gateway } from './gateway.ts';
import { createRazorpay } from './razorpay.ts';
import { createSandbox } from './sandbox.ts';

/** The gateways that this shop is set up for; the first is the default. */
export interface Gateways {
  readonly available: readonly GatewayId[];
  get(id: string): Gateway | undefined;
}

export interface GatewayParts {
  readonly database: Database;
  readonly settings: Pick<Settings, 'mode' | 'razorpay' | 'sandboxGatewaySecret'>;
  readonly clock: () => Date;
  /** Where the shop is reached, without a slash at the end. */
  readonly shopOrigin: () => string;
}

/** The sandbox in sandbox mode, and Razorpay where its keys are set (CHK-05, SES-08). */
export function createGateways({ database, settings, clock, shopOrigin }: GatewayParts): Gateways {
  return gatewaysOf([
    ...(settings.mode === 'sandbox'
      ? [createSandbox({ database, clock, secret: settings.sandboxGatewaySecret })]
      : []),
    ...(settings.razorpay ? [createRazorpay({ ...settings.razorpay, shopOrigin })] : []),
  ]);
}

export function gatewaysOf(gateways: readonly Gateway[]): Gateways {
  const byId = new Map<string, Gateway>(gateways.map((gateway) => [gateway.id, gateway]));
  return { available: gatewayIds.filter((id) => byId.has(id)), get: (id) => byId.get(id) };
}

const key = 'payment-gateway';

/** Which gateway takes new payments: the one that was chosen, while this shop is set up for it. */
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

import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import {
  checkGateway,
  type GatewayRow,
  listGateways,
  removeGatewayKeys,
  saveGatewayKeys,
} from '../../../src/contract/checkout/payment/gateway.calls.ts';
import { type GatewayId, gatewayIds } from '../../../src/contract/checkout/payment/payment.calls.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { describeKeys, forgetGatewayKeys, storeGatewayKeys } from './gateway-keys.ts';
import { GatewayUnavailable } from './gateway.ts';
import { currentGateway } from './gateways.ts';
import { isLiveKeyId } from './live-key.ts';

/** Payment gateways for admins: write-only keys, and a test call. */
export function gatewayAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, gateways, settings, files, origin } = context;

  const rowOf = async (id: GatewayId, currentId: GatewayId): Promise<GatewayRow> => {
    const stored = await describeKeys(database, id);
    const fromEnvironment = id === 'razorpay' && settings.razorpay !== null;
    return {
      id,
      isReady: gateways.get(id) !== undefined,
      isCurrent: id === currentId,
      keys: keysOf(id, stored !== null, fromEnvironment),
      keyEnd: stored?.keyEnd ?? (fromEnvironment ? (settings.razorpay?.keyId.slice(-4) ?? null) : null),
      storedAt: stored?.storedAt.toISOString() ?? null,
      webhookUrl: `${origin()}/v1/payment/webhook/${id}`,
      open: await openPayments(database, id),
    };
  };
  const list = async () => {
    const { id: currentId } = await currentGateway(database, gateways);
    const shown = gatewayIds.filter((id) => id !== 'sandbox' || settings.mode === 'sandbox');
    return { items: await Promise.all(shown.map(async (id) => rowOf(id, currentId))) };
  };

  route(app, context, listGateways, list);

  const keyFindings = (keys: { readonly keyId: string }) => () =>
    settings.mode === 'live' && !isLiveKeyId(keys.keyId)
      ? { field: 'keyId', message: 'This is a test key. Live keys start with rzp_live_' }
      : null;

  route(
    app,
    context,
    saveGatewayKeys,
    async ({ params: { gateway }, body: keys, shopper }) => {
      refuseBuiltIn(gateway);
      await refuseMistakes(keyFindings(keys));
      await database.transaction(async (tx) => {
        const before = await keptOfKeys(tx, gateway);
        await storeGatewayKeys(tx, gateway, { keys, masterKey: files.masterKey, now: clock() });
        const change = { before, after: await keptOfKeys(tx, gateway), now: clock() };
        await recordChange(tx, { ...named(gateway, shopper.id, 'keys written'), ...change });
      });
      await gateways.reload();
      return list();
    },
    { rules: ({ body }) => keyFindings(body) },
  );

  route(app, context, removeGatewayKeys, async ({ params: { gateway }, shopper }) => {
    refuseBuiltIn(gateway);
    await database.transaction(async (tx) => {
      const isNeeded = gateway !== 'razorpay' || settings.razorpay === null;
      const isCurrent = (await currentGateway(tx, gateways)).id === gateway;
      if (isNeeded && (isCurrent || (await openPayments(tx, gateway)) > 0)) {
        throw problem('conflict', { detail: 'Open payments still need these keys' });
      }
      const change = { before: await keptOfKeys(tx, gateway), after: null, now: clock() };
      if (!(await forgetGatewayKeys(tx, gateway))) return;
      await recordChange(tx, { ...named(gateway, shopper.id, 'keys removed'), ...change });
    });
    await gateways.reload();
    return list();
  });

  route(app, context, checkGateway, async ({ params: { gateway: id }, shopper }) => {
    const gateway = gateways.get(id);
    if (!gateway) throw problem('conflict', { detail: 'This gateway has no keys yet' });
    const begun = performance.now();
    let isWorking = true;
    try {
      await gateway.check();
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      context.log.warn({ err: error, gateway: id }, 'a gateway was tried and does not work');
      isWorking = false;
    }
    const milliseconds = Math.round(performance.now() - begun);
    await database.transaction(async (tx) =>
      recordChange(tx, { ...named(id, shopper.id, 'tried'), before: null, after: { isWorking }, now: clock() }),
    );
    return { isWorking, milliseconds };
  });
}

function keysOf(id: GatewayId, isStored: boolean, fromEnvironment: boolean): GatewayRow['keys'] {
  if (id === 'sandbox') return 'built-in';
  if (isStored) return 'stored';
  return fromEnvironment ? 'environment' : 'missing';
}

function refuseBuiltIn(gateway: GatewayId): void {
  if (gateway === 'sandbox') throw problem('conflict', { detail: 'The sandbox doesn’t need keys' });
}

function named(recordId: GatewayId, actorId: string, action: string) {
  return { resource: 'payment gateway', recordId, actorId, action } as const;
}

/** What the audit log shows of the keys: the last four characters only. */
async function keptOfKeys(tx: Session, gateway: GatewayId) {
  const stored = await describeKeys(tx, gateway);
  return stored && { keyEnd: stored.keyEnd };
}

async function openPayments(session: Session, gateway: GatewayId): Promise<number> {
  const { open } = await session.one<{ open: number }>(sql`
    SELECT count(*) AS open FROM payment
    WHERE gateway = ${gateway} AND status IN ('pending', 'checking', 'refunding')`);
  return open;
}

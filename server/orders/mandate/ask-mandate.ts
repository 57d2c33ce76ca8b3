import { t } from '../../../src/domain/kit/text/text.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { randomUUID } from 'node:crypto';
import { ceilingFor, type MandateMethod } from '../../../src/domain/orders/mandate.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { GatewayUnavailable } from '../../checkout/gateway/gateway.ts';
import { currentGateway } from '../../checkout/gateway/gateways.ts';
import { problem } from '../../platform/http/problem.ts';
import { findSubscription, lockSubscription } from '../tables/subscription.queries.ts';
import {
  claimMandate,
  findMandate,
  findOpenMandate,
  insertMandate,
  storeAsked,
} from '../tables/mandate.queries.ts';
import { moveMandate } from '../plan/move-mandate.ts';

/** Milliseconds until an unfinished call to the gateway can be retried. */
const lease = 20_000;
/** Years until a mandate expires. */
const years = 5;

/**
 * Stores a request for a mandate in the caller's transaction and returns its id; repeating the same request returns
 * the same id. Throws 'not-found' for another shopper's subscription, 'conflict' if a mandate isn't possible
 * (SUB-01).
 */
export async function storeMandate(
  context: ShopContext,
  tx: Session,
  { subscriptionId, shopperId, method }: { subscriptionId: string; shopperId: string; method: MandateMethod },
): Promise<string> {
  if (!(await findSubscription(tx, subscriptionId, shopperId))) {
    throw problem('not-found', { detail: t`We couldn’t find this subscription` });
  }
  const { status, agreed_price: price, quantity } = await lockSubscription(tx, subscriptionId);
  if (status === 'cancelled') throw problem('conflict', { detail: t`This subscription has ended` });
  const ceiling = ceilingFor(price * quantity);
  if (ceiling === null) {
    throw problem('conflict', { detail: t`A delivery costs more than can be debited automatically` });
  }
  const open = await findOpenMandate(tx, subscriptionId);
  if (open && open.status !== 'asked') throw problem('conflict', { detail: t`Autopay is already on` });
  if (open?.method === method && open.ceiling === ceiling) return open.id;
  if (open) await moveMandate({ tx, context }, open.id, { event: { type: 'mandate.lapse' }, source: 'customer' });
  const id = randomUUID();
  await insertMandate(tx, {
    id,
    subscription_id: subscriptionId,
    shopper_id: shopperId,
    gateway: (await currentGateway(tx, context.gateways)).id,
    method,
    ceiling,
    created_at: context.clock(),
  });
  return id;
}

/**
 * Requests the mandate from the gateway, once, outside any transaction. A repeated call resumes where it stopped.
 * Throws 'gateway-unavailable' and 'request-in-progress'.
 */
export async function beginMandate(context: ShopContext, id: string, language: Language): Promise<void> {
  const { database, clock, log } = context;
  const mandate = await findMandate(database, id);
  const gateway = mandate && context.gateways.get(mandate.gateway);
  if (!mandate || !gateway || mandate.status !== 'asked' || mandate.provider_id !== null) return;
  const now = clock();
  if (!(await claimMandate(database, id, now, new Date(now.getTime() - lease)))) {
    throw problem('request-in-progress', { headers: { 'retry-after': '1' } });
  }
  const { method, ceiling, subscription_id: subscriptionId, shopper_id: shopperId } = mandate;
  const subscription = await findSubscription(database, subscriptionId, shopperId);
  if (!subscription) return;
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  const { name, plan, address } = subscription;
  try {
    const asked = await gateway.mandates.ask({
      mandateId: id,
      method,
      ceiling,
      plan,
      description: `${name}, ${plan}`,
      until,
      customer: { name: address.name, phone: address.phone },
      language,
    });
    await storeAsked(database, id, asked);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    log.warn({ err: error, mandate: id, gateway: gateway.id }, 'a mandate could not be asked for');
    await storeAsked(database, id);
    throw problem('gateway-unavailable', {
      detail: t`The payment gateway isn’t answering. Try again in a moment.`,
      headers: { 'retry-after': '2' },
    });
  }
}

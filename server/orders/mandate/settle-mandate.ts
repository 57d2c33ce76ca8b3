import * as z from 'zod/mini';
import type { MandateEvent } from '../../../src/machines/orders/mandate/mandate.machine.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { GatewayUnavailable, type Gateway } from '../../checkout/gateway/gateway.ts';
import type { MandateNews } from '../../checkout/gateway/mandates.ts';
import { problem } from '../../platform/http/problem.ts';
import { rememberWebhook } from '../../checkout/payment/payment.queries.ts';
import {
  claimMandate,
  listAsked,
  listUnsettledMandates,
  type MandateRow,
  refOf,
  storeEnded,
} from '../tables/mandate.queries.ts';
import { moveMandate } from '../plan/move-mandate.ts';

/** Milliseconds between two polls of a mandate while its owner waits. */
const askEvery = 3000;
/** Milliseconds until an unanswered request lapses. */
const patience = 86_400_000;
const batch = 50;

/** Job that refunds the trial charge of a mandate. */
export const trialJob = 'mandate.trial';

/**
 * Handles a webhook about a mandate: asks the gateway for its state, and stores the message id with the result, so
 * that a resent message has no effect. Throws 'gateway-unavailable', so that the gateway resends it.
 */
export async function hearOfMandate(context: ShopContext, mandate: MandateRow, eventId: string): Promise<void> {
  const gateway = context.gateways.get(mandate.gateway);
  const news = gateway && (await fetchNews(context, gateway, mandate));
  if (!news) throw problem('gateway-unavailable');
  await context.database.transaction(async (tx) => {
    if (!(await rememberWebhook(tx, mandate.gateway, eventId, context.clock()))) return;
    await applyNews(context, tx, mandate, news);
  });
}

/**
 * Polls the gateway about a mandate unless that happened within `every` milliseconds. No answer changes nothing.
 */
export async function askAboutMandate(context: ShopContext, mandate: MandateRow, every = askEvery): Promise<void> {
  const { database, clock, gateways } = context;
  const gateway = gateways.get(mandate.gateway);
  const now = clock();
  if (!gateway || !(await claimMandate(database, mandate.id, now, new Date(now.getTime() - every)))) return;
  const news = await fetchNews(context, gateway, mandate);
  if (news) await database.transaction(async (tx) => applyNews(context, tx, mandate, news));
}

/** Refreshes a shopper's pending mandates before they are shown. */
export async function askAboutMandatesOf(context: ShopContext, shopperId: string): Promise<void> {
  for (const mandate of await listAsked(context.database, shopperId)) await askAboutMandate(context, mandate);
}

/** Polls mandates without a webhook, lapses unanswered requests, and revokes ended mandates at the gateways. */
export async function settleMandates(context: ShopContext): Promise<void> {
  const now = context.clock();
  for (const mandate of await listUnsettledMandates(context.database, now, batch)) {
    if (mandate.ends_there) await endThere(context, mandate);
    else {
      if (mandate.provider_id !== null) await askAboutMandate(context, mandate, askEvery);
      if (mandate.created_at.getTime() + patience <= now.getTime()) await lapse(context, mandate.id);
    }
  }
}

async function lapse(context: ShopContext, id: string): Promise<void> {
  await context.database.transaction(async (tx) =>
    moveMandate({ tx, context }, id, { event: { type: 'mandate.lapse' }, source: 'system' }),
  );
}

async function endThere(context: ShopContext, mandate: MandateRow): Promise<void> {
  const { database, clock, gateways, log } = context;
  const gateway = gateways.get(mandate.gateway);
  const ref = refOf(mandate);
  const now = clock();
  if (gateway && ref) {
    if (!(await claimMandate(database, mandate.id, now, new Date(now.getTime() - askEvery)))) return;
    try {
      const news = await gateway.mandates.fetch(ref);
      if (news.trial !== null) await database.transaction(async (tx) => applyNews(context, tx, mandate, news));
      await gateway.mandates.revoke(ref);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      log.warn({ err: error, mandate: mandate.id, gateway: gateway.id }, 'a mandate could not be ended there yet');
      return;
    }
  }
  await storeEnded(database, mandate.id);
}

async function fetchNews(context: ShopContext, gateway: Gateway, mandate: MandateRow): Promise<MandateNews | null> {
  const ref = refOf(mandate);
  if (!ref) return null;
  try {
    return await gateway.mandates.fetch(ref);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    context.log.warn({ err: error, mandate: mandate.id, gateway: gateway.id }, 'a gateway does not answer');
    return null;
  }
}

const events: Readonly<Record<MandateNews['kind'], MandateEvent | null>> = {
  asked: null,
  granted: { type: 'mandate.granted' },
  refused: { type: 'mandate.refused' },
  paused: { type: 'mandate.paused' },
  revoked: { type: 'mandate.revoked' },
};

async function applyNews(
  context: ShopContext,
  tx: Session,
  { id, gateway, status, provider_id: providerOrderId }: MandateRow,
  news: MandateNews,
): Promise<void> {
  const event = events[news.kind];
  const token = news.kind === 'granted' ? news.token : undefined;
  if (event) await moveMandate({ tx, context }, id, { event, source: 'gateway', token });
  // The trial charge is refunded even if the mandate was dropped before the bank approved it.
  const isAwaited = news.kind === 'asked' && status === 'asked';
  if (isAwaited || news.trial === null || providerOrderId === null) return;
  const trial: z.infer<typeof trialSchema> = { mandateId: id, gateway, providerOrderId, ...news.trial };
  await context.jobs.add(tx, trialJob, trial, { key: `${trialJob}:${id}` });
}

const trialSchema = z.object({
  mandateId: z.string(),
  gateway: z.string(),
  providerOrderId: z.string(),
  providerPaymentId: z.string(),
  amount: z.number(),
});

/** Refunds the trial charge. Throws while the refund is pending, so that the job retries. */
export async function returnTrial(context: ShopContext, payload: unknown): Promise<void> {
  const { mandateId, gateway, ...payment } = z.parse(trialSchema, payload);
  const request = { refundId: mandateId, paymentId: mandateId, ...payment };
  const sent = await context.gateways.get(gateway)?.refund(request);
  if (sent === 'pending') throw new Error('The refund hasn’t gone through yet');
}

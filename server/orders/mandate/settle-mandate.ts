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
} from './mandate.queries.ts';
import { moveMandate } from './move-mandate.ts';

/** Milliseconds between two questions about one mandate, while its owner waits. */
const askEvery = 3000;
/** Milliseconds after which an asking that nobody answered is given up. */
const patience = 86_400_000;
const batch = 50;

/** The job that sends back what a bank took to try a mandate. */
export const trialJob = 'mandate.trial';

/**
 * A gateway says that a mandate changed: it is asked how it stands, and the message's id is stored with what follows,
 * so that a message that comes again does no more. Throws 'gateway-unavailable', upon which the gateway sends it again.
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

/** Asks the gateway how a mandate stands, when nobody did since `every` ms ago; a silent gateway changes nothing. */
export async function askAboutMandate(context: ShopContext, mandate: MandateRow, every = askEvery): Promise<void> {
  const { database, clock, gateways } = context;
  const gateway = gateways.get(mandate.gateway);
  const now = clock();
  if (!gateway || !(await claimMandate(database, mandate.id, now, new Date(now.getTime() - every)))) return;
  const news = await fetchNews(context, gateway, mandate);
  if (news) await database.transaction(async (tx) => applyNews(context, tx, mandate, news));
}

/** Whoever looks at their subscriptions sees what their bank says by now. */
export async function askAboutMandatesOf(context: ShopContext, shopperId: string): Promise<void> {
  for (const mandate of await listAsked(context.database, shopperId)) await askAboutMandate(context, mandate);
}

/** Asks about mandates of which no message came, gives up those that nobody answers, and ends at the gateways what is over. */
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
  // It goes back also of a mandate that was given up before its bank said yes (SEC-05).
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

/** Sends back what a bank took to try a mandate; throws while it is not back, so that the job looks again. */
export async function returnTrial(context: ShopContext, payload: unknown): Promise<void> {
  const { mandateId, gateway, ...payment } = z.parse(trialSchema, payload);
  const request = { refundId: mandateId, paymentId: mandateId, ...payment };
  const sent = await context.gateways.get(gateway)?.refund(request);
  if (sent === 'pending') throw new Error('The refund hasn’t gone through yet');
}

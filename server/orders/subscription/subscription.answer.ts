import { t } from '../../../src/domain/kit/text/text.ts';
import type { Subscription } from '../../../src/contract/orders/subscription.calls.ts';
import { addressSchema } from '../../../src/contract/account/address.calls.ts';
import { ceilingFor } from '../../../src/domain/orders/mandate.ts';
import { indianDay } from '../../../src/domain/orders/subscription/plan-days.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { problem } from '../../platform/http/problem.ts';
import { lastMandates, type MandateRow } from '../tables/mandate.queries.ts';
import { openOrders } from '../tables/renewal.queries.ts';
import { findSubscription, type SubscriptionRow } from '../tables/subscription.queries.ts';

type AnswerContext = Pick<ShopContext, 'database' | 'clock'>;

/** Throws 'not-found' for another shopper's subscription. */
export async function refuseForeign(session: Session, id: string, shopperId: string): Promise<SubscriptionRow> {
  const row = await findSubscription(session, id, shopperId);
  if (!row) throw problem('not-found', { detail: t`We couldn’t find this subscription` });
  return row;
}

/** One of this shopper's subscriptions; throws 'not-found' for another shopper's. */
export async function ownAnswer(context: AnswerContext, id: string, shopperId: string): Promise<Subscription> {
  const [answer] = await answersOf(context, [await refuseForeign(context.database, id, shopperId)]);
  if (!answer) throw new Error('A subscription was lost on its way out');
  return answer;
}

/** Subscriptions as sent to the client. */
export async function answersOf(
  { database, clock }: AnswerContext,
  rows: readonly SubscriptionRow[],
): Promise<Subscription[]> {
  const ids = rows.map(({ id }) => id);
  const [open, mandates] = [await openOrders(database, ids), await lastMandates(database, ids, clock())];
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    name: row.name,
    variant: row.variant,
    flavour: row.flavour,
    quantity: row.quantity,
    plan: row.plan,
    status: row.status,
    unitPrice: row.agreed_price,
    newPrice: row.status === 'asking' || row.status === 'paused' ? row.offered_price : null,
    nextOn: row.retry_at ? indianDay(row.retry_at) : row.next_on,
    paysBy: row.pays_by,
    mandate: mandateOf(mandates.get(row.id)),
    mandateCeiling: row.status === 'cancelled' ? null : ceilingFor(row.agreed_price * row.quantity),
    address: addressSchema.parse(row.address),
    waiting: open.get(row.id) ?? null,
    startedAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
}

function mandateOf(row: MandateRow | undefined): Subscription['mandate'] {
  if (!row) return null;
  const { status, method, ceiling, action, changed_at: at } = row;
  return { status, method, ceiling, action, changedAt: at.toISOString() };
}

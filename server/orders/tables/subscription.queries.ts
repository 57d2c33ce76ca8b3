import sql from 'sql-template-tag';
import type { Address } from '../../../src/domain/kit/address.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import type { Plan } from '../../../src/domain/orders/subscription/plan-days.ts';
import type { RenewalWay, SubscriptionStatus } from '../../../src/domain/orders/subscription/subscription.ts';
import type { Day } from '../../../src/domain/kit/time/days.ts';
import type { Session } from '../../platform/database/session.ts';

export interface SubscriptionRow {
  readonly id: string;
  readonly shopper_id: string;
  readonly order_id: string;
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly variant: string;
  readonly flavour: string;
  readonly quantity: number;
  readonly plan: Plan;
  readonly agreed_price: Rupees;
  /** Current unit price while it is above the agreed one. */
  readonly offered_price: Rupees | null;
  readonly address: Address;
  readonly pays_by: RenewalWay;
  readonly status: SubscriptionStatus;
  readonly period: number;
  readonly next_on: Day;
  readonly anchor: number;
  readonly failures: number;
  readonly retry_at: Date | null;
  /** The period of the latest notice. */
  readonly noticed: number;
  /** When the latest notice was sent, and its amount. */
  readonly noticed_at: Date | null;
  readonly noticed_total: Rupees | null;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

type Row<Shape> = Shape & { [column: string]: unknown };

/** One of this shopper's subscriptions; undefined if it is another shopper's. */
export async function findSubscription(
  session: Session,
  id: string,
  shopperId: string,
): Promise<SubscriptionRow | undefined> {
  return session.maybeOne<Row<SubscriptionRow>>(
    sql`SELECT * FROM subscription WHERE id = ${id} AND shopper_id = ${shopperId}`,
  );
}

/** For jobs, which need no owner check. */
export async function findAnySubscription(session: Session, id: string): Promise<SubscriptionRow | undefined> {
  return session.maybeOne<Row<SubscriptionRow>>(sql`SELECT * FROM subscription WHERE id = ${id}`);
}

/** Every change to a subscription locks it, after the account and its orders. */
export async function lockSubscription(tx: Session, id: string): Promise<SubscriptionRow> {
  await tx.query(sql`
    SELECT FROM shopper WHERE id = (SELECT shopper_id FROM subscription WHERE id = ${id}) FOR KEY SHARE`);
  return tx.one<Row<SubscriptionRow>>(sql`SELECT * FROM subscription WHERE id = ${id} FOR NO KEY UPDATE`);
}

/** A shopper's subscriptions, active ones first; 100 at most. */
export async function listSubscriptions(session: Session, shopperId: string): Promise<SubscriptionRow[]> {
  return session.query<Row<SubscriptionRow>>(sql`
    SELECT * FROM subscription WHERE shopper_id = ${shopperId}
    ORDER BY status = 'cancelled', created_at DESC, line LIMIT 100`);
}

/** The subscriptions started by an order. */
export async function subscriptionsOf(session: Session, orderId: string): Promise<SubscriptionRow[]> {
  return session.query<Row<SubscriptionRow>>(
    sql`SELECT * FROM subscription WHERE order_id = ${orderId} ORDER BY line`,
  );
}

/** Those of these orders that started an active subscription renewed by payment link. */
export async function renewedByLink(session: Session, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await session.query<{ order_id: string }>(sql`
    SELECT DISTINCT order_id FROM subscription
    WHERE order_id = ANY(${[...orderIds]}) AND status <> 'cancelled' AND pays_by = 'link'`);
  return new Set(rows.map(({ order_id: id }) => id));
}

export type NewSubscription = Omit<
  SubscriptionRow,
  | 'offered_price'
  | 'pays_by'
  | 'status'
  | 'period'
  | 'failures'
  | 'retry_at'
  | 'noticed'
  | 'noticed_at'
  | 'noticed_total'
  | 'ended_at'
>;

/** Starts a subscription, once per order line. */
export async function insertSubscription(tx: Session, row: NewSubscription): Promise<void> {
  await tx.execute(sql`
    INSERT INTO subscription (id, shopper_id, order_id, line, sku, name, variant, flavour, quantity, plan,
      agreed_price, address, status, next_on, anchor, created_at)
    VALUES (${row.id}, ${row.shopper_id}, ${row.order_id}, ${row.line}, ${row.sku}, ${row.name}, ${row.variant},
      ${row.flavour}, ${row.quantity}, ${row.plan}, ${row.agreed_price}, ${JSON.stringify(row.address)}, 'active',
      ${row.next_on}, ${row.anchor}, ${row.created_at})
    ON CONFLICT (order_id, line) DO NOTHING`);
}

/** Follows the lines of an order that move to the front: `places` are their indexes before, in ascending order. */
export async function followLines(tx: Session, orderId: string, places: readonly number[]): Promise<void> {
  for (const [to, from] of places.entries()) {
    if (to !== from) {
      await tx.execute(sql`UPDATE subscription SET line = ${to} WHERE order_id = ${orderId} AND line = ${from}`);
    }
  }
}

/** Columns that can change after the start. */
export type SubscriptionChange = Omit<SubscriptionRow, keyof NewSubscription> &
  Pick<SubscriptionRow, 'agreed_price' | 'address' | 'quantity' | 'next_on' | 'anchor'>;

/** Updates a locked subscription. */
export async function updateSubscription(tx: Session, id: string, row: SubscriptionChange): Promise<void> {
  await tx.execute(sql`
    UPDATE subscription SET agreed_price = ${row.agreed_price}, offered_price = ${row.offered_price},
      address = ${JSON.stringify(row.address)}, pays_by = ${row.pays_by}, quantity = ${row.quantity},
      status = ${row.status}, period = ${row.period}, next_on = ${row.next_on}, anchor = ${row.anchor},
      failures = ${row.failures}, retry_at = ${row.retry_at}, noticed = ${row.noticed},
      noticed_at = ${row.noticed_at}, noticed_total = ${row.noticed_total}, ended_at = ${row.ended_at}
    WHERE id = ${id}`);
}

export async function addSubscriptionEvent(
  tx: Session,
  id: string,
  {
    event,
    status,
    actor,
    at,
  }: { event: string; status: SubscriptionStatus; actor: 'customer' | 'system'; at: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO subscription_event (subscription_id, event, status, actor, at)
    VALUES (${id}, ${event}, ${status}, ${actor}, ${at})`);
}

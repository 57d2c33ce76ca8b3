import sql from 'sql-template-tag';
import type { PaymentAction } from '../../../src/contract/orders/order/order.calls.ts';
import type { MandateMethod, MandateStatus } from '../../../src/domain/orders/mandate.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import type { Session } from '../../platform/database/session.ts';
import type { AskedMandate, MandateRef } from '../../checkout/gateway/mandates.ts';

export interface MandateRow {
  readonly id: string;
  readonly subscription_id: string;
  readonly shopper_id: string;
  readonly gateway: string;
  readonly method: MandateMethod;
  readonly ceiling: Rupees;
  readonly status: MandateStatus;
  readonly provider_id: string | null;
  readonly provider_customer: string | null;
  readonly provider_token: string | null;
  readonly action: PaymentAction;
  /** The mandate still has to be revoked at the gateway. */
  readonly ends_there: boolean;
  readonly created_at: Date;
  readonly changed_at: Date;
}

export type MandateSource = 'customer' | 'gateway' | 'system';

type Row<Shape> = Shape & { [column: string]: unknown };

export type NewMandate = Pick<
  MandateRow,
  'id' | 'subscription_id' | 'shopper_id' | 'gateway' | 'method' | 'ceiling' | 'created_at'
>;

export async function insertMandate(tx: Session, row: NewMandate): Promise<void> {
  await tx.execute(sql`
    INSERT INTO mandate (id, subscription_id, shopper_id, gateway, method, ceiling, status, created_at, changed_at)
    VALUES (${row.id}, ${row.subscription_id}, ${row.shopper_id}, ${row.gateway}, ${row.method}, ${row.ceiling},
      'asked', ${row.created_at}, ${row.created_at})`);
}

export async function findMandate(session: Session, id: string): Promise<MandateRow | undefined> {
  return session.maybeOne<Row<MandateRow>>(sql`SELECT * FROM mandate WHERE id = ${id}`);
}

/** The subscription's requested, granted or paused mandate; there is at most one. */
export async function findOpenMandate(session: Session, subscriptionId: string): Promise<MandateRow | undefined> {
  return session.maybeOne<Row<MandateRow>>(sql`
    SELECT * FROM mandate WHERE subscription_id = ${subscriptionId} AND status IN ('asked', 'granted', 'paused')`);
}

/** Finds a mandate by the gateway's id of the request, or by its debit token. */
export async function findMandateOf(
  session: Session,
  gateway: string,
  told: { readonly providerId: string } | { readonly token: string },
): Promise<MandateRow | undefined> {
  const providerId = 'providerId' in told ? told.providerId : null;
  const token = 'token' in told ? told.token : null;
  return session.maybeOne<Row<MandateRow>>(sql`
    SELECT * FROM mandate WHERE gateway = ${gateway} AND (provider_id = ${providerId} OR provider_token = ${token})
    ORDER BY created_at DESC LIMIT 1`);
}

/**
 * The latest mandate of each subscription, by subscription id. Leaves out revoked ones, and refusals over a day
 * old.
 */
export async function lastMandates(
  session: Session,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, MandateRow>> {
  const rows = await session.query<Row<MandateRow>>(sql`
    SELECT DISTINCT ON (subscription_id) * FROM mandate
    WHERE subscription_id = ANY(${ids}) ORDER BY subscription_id, status IN ('asked', 'granted', 'paused') DESC, created_at DESC`);
  const dayAgo = now.getTime() - 86_400_000;
  const shown = rows.filter(
    ({ status, changed_at: at }) => status !== 'revoked' && (status !== 'refused' || at.getTime() > dayAgo),
  );
  return new Map(shown.map((row) => [row.subscription_id, row]));
}

/** A shopper's mandates that wait for their bank. */
export async function listAsked(session: Session, shopperId: string): Promise<MandateRow[]> {
  return session.query<Row<MandateRow>>(
    sql`SELECT * FROM mandate WHERE shopper_id = ${shopperId} AND status = 'asked' AND provider_id IS NOT NULL`,
  );
}

/** Expects its subscription locked. */
export async function lockMandate(tx: Session, id: string): Promise<MandateRow> {
  return tx.one<Row<MandateRow>>(sql`SELECT * FROM mandate WHERE id = ${id} FOR NO KEY UPDATE`);
}

export type MandateChange = Pick<MandateRow, 'status' | 'provider_token' | 'ends_there' | 'changed_at'>;

/** Updates a locked mandate and adds the event. */
export async function updateMandate(
  tx: Session,
  id: string,
  change: MandateChange,
  { event, source }: { readonly event: string; readonly source: MandateSource },
): Promise<void> {
  const { status, provider_token: token, ends_there: endsThere, changed_at: at } = change;
  await tx.execute(sql`
    UPDATE mandate SET status = ${status}, provider_token = ${token}, ends_there = ${endsThere}, changed_at = ${at},
      asked_at = NULL, action = CASE WHEN ${status} = 'asked' THEN action ELSE '{"kind": "none"}' END
    WHERE id = ${id}`);
  await tx.execute(sql`
    INSERT INTO mandate_event (mandate_id, event, status, source, at)
    VALUES (${id}, ${event}, ${status}, ${source}, ${at})`);
}

/** Claims the right to call the gateway about a mandate: one caller at a time, and not if called after `since`. */
export async function claimMandate(session: Session, id: string, now: Date, since: Date): Promise<boolean> {
  const count = await session.execute(sql`
    UPDATE mandate SET asked_at = ${now} WHERE id = ${id} AND (asked_at IS NULL OR asked_at <= ${since})`);
  return count === 1;
}

/**
 * Saves the gateway's answer, once, and releases the claim; without an answer, only releases it. A mandate that
 * ended meanwhile still has to be revoked at the gateway.
 */
export async function storeAsked(session: Session, id: string, asked?: AskedMandate): Promise<void> {
  if (!asked) {
    await session.execute(sql`UPDATE mandate SET asked_at = NULL WHERE id = ${id}`);
    return;
  }
  await session.execute(sql`
    UPDATE mandate SET asked_at = NULL, provider_id = ${asked.providerId},
      provider_customer = ${asked.providerCustomer}, action = ${JSON.stringify(asked.action)},
      ends_there = ends_there OR status NOT IN ('asked', 'granted', 'paused')
    WHERE id = ${id} AND provider_id IS NULL`);
}

/** Clears the gateway's ids once the mandate is revoked there. */
export async function storeEnded(session: Session, id: string): Promise<void> {
  await session.execute(sql`
    UPDATE mandate SET ends_there = false, provider_token = NULL, provider_customer = NULL
    WHERE id = ${id} AND status IN ('refused', 'revoked')`);
}

/** Mandates waiting for their bank, polled less and less often, and those to revoke at the gateway. */
export async function listUnsettledMandates(session: Session, now: Date, limit: number): Promise<MandateRow[]> {
  return session.query<Row<MandateRow>>(sql`
    SELECT * FROM mandate
    WHERE (status = 'asked' OR ends_there)
      AND (asked_at IS NULL
        OR asked_at + GREATEST(interval '1 minute', (${now}::timestamptz - created_at) / 20) <= ${now}::timestamptz)
    ORDER BY asked_at NULLS FIRST LIMIT ${limit}`);
}

/** The mandate's ids at the gateway; null until the gateway has it. */
export function refOf({
  provider_id: providerId,
  provider_customer: providerCustomer,
  provider_token: token,
  method,
}: MandateRow): MandateRef | null {
  return providerId === null ? null : { providerId, providerCustomer, token, method };
}

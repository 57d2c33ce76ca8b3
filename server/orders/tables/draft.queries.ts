import sql, { type Sql } from 'sql-template-tag';
import type { DraftWrite, ListedDraft } from '../../../src/contract/orders/draft/draft-order.calls.ts';
import type { DraftStatus, Offered } from '../../../src/domain/orders/draft/draft-order.ts';
import type { WireAddress } from '../../../src/contract/account/address.calls.ts';
import { whoIn } from '../../platform/list/person-search.ts';
import type { ListSource } from '../../platform/list/list.ts';
import type { Session } from '../../platform/database/session.ts';
import type { PricePart } from '../../../src/domain/cart/pricing/quote.ts';
import type { Demand } from '../../catalogue/product/stock.queries.ts';
import type { Actor, Mover, OrderRow, SoldLine } from './order.queries.ts';

export interface DraftRow {
  readonly id: string;
  readonly number: string;
  readonly status: DraftStatus;
  /** Null once the account is deleted. */
  readonly phone: string | null;
  readonly name: string;
  /** Whose order it becomes; null until the first link is sent. */
  readonly shopper_id: string | null;
  readonly lines: DraftWrite['lines'];
  /** How many of its bundles a changed order is to have; one that isn't named stays. */
  readonly bundles: DraftWrite['bundles'];
  readonly coupon_code: string | null;
  readonly address: WireAddress | null;
  readonly note: string;
  /** Whole rupees, when it was saved or sent last; null if it couldn't be ordered then. */
  readonly total: number | null;
  /** What the working link names; null while none works. */
  readonly link_id: string | null;
  readonly link_expires_at: Date | null;
  readonly offered: Offered | null;
  readonly sent_at: Date | null;
  readonly opened_at: Date | null;
  readonly version: number;
  /** The order that it changes; null for a new one. */
  readonly edits_order: string | null;
  /** What its link asks for; null unless it changes an order and its link works. */
  readonly asked: AskedChange | null;
  readonly updated_by: string | null;
}

/** What an order becomes by a change (DRF-01). */
export interface ChangedOrder {
  readonly lines: readonly SoldLine[];
  readonly parts: readonly PricePart[];
  readonly total: number;
  /** The coupon and the bundle that still count; null if none. */
  readonly couponId: string | null;
  readonly bundleId: string | null;
  readonly address: WireAddress;
  /** Days of the delivery estimate; null if nothing is delivered. */
  readonly earliest: string | null;
  readonly latest: string | null;
}

/** A change that waits for its difference, as the customer was told: its price holds as long as its link. */
export interface AskedChange extends ChangedOrder {
  /** To be paid first, whole rupees. */
  readonly due: number;
  /** What it adds, taken out of stock for it. */
  readonly held: readonly Demand[];
}

/** What staff fill in. */
export type DraftFields = Pick<
  DraftRow,
  'phone' | 'name' | 'lines' | 'bundles' | 'coupon_code' | 'address' | 'note' | 'total'
>;

export interface DraftEventRow {
  readonly event: string;
  readonly status: DraftStatus;
  readonly actor: Actor;
  /** The name of the admin who did it; '' otherwise. */
  readonly name: string;
  readonly at: Date;
}

type Row<Shape> = Shape & { [column: string]: unknown };

interface ListedRow extends Pick<DraftRow, 'id' | 'number' | 'status' | 'total' | 'sent_at' | 'link_expires_at'> {
  readonly phone: string | null;
  readonly shown_name: string;
  readonly items: number;
  readonly updated_at: Date;
  readonly updated_by: string;
  readonly order_number: string | null;
  readonly is_edit: boolean;
}

/** Drafts as an admin list. */
export const draftList: ListSource<Row<ListedRow>, ListedDraft, 'updated' | 'total'> = {
  from: sql`draft_order LEFT JOIN shopper AS actor ON actor.id = draft_order.updated_by`,
  columns: sql`draft_order.id, draft_order.number, draft_order.status, draft_order.phone,
    coalesce(nullif(draft_order.name, ''), draft_order.address->>'name', '') AS shown_name,
    (SELECT coalesce(sum((line->>'quantity')::integer), 0)::integer
      FROM jsonb_array_elements(draft_order.lines || draft_order.bundles) AS line) AS items,
    draft_order.edits_order IS NOT NULL AS is_edit, draft_order.total, draft_order.sent_at, draft_order.link_expires_at, draft_order.updated_at,
    ${whoIn('actor')} AS updated_by,
    (SELECT shop_order.number FROM shop_order WHERE draft_id = draft_order.id OR id = draft_order.edits_order
      ORDER BY placed_at DESC LIMIT 1)
      AS order_number`,
  key: sql`draft_order.id`,
  sorts: { updated: sql`draft_order.updated_at`, total: sql`draft_order.total` },
  usual: '-updated',
  searched: [
    sql`draft_order.number`,
    sql`draft_order.name`,
    sql`draft_order.phone`,
    sql`draft_order.address->>'name'`,
  ],
  itemOf: (row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    isEdit: row.is_edit,
    name: row.shown_name,
    phone: row.phone,
    items: row.items,
    total: row.total,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
    sentAt: row.sent_at?.toISOString() ?? null,
    expiresAt: row.link_expires_at?.toISOString() ?? null,
    orderNumber: row.order_number,
  }),
};

export function draftsIn(status: DraftStatus | undefined): Sql[] {
  return status === undefined ? [] : [sql`draft_order.status = ${status}`];
}

export async function findDraft(session: Session, id: string): Promise<DraftRow | undefined> {
  return session.maybeOne<Row<DraftRow>>(sql`SELECT * FROM draft_order WHERE id = ${id}`);
}

export async function findDraftOfLink(session: Session, linkId: string): Promise<DraftRow | undefined> {
  return session.maybeOne<Row<DraftRow>>(sql`SELECT * FROM draft_order WHERE link_id = ${linkId}`);
}

/** Locks a draft; undefined if there is none. Lock its orders before. */
export async function lockDraft(tx: Session, id: string): Promise<DraftRow | undefined> {
  return tx.maybeOne<Row<DraftRow>>(sql`SELECT * FROM draft_order WHERE id = ${id} FOR NO KEY UPDATE`);
}

export async function nextDraftSequence(tx: Session): Promise<number> {
  return (await tx.one<{ next: number }>(sql`SELECT nextval('draft_order_number') AS next`)).next;
}

export async function insertDraft(
  tx: Session,
  {
    id,
    number,
    by,
    now,
    editsOrder = null,
  }: { id: string; number: string; by: string; now: Date; editsOrder?: string | null },
  fields: DraftFields,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO draft_order (id, number, status, phone, name, lines, bundles, coupon_code, address, note, total, created_by,
      updated_by, created_at, updated_at, edits_order)
    VALUES (${id}, ${number}, 'draft', ${fields.phone}, ${fields.name}, ${JSON.stringify(fields.lines)},
      ${JSON.stringify(fields.bundles)}, ${fields.coupon_code}, ${fields.address && JSON.stringify(fields.address)}, ${fields.note}, ${fields.total}, ${by}, ${by},
      ${now}, ${now}, ${editsOrder})`);
}

/** Replaces what staff fill in. Expects the draft locked. */
export async function rewriteDraft(
  tx: Session,
  id: string,
  fields: DraftFields,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    UPDATE draft_order SET phone = ${fields.phone}, name = ${fields.name}, lines = ${JSON.stringify(fields.lines)},
      bundles = ${JSON.stringify(fields.bundles)}, coupon_code = ${fields.coupon_code}, address = ${fields.address && JSON.stringify(fields.address)},
      note = ${fields.note}, total = ${fields.total}, updated_by = ${by}, updated_at = ${now}
    WHERE id = ${id}`);
}

export interface NewLink {
  readonly linkId: string;
  readonly expiresAt: Date;
  readonly shopperId: string;
  readonly offered: Offered;
  readonly asked: AskedChange | null;
  readonly by: string;
  readonly now: Date;
}

/** Gives the draft another link; the earlier one ends. Expects the draft locked. */
export async function renewPayLink(tx: Session, id: string, link: NewLink): Promise<void> {
  await tx.execute(sql`
    UPDATE draft_order SET link_id = ${link.linkId}, link_expires_at = ${link.expiresAt}, shopper_id = ${link.shopperId},
      offered = ${JSON.stringify(link.offered)}, total = ${link.offered.total}, sent_at = ${link.now}, opened_at = NULL,
      asked = ${link.asked && JSON.stringify(link.asked)}, updated_by = ${link.by}, updated_at = ${link.now}
    WHERE id = ${id}`);
}

/** Updates the status only if it hasn't changed since it was read; throws otherwise. Ends the link if asked. */
export async function updateDraftStatus(
  tx: Session,
  { id, status: from }: Pick<DraftRow, 'id' | 'status'>,
  to: DraftStatus,
  { endsLink, at }: { endsLink: boolean; at: Date },
): Promise<void> {
  const moved = await tx.execute(sql`
    UPDATE draft_order SET status = ${to}, version = version + 1,
      link_id = CASE WHEN ${endsLink} THEN NULL ELSE link_id END,
      asked = CASE WHEN ${endsLink || to === 'paid'} THEN NULL ELSE asked END,
      opened_at = CASE WHEN ${to} = 'opened' THEN ${at}::timestamptz ELSE opened_at END
    WHERE id = ${id} AND status = ${from}`);
  if (moved !== 1) throw new Error(`Draft ${id} was moved by somebody else`);
}

export async function addDraftEvent(
  tx: Session,
  draftId: string,
  { event, status, at, by }: { event: string; status: DraftStatus; at: Date; by: Mover },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO draft_order_event (draft_id, event, status, actor, shopper_id, at)
    VALUES (${draftId}, ${event}, ${status}, ${by.actor}, ${by.shopperId}, ${at})`);
}

export async function listDraftEvents(session: Session, draftId: string): Promise<DraftEventRow[]> {
  return session.query<Row<DraftEventRow>>(sql`
    SELECT event, status, draft_order_event.actor, at,
      CASE WHEN draft_order_event.actor = 'admin' THEN ${whoIn('actor')} ELSE '' END AS name
    FROM draft_order_event LEFT JOIN shopper AS actor ON actor.id = draft_order_event.shopper_id
    WHERE draft_id = ${draftId} ORDER BY draft_order_event.id`);
}

/** The open change of an order; undefined if nobody is changing it. */
export async function findEditOf(session: Session, orderId: string): Promise<DraftRow | undefined> {
  return session.maybeOne<Row<DraftRow>>(sql`
    SELECT * FROM draft_order WHERE edits_order = ${orderId} AND status NOT IN ('paid', 'cancelled')`);
}

/** A change whose difference is asked for. */
export interface Asked extends DraftRow {
  readonly asked: AskedChange;
  readonly link_id: string;
  readonly link_expires_at: Date;
  readonly sent_at: Date;
}

/** The changes of these orders whose difference is asked for: one of an order at most. */
export async function askedOf(session: Session, orderIds: readonly string[]): Promise<Asked[]> {
  return session.query<Row<Asked>>(sql`
    SELECT * FROM draft_order WHERE edits_order = ANY(${orderIds}) AND status IN ('sent', 'opened') AND asked IS NOT NULL`);
}

/** The change of an order whose difference is asked for; undefined if nothing is. */
export async function findAskedOf(session: Session, orderId: string): Promise<Asked | undefined> {
  return (await askedOf(session, [orderId]))[0];
}

/** The orders that were placed with a draft's links, newest first. */
export async function ordersOfDraft(session: Session, draftId: string): Promise<OrderRow[]> {
  return session.query<Row<OrderRow>>(sql`
    SELECT * FROM shop_order WHERE draft_id = ${draftId} ORDER BY placed_at DESC, number DESC`);
}

/** Whether another order of the draft stands than this one. */
export async function hasOtherOrder(session: Session, draftId: string, orderId: string): Promise<boolean> {
  const rows = await session.query(sql`
    SELECT FROM shop_order
    WHERE draft_id = ${draftId} AND id <> ${orderId} AND status NOT IN ('cancelled', 'refunded')`);
  return rows.length > 0;
}

/** Drafts whose link has run out. Those with an unpaid order wait for it, and so does a change that is being paid. */
export async function listOverdueDrafts(session: Session, now: Date, limit: number): Promise<string[]> {
  const rows = await session.query<{ id: string }>(sql`
    SELECT id FROM draft_order WHERE status IN ('sent', 'opened') AND link_expires_at <= ${now}
      AND NOT EXISTS (SELECT FROM shop_order WHERE draft_id = draft_order.id AND shop_order.status = 'placed')
      AND NOT EXISTS (SELECT FROM payment WHERE payment.link_id = draft_order.link_id
        AND payment.status IN ('pending', 'checking') AND payment.expires_at > ${now})
    ORDER BY link_expires_at LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { Channel } from '../../account/message/messages.ts';
import type { Session } from '../../platform/database/session.ts';

/** A row of stock: a product, or one of its options. */
export interface StockKey {
  readonly sku: string;
  readonly variant: string;
  readonly flavour: string;
}

export interface AskedContact {
  readonly channel: 'sms' | 'email';
  readonly recipient: string;
}

/** Whom to tell: an account, or what somebody typed on a page in a language. */
export type Asker =
  | { readonly shopperId: string }
  | (AskedContact & {
      readonly recipientKey: string;
      readonly language: Language;
      readonly shopperId?: never;
    });

/** The most that one number, address or account waits for. */
export const maxWaiting = 10;

/** Days after which a wish to be told ends without a message. */
export const waitingDays = 180;

type Row<Shape> = Shape & { [column: string]: unknown };

/** The units of a row of stock that is shown and sold; undefined if there’s none. */
export async function unitsAt(session: Session, { sku, variant, flavour }: StockKey): Promise<number | undefined> {
  const row = await session.maybeOne<{ units: number }>(sql`
    SELECT units FROM stock JOIN product ON product.sku = stock.sku COLLATE "default"
    WHERE stock.sku = ${sku} AND variant = ${variant} AND flavour = ${flavour}
      AND published AND removed_at IS NULL AND time_period IS NULL`);
  return row?.units;
}

/** Whether this number or address wants no such messages. */
export async function isRefused(session: Session, recipientKey: string): Promise<boolean> {
  const rows = await session.query(sql`SELECT FROM stock_alert_refusal WHERE recipient_key = ${recipientKey}`);
  return rows.length > 0;
}

/** How much this number, address or account waits for. Locks it against others who ask for it meanwhile. */
export async function countWaiting(tx: Session, asker: Asker): Promise<number> {
  const whose = asker.shopperId ?? asker.recipientKey;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`stock-alert:${whose}`}, 0))`);
  const { count } = await tx.one<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM stock_alert
    WHERE shopper_id = ${asker.shopperId ?? null}::uuid OR recipient_key = ${keyOf(asker)}::uuid`);
  return count;
}

/** Notes that somebody waits; once, however often they ask. */
export async function addAlert(
  tx: Session,
  { sku, variant, flavour }: StockKey,
  asker: Asker,
  now: Date,
): Promise<void> {
  const typed = asker.shopperId === undefined ? asker : null;
  await tx.execute(sql`
    INSERT INTO stock_alert (id, sku, variant, flavour, shopper_id, channel, recipient, recipient_key, language, asked_at)
    VALUES (${randomUUID()}, ${sku}, ${variant}, ${flavour}, ${asker.shopperId ?? null}, ${typed?.channel ?? null},
      ${typed?.recipient ?? null}, ${typed?.recipientKey ?? null}, ${typed?.language ?? 'en'}, ${now})
    ON CONFLICT DO NOTHING`);
}

/** The sizes and flavours of a product that an account waits for. */
export async function waitingOf(session: Session, shopperId: string, sku: string) {
  return session.query<{ variant: string; flavour: string }>(sql`
    SELECT variant, flavour FROM stock_alert WHERE shopper_id = ${shopperId} AND sku = ${sku}
    ORDER BY variant, flavour`);
}

export async function removeAlert(session: Session, shopperId: string, key: StockKey): Promise<void> {
  await session.execute(sql`
    DELETE FROM stock_alert WHERE shopper_id = ${shopperId} AND sku = ${key.sku}
      AND variant = ${key.variant} AND flavour = ${key.flavour}`);
}

/** Nothing more goes to this number or address, whoever asks for it. */
export async function refuseAlerts(tx: Session, recipientKey: string, now: Date): Promise<void> {
  await tx.execute(sql`DELETE FROM stock_alert WHERE recipient_key = ${recipientKey}`);
  await tx.execute(sql`
    INSERT INTO stock_alert_refusal (recipient_key, refused_at) VALUES (${recipientKey}, ${now})
    ON CONFLICT DO NOTHING`);
}

/** Somebody who waited, and what is back. */
export interface DueAlert extends StockKey {
  readonly id: string;
  readonly name: string;
  readonly channel: 'sms' | 'email' | null;
  readonly recipient: string | null;
  readonly recipient_key: string | null;
  /** The account that waits, or whose number or address does; null if there is none. */
  readonly person: string | null;
  /** Of that account. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: Language;
}

/**
 * Takes those out of the queue whose stock is there again and who can be reached by one of these channels, first those who
 * asked first. Whoever also waits for it with their account, or its number or address, leaves the queue with all of it. One
 * process at a time: two could each take one of a person's rows.
 */
export async function takeDue(tx: Session, channels: readonly Channel[], most: number): Promise<DueAlert[]> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('stock-alert:due', 0))`);
  const due = await tx.query<Row<DueAlert & { asked_at: Date }>>(sql`
    WITH due AS (
      SELECT alert.id, alert.sku, alert.variant, alert.flavour, product.name, person.id AS person, person.phone, person.email,
        coalesce(person.language, alert.language) AS spoken
      FROM stock_alert AS alert
        JOIN stock USING (sku, variant, flavour)
        JOIN product ON product.sku = alert.sku COLLATE "default"
        LEFT JOIN shopper AS person
          ON person.id = alert.shopper_id OR person.phone = alert.recipient OR lower(person.email) = alert.recipient
      WHERE units > 0 AND published AND removed_at IS NULL
        AND coalesce(channel, CASE WHEN phone IS NOT NULL THEN 'sms' WHEN person.email IS NOT NULL THEN 'email' END)
          = ANY(${channels})
      ORDER BY asked_at LIMIT ${most})
    DELETE FROM stock_alert AS alert USING due
    WHERE alert.id = due.id OR (alert.sku, alert.variant, alert.flavour) = (due.sku, due.variant, due.flavour)
      AND (alert.shopper_id = due.person OR alert.recipient IN (due.phone, lower(due.email)))
    RETURNING alert.id, alert.sku, alert.variant, alert.flavour, alert.channel, alert.recipient, alert.recipient_key,
      alert.asked_at, name, person, phone, email, spoken AS language`);
  return due.toSorted((one, other) => one.asked_at.getTime() - other.asked_at.getTime());
}

/** Forgets whom nothing could be told for half a year; for the cleanup job. */
export async function removeOldAlerts(session: Session, now: Date): Promise<void> {
  const before = new Date(now.getTime() - waitingDays * 86_400_000);
  await session.execute(sql`DELETE FROM stock_alert WHERE asked_at < ${before}`);
}

function keyOf(asker: Asker): string | null {
  return asker.shopperId === undefined ? asker.recipientKey : null;
}

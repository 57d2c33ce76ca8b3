import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { CouponWrite, OwnedCoupon } from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { atVersion } from '../../platform/list/version.ts';
import { writeTranslations } from '../../platform/list/translation/translation.queries.ts';
import type { Session } from '../../platform/database/session.ts';
import { campaignOf } from '../campaign-part/campaign-of.ts';
import { storedEnd } from './offered.ts';
import { couponColumns, ownedOf, type Row } from './coupon-rows.ts';

/** The admin, and the time. */
export interface Writer {
  readonly actorId: string;
  readonly now: Date;
}

interface Change {
  readonly version?: number | undefined;
  /** Its campaign moves it. */
  readonly isCampaign?: boolean;
}

/** The lock that lets one admin at a time claim codes. */
const codeLock = 7_201_004;

/** Takes the lock on codes until the transaction ends. */
export async function lockCodes(tx: Session): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(${codeLock})`);
}

/** Adds a coupon; null when its code is taken. Needs the lock on codes. */
export async function insertCoupon(
  tx: Session,
  coupon: CouponWrite,
  { actorId, now }: Writer,
): Promise<OwnedCoupon | null> {
  const id = randomUUID();
  const isAdded = await tx.execute(sql`
    INSERT INTO coupon (id, code, name, description, type, value, max_discount_value, min_order_value, total_limit,
      per_customer_limit, starts_at, expires_at, is_flash_offer, urgency_message, is_enabled, created_at)
    VALUES (${id}, ${coupon.code}, ${coupon.name}, ${coupon.description}, ${coupon.type}, ${valueOf(coupon)},
      ${coupon.maxDiscountValue}, ${coupon.minOrderValue}, ${coupon.totalLimit}, ${coupon.perCustomerLimit},
      ${coupon.startsAt}, ${storedEnd(coupon.expiresAt)}, ${coupon.isFlashOffer}, ${coupon.urgencyMessage}, ${coupon.isEnabled},
      ${now})
    ON CONFLICT (code) DO NOTHING`);
  if (isAdded === 0) return null;
  await writeTranslations(tx, 'coupon', id, coupon.translations);
  const added = await ownCoupon(tx, id, now);
  const change = { resource: 'coupon', recordId: added.id, before: null, after: added, actorId, now } as const;
  await recordChange(tx, { action: 'created', ...change });
  return added;
}

/** Why a coupon couldn't be changed. */
export type CouponChangeRefusal =
  | { readonly kind: 'missing' | 'code-taken' }
  | { readonly kind: 'used'; readonly used: number }
  /** A campaign sets the time and the switch (CMP-01). */
  | { readonly kind: 'in-campaign'; readonly campaign: string; readonly field: string }
  | { readonly kind: 'overtaken'; readonly record: OwnedCoupon };

/**
 * Updates a coupon, if it is still at the given version. A total limit below the number of uses is refused. Needs
 * the lock on codes.
 */
export async function updateCoupon(
  tx: Session,
  id: string,
  coupon: CouponWrite,
  { actorId, now, version, isCampaign = false }: Writer & Change,
): Promise<OwnedCoupon | CouponChangeRefusal> {
  const there = await lockCoupon(tx, id, now);
  if (!there) return { kind: 'missing' };
  const others = await tx.query(sql`SELECT FROM coupon WHERE code = ${coupon.code} AND id <> ${id}`);
  if (others.length > 0) return { kind: 'code-taken' };
  if (coupon.totalLimit !== null && coupon.totalLimit < there.used) return { kind: 'used', used: there.used };
  const field = (['startsAt', 'expiresAt', 'isEnabled'] as const).find((each) => there[each] !== coupon[each]);
  const isStale = version !== undefined && version !== there.version;
  const campaign = field && !isCampaign && !isStale ? await campaignOf(tx, 'coupon', id) : null;
  if (field && campaign !== null) return { kind: 'in-campaign', campaign, field };
  const isChanged = await tx.execute(sql`
    UPDATE coupon SET version = version + 1, code = ${coupon.code}, name = ${coupon.name},
      description = ${coupon.description}, type = ${coupon.type}, value = ${valueOf(coupon)},
      max_discount_value = ${coupon.maxDiscountValue}, min_order_value = ${coupon.minOrderValue},
      total_limit = ${coupon.totalLimit}, per_customer_limit = ${coupon.perCustomerLimit},
      starts_at = ${coupon.startsAt}, expires_at = ${storedEnd(coupon.expiresAt)}, is_flash_offer = ${coupon.isFlashOffer},
      urgency_message = ${coupon.urgencyMessage}, is_enabled = ${coupon.isEnabled}
    WHERE id = ${id} ${atVersion(version)}`);
  if (isChanged === 0) return { kind: 'overtaken', record: there };
  await writeTranslations(tx, 'coupon', id, coupon.translations);
  const changed = await ownCoupon(tx, id, now);
  const change = { resource: 'coupon', recordId: id, before: there, after: changed, actorId, now } as const;
  await recordChange(tx, { action: 'changed', ...change });
  return changed;
}

/** Deletes a coupon, or ends it if orders use it; false when it doesn't exist. */
export async function removeCoupon(tx: Session, id: string, { actorId, now }: Writer): Promise<boolean> {
  const there = await lockCoupon(tx, id, now);
  if (!there) return false;
  const orders = await tx.query(sql`SELECT FROM shop_order WHERE coupon_id = ${id} LIMIT 1`);
  const isFree = orders.length === 0;
  const [row] = await tx.query<Row>(
    isFree
      ? sql`DELETE FROM coupon WHERE id = ${id} RETURNING ${couponColumns}`
      : sql`UPDATE coupon SET expires_at = LEAST(expires_at, ${now}::timestamptz), campaign_id = NULL, version = version + 1
          WHERE id = ${id} RETURNING ${couponColumns}`,
  );
  const after = isFree || !row ? null : ownedOf(row, now);
  const change = { resource: 'coupon', recordId: id, before: there, after, actorId, now } as const;
  await recordChange(tx, { action: isFree ? 'deleted' : 'ended', ...change });
  return true;
}

/** Pauses or resumes a coupon; false when it doesn't exist. */
export async function switchCoupon(
  tx: Session,
  id: string,
  isEnabled: boolean,
  { actorId, now }: Writer,
): Promise<boolean> {
  const there = await lockCoupon(tx, id, now);
  if (!there) return false;
  if (there.isEnabled === isEnabled) return true;
  const row = await tx.one<Row>(sql`
    UPDATE coupon SET is_enabled = ${isEnabled}, version = version + 1 WHERE id = ${id} RETURNING ${couponColumns}`);
  const change = {
    resource: 'coupon',
    recordId: id,
    before: there,
    after: ownedOf(row, now),
    actorId,
    now,
  } as const;
  await recordChange(tx, { action: isEnabled ? 'resumed' : 'paused', ...change });
  return true;
}

/** One coupon, locked; null when there is none. */
export async function readOwnedCoupon(tx: Session, id: string, now: Date): Promise<OwnedCoupon | null> {
  return lockCoupon(tx, id, now);
}

/** One that is there, as its transaction left it. */
async function ownCoupon(tx: Session, id: string, now: Date): Promise<OwnedCoupon> {
  return ownedOf(await tx.one<Row>(sql`SELECT ${couponColumns} FROM coupon WHERE id = ${id}`), now);
}

async function lockCoupon(tx: Session, id: string, now: Date): Promise<OwnedCoupon | null> {
  const row = await tx.maybeOne<Row>(sql`SELECT ${couponColumns} FROM coupon WHERE id = ${id} FOR UPDATE`);
  return row ? ownedOf(row, now) : null;
}

/** Free delivery has no value of its own. */
function valueOf({ type, value }: CouponWrite): number {
  return type === 'free_shipping' ? 0 : value;
}

import sql from 'sql-template-tag';
import type { AuditResource } from '../../../src/domain/kit/audit.ts';
import type { Session } from '../database/session.ts';

/** One change by an admin, as stored (ADM-10). */
export interface AdminChange {
  /** The admin's `shopper.id`. */
  readonly actorId: string;
  /** A past-tense verb: 'created', 'changed', 'deleted', 'shipped'. */
  readonly action: string;
  readonly resource: AuditResource;
  readonly recordId: string;
  /** The record in the contract's shape; null before it existed and after it was deleted. */
  readonly before: object | null;
  readonly after: object | null;
  readonly reason?: string | undefined;
  /** True when the record's contact fields are the shop's own: those aren't redacted. */
  readonly isOfShop?: boolean;
  readonly now: Date;
}

/** What shoppers' pages are made of. */
const onPages: ReadonlySet<AuditResource> = new Set([
  'banner',
  'bundle',
  'bundle settings',
  'business',
  'campaign',
  'coupon',
  'delivery zone',
  'discount tiers',
  'instagram video',
  'payment gateway',
  'popup settings',
  'post',
  'post category',
  'product',
  'reel',
  'review',
]);

/**
 * Logs one change, in the transaction that makes it. What it changes on pages is forgotten by every memory of this process
 * before the call is answered, so that the admin sees it there.
 */
export async function recordChange(tx: Session, change: AdminChange): Promise<void> {
  await recordChanges(tx, [change]);
}

/** Logs changes to many records at once. */
export async function recordChanges(tx: Session, changes: readonly AdminChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ actorId, action, resource, recordId, reason, isOfShop = false, now, ...record }) => ({
    at: now.toISOString(),
    actor_id: actorId,
    action,
    resource,
    record_id: recordId,
    before: keptOf(record.before, isOfShop ? secrets : hidden),
    after: keptOf(record.after, isOfShop ? secrets : hidden),
    reason: reason ?? null,
  }));
  await tx.execute(sql`
    INSERT INTO audit_entry (at, actor_id, action, resource, record_id, before, after, reason)
    SELECT at, actor_id, action, resource, record_id, before, after, reason
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS change(at timestamptz, actor_id uuid,
      action text, resource text, record_id text, before jsonb, after jsonb, reason text)`);
  if (changes.some(({ resource }) => onPages.has(resource))) await tx.notify('catalogue');
}

/** Fields whose values are never logged. */
const secrets: ReadonlySet<string> = new Set(['key', 'password', 'secret', 'token']);

/** Personal data that is redacted like the secrets. */
const hidden: ReadonlySet<string> = new Set([
  ...secrets,
  'accountNumber',
  'address',
  'addressLine1',
  'addressLine2',
  'advice',
  'city',
  'email',
  'firstName',
  'lastName',
  'line1',
  'line2',
  'medicines',
  'notes',
  'patient',
  'phone',
  'pincode',
  'registrationRecord',
  'shopper',
  'upiId',
  'vpa',
]);
const hiddenText = '(not kept)';

function keptOf(value: unknown, left: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((member) => keptOf(member, left));
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      left.has(name) && member !== null ? hiddenText : keptOf(member, left),
    ]),
  );
}

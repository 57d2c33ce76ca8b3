import sql from 'sql-template-tag';
import type { AuditResource } from '../../../src/domain/kit/audit.ts';
import type { Session } from '../database/session.ts';

/** One change by an admin, as it is kept (ADM-10). */
export interface AdminChange {
  /** The admin: `shopper.id` of the call. */
  readonly actorId: string;
  /** A past verb: 'created', 'changed', 'deleted', 'shipped'. */
  readonly action: string;
  readonly resource: AuditResource;
  readonly recordId: string;
  /** The record as the contract shows it; null before it was there and after it is gone. */
  readonly before: object | null;
  readonly after: object | null;
  readonly reason?: string | undefined;
  /** The record says where the shop itself is reached, which is nobody's secret: that is kept. */
  readonly isOfShop?: boolean;
  readonly now: Date;
}

/** Writes one change down, in the transaction that makes it. */
export async function recordChange(tx: Session, change: AdminChange): Promise<void> {
  await recordChanges(tx, [change]);
}

/** The same for many records at once. */
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
}

/** Fields whose values are never kept. */
const secrets: ReadonlySet<string> = new Set(['key', 'password', 'secret', 'token']);

/** Beside secrets, what says who a shopper is or where they live. */
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

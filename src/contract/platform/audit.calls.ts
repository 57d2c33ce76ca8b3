import * as z from 'zod/mini';
import { auditResources } from '../../domain/kit/audit.ts';
import { defineCall } from '../call.ts';
import { day, id, text, timestamp } from '../primitives.ts';
import { exported, listed } from './list.ts';

const tag = 'Audit log';

const list = {
  sorts: ['at'],
  filters: {
    actorId: z.optional(id),
    resource: z.optional(z.enum(auditResources)),
    recordId: z.optional(text(80, 1)),
    from: z.optional(day),
    to: z.optional(day),
  },
} as const;

/** Field values of a record, without secrets and personal data of shoppers. */
const fieldsKept = z.nullable(z.record(z.string(), z.unknown()));

const entrySchema = z.strictObject({
  id: text(20),
  at: timestamp,
  actorId: id,
  /** The admin's current name, or the phone number; empty if the account is gone. */
  actor: text(130),
  action: text(60),
  /** May name a kind of record that no longer exists. */
  resource: text(60),
  recordId: text(80),
  /**
   * A label for the record: an account's current phone number, an order's number, or else the stored name or code;
   * empty if it has none.
   */
  subject: text(200),
  before: fieldsKept,
  after: fieldsKept,
  reason: z.nullable(text(400)),
});

export const listAudit = defineCall({
  ...listed(list, entrySchema),
  method: 'GET',
  tag,
  path: '/v1/admin/audit',
  summary: 'Who changed what, newest first',
});

export const exportAudit = defineCall({
  ...exported(list),
  method: 'GET',
  download: 'text/csv',
  proof: 'fresh',
  tag,
  path: '/v1/admin/audit/export',
  summary: 'The entries of the list as a CSV file',
});

export type AuditEntry = z.infer<typeof entrySchema>;
export type AuditFilters = Omit<z.output<typeof exportAudit.query>, 'sort'>;

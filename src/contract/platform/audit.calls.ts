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

/** Fields of a record with their values; secrets and what says who a shopper is are not kept. */
const fieldsKept = z.nullable(z.record(z.string(), z.unknown()));

const entrySchema = z.strictObject({
  id: text(20),
  at: timestamp,
  actorId: id,
  /** The admin's name as it is now, else the number; empty where the account is gone. */
  actor: text(130),
  action: text(60),
  /** Of what the shop no longer has, too. */
  resource: text(60),
  recordId: text(80),
  /**
   * Which one it is: the phone number of an account and the number of an order as they are now, else the name or code
   * that is kept; empty where it has none.
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
  summary: 'Who changed what, the newest first',
});

export const exportAudit = defineCall({
  ...exported(list),
  method: 'GET',
  download: 'text/csv',
  proof: 'fresh',
  tag,
  path: '/v1/admin/audit/export',
  summary: 'The same list as a file',
});

export type AuditEntry = z.infer<typeof entrySchema>;
export type AuditFilters = Omit<z.output<typeof exportAudit.query>, 'sort'>;

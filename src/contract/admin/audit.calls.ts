import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, isRealDay, text, timestamp } from '../primitives.ts';
import { csvText, exportQuery, listAnswer, listQuery } from './list.ts';

const tag = 'Audit log';

/** A day in India: '2026-11-21'. */
const day = z.string().check(z.refine(isRealDay, 'Use a day such as 2026-11-21'));

const list = {
  sorts: ['at'],
  filters: {
    actorId: z.optional(id),
    resource: z.optional(text(40, 1)),
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
  /** What the admin is called now; empty where the account is gone or has no name. */
  actor: text(130),
  action: text(60),
  resource: text(60),
  recordId: text(80),
  before: fieldsKept,
  after: fieldsKept,
  reason: z.nullable(text(400)),
});

export const listAudit = defineCall({
  method: 'GET',
  path: '/v1/admin/audit',
  summary: 'Who changed what, the newest first',
  tag,
  access: ['admin'],
  query: listQuery(list),
  status: 200,
  answer: listAnswer(entrySchema),
  problems: [],
});

export const exportAudit = defineCall({
  method: 'GET',
  path: '/v1/admin/audit/export',
  summary: 'The entries that a list matches, as CSV',
  tag,
  access: ['admin'],
  query: exportQuery(list),
  status: 200,
  answer: csvText,
  download: 'text/csv',
  problems: [],
});

export type AuditEntry = z.infer<typeof entrySchema>;
export type AuditFilters = Omit<z.output<typeof exportAudit.query>, 'q' | 'sort'>;

import type { FastifyInstance } from 'fastify';
import { type AuditEntry, exportAudit, listAudit } from '../../../src/contract/platform/audit.calls.ts';
import type { ShopContext } from '../start/context.ts';
import { route } from '../http/route.ts';
import { type CsvColumn, csvFile, indianTime } from '../list/csv/csv.ts';
import { readAllAudit, readAuditPage } from './audit-list.queries.ts';

const columns: readonly CsvColumn<AuditEntry>[] = [
  { title: 'at', value: ({ at }) => indianTime(at) },
  { title: 'actor', value: ({ actor }) => actor },
  { title: 'actorId', value: ({ actorId }) => actorId },
  { title: 'action', value: ({ action }) => action },
  { title: 'resource', value: ({ resource }) => resource },
  { title: 'recordId', value: ({ recordId }) => recordId },
  { title: 'subject', value: ({ subject }) => subject },
  { title: 'reason', value: ({ reason }) => reason },
  { title: 'before', value: ({ before }) => before && JSON.stringify(before) },
  { title: 'after', value: ({ after }) => after && JSON.stringify(after) },
];

/** The audit log. Read-only. */
export function auditRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database } = context;

  route(app, context, listAudit, async ({ query: { sort, limit, offset, ...filters } }) =>
    readAuditPage(database, { sort, limit, offset }, filters),
  );

  route(app, context, exportAudit, async ({ query: { sort, ...filters } }) =>
    csvFile('audit-log', columns, readAllAudit(database, { sort }, filters)),
  );
}

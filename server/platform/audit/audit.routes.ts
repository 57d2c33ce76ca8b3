import type { FastifyInstance } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import {
  type AuditEntry,
  type AuditFilters,
  exportAudit,
  listAudit,
} from '../../../src/contract/platform/audit.calls.ts';
import type { ShopContext } from '../start/context.ts';
import { route } from '../http/route.ts';
import { type CsvColumn, csvFile, indianTime } from '../list/csv/csv.ts';
import { type ListSource, readAll, readPage } from '../list/list.ts';
import { auditSubject, isAboutSubject } from './audit-subject.ts';
import { whoIn } from '../list/person-search.ts';
import type { Session } from '../database/session.ts';
import type { WordColumn } from '../list/common-words.ts';
import { beginsWords } from '../list/word-search.ts';

interface EntryRow {
  id: number;
  at: Date;
  actor_id: string;
  actor: string;
  action: string;
  resource: string;
  record_id: string;
  subject: string;
  before: AuditEntry['before'];
  after: AuditEntry['after'];
  reason: string | null;
}

const entries: ListSource<EntryRow & { [column: string]: unknown }, AuditEntry, 'at'> = {
  from: sql`audit_entry LEFT JOIN shopper ON shopper.id = audit_entry.actor_id`,
  columns: sql`audit_entry.id, at, actor_id,
    ${whoIn('shopper')} AS actor, action, resource,
    record_id, ${auditSubject} AS subject, before, after, reason`,
  key: sql`audit_entry.id`,
  sorts: { at: sql`at` },
  usual: '-at',
  searched: [],
  itemOf: ({ id, at, actor_id: actorId, record_id: recordId, ...row }) => ({
    ...row,
    id: String(id),
    at: at.toISOString(),
    actorId,
    recordId,
  }),
};

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
    readPage(database, entries, { sort, limit, offset }, await conditionsOf(database, filters)),
  );

  route(app, context, exportAudit, async ({ query: { sort, ...filters } }) =>
    csvFile('audit-log', columns, readAll(database, entries, { sort }, await conditionsOf(database, filters))),
  );
}

/** Every test of an entry cuts it into words: the index is asked unless half of the entries match. */
const auditWords: WordColumn = {
  document: sql`audit_words(record_id, action, reason, before, after)`,
  statistics: { table: 'audit_entry_words', column: 'audit_words' },
  commonFrom: 0.5,
};

/** Days are days in India; the last one is included in full. */
async function conditionsOf(
  session: Session,
  { q, actorId, resource, recordId, from, to }: AuditFilters,
): Promise<Sql[]> {
  const about = isAboutSubject(q);
  const found = await beginsWords(session, auditWords, q);
  return [
    ...(found ? [about ? sql`((${found}) OR ${about})` : found] : []),
    ...(actorId === undefined ? [] : [sql`actor_id = ${actorId}`]),
    ...(resource === undefined ? [] : [sql`resource = ${resource}`]),
    ...(recordId === undefined ? [] : [sql`record_id = ${recordId}`]),
    ...(from === undefined ? [] : [sql`at >= ${from}::timestamp AT TIME ZONE 'Asia/Kolkata'`]),
    ...(to === undefined ? [] : [sql`at < (${to}::timestamp + interval '1 day') AT TIME ZONE 'Asia/Kolkata'`]),
  ];
}

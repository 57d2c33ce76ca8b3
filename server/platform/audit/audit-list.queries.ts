import sql, { type Sql } from 'sql-template-tag';
import type { AuditEntry, AuditFilters } from '../../../src/contract/platform/audit.calls.ts';
import type { Session } from '../database/session.ts';
import { type ListAsked, type ListSource, type OtherWords, readAll, readPage } from '../list/list.ts';
import { whoIn } from '../list/person-search.ts';
import { type RowWords, searchWords } from '../list/word-search.ts';
import { auditSubject, isAboutSubject } from './audit-subject.ts';

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

/** Every test of an entry by its words cuts it into them: the index is asked unless half of the entries match. */
export const auditWords: RowWords = {
  document: sql`audit_words(record_id, action, reason, before, after)`,
  text: sql`lower(concat_ws(' ', record_id, action, reason, before::text, after::text) COLLATE "C")`,
  statistics: { table: 'audit_entry_words', column: 'audit_words' },
  commonFrom: 0.5,
  table: sql`audit_entry`,
  newestFirst: sql`at DESC, id DESC`,
};

/** A page of the audit log. */
export async function readAuditPage(session: Session, page: Omit<ListAsked<'at'>, 'q'>, filters: AuditFilters) {
  const { conditions, otherWords } = await auditSearch(session, filters);
  return readPage(session, entries, page, conditions, otherWords);
}

/** All of the audit log, for an export. */
export async function* readAllAudit(
  session: Session,
  order: Pick<ListAsked<'at'>, 'sort'>,
  filters: AuditFilters,
): AsyncGenerator<readonly AuditEntry[]> {
  const { conditions } = await auditSearch(session, filters);
  yield* readAll(session, entries, order, conditions);
}

async function auditSearch(
  session: Session,
  { q, ...others }: AuditFilters,
): Promise<{ conditions: Sql[]; otherWords?: OtherWords }> {
  const narrowing = conditionsOf(others);
  const search = await searchWords(session, auditWords, q);
  if (!search) return { conditions: narrowing };
  const about = isAboutSubject(q);
  if (about) return { conditions: [sql`((${search.found}) OR ${about})`, ...narrowing] };
  const many = [...search.walked, ...narrowing];
  if (narrowing.length > 0) return { conditions: [search.narrowed, ...narrowing], otherWords: { many } };
  return { conditions: [search.found], otherWords: { some: search.some, many } };
}

/** Days are days in India; the last one is included in full. */
function conditionsOf({ actorId, resource, recordId, from, to }: Omit<AuditFilters, 'q'>): Sql[] {
  return [
    ...(actorId === undefined ? [] : [sql`actor_id = ${actorId}`]),
    ...(resource === undefined ? [] : [sql`resource = ${resource}`]),
    ...(recordId === undefined ? [] : [sql`record_id = ${recordId}`]),
    ...(from === undefined ? [] : [sql`at >= ${from}::timestamp AT TIME ZONE 'Asia/Kolkata'`]),
    ...(to === undefined ? [] : [sql`at < (${to}::timestamp + interval '1 day') AT TIME ZONE 'Asia/Kolkata'`]),
  ];
}

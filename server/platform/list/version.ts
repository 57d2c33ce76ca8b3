import sql, { empty, type Sql } from 'sql-template-tag';
import { problem, type ProblemError } from '../http/problem.ts';

interface Versioned {
  readonly version: number;
}

/** The header that names the version of an answer. */
export function etagOf({ version }: Versioned): string {
  return `"${version}"`;
}

/** Joins an UPDATE's WHERE: holds for any version where none was sent. */
export function atVersion(version: number | undefined): Sql {
  return version === undefined ? empty : sql`AND version = ${version}`;
}

/** To be thrown where another admin was faster (412): carries the record as it is now, as `record`. */
export function staleRecord(record: Versioned): ProblemError {
  return problem('version-conflict', {
    detail: 'Someone else has changed this',
    headers: { etag: etagOf(record) },
    members: { record },
  });
}

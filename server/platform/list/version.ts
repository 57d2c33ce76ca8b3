import sql, { empty, type Sql } from 'sql-template-tag';
import { problem, type ProblemError } from '../http/problem.ts';

interface Versioned {
  readonly version: number;
}

/** The header with the record's version. */
export function etagOf({ version }: Versioned): string {
  return `"${version}"`;
}

/** Part of an UPDATE's WHERE; matches any version when none was sent. */
export function atVersion(version: number | undefined): Sql {
  return version === undefined ? empty : sql`AND version = ${version}`;
}

/** To throw when another admin saved first (412): carries the current record as `record`. */
export function staleRecord(record: Versioned): ProblemError {
  return problem('version-conflict', {
    detail: 'Someone else has changed this',
    headers: { etag: etagOf(record) },
    members: { record },
  });
}

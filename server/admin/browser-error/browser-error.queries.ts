import sql from 'sql-template-tag';
import type { BrowserError } from '../../../src/contract/admin/browser-error.calls.ts';
import type { ErrorKind } from '../../../src/domain/admin/browser-error.ts';
import type { Session } from '../../platform/database/session.ts';
import type { ListSource } from '../../platform/list/list.ts';

/** Maximum kinds of errors stored. */
const maxKinds = 500;
const keptDays = 30;

interface SeenError {
  readonly fingerprint: string;
  readonly kind: ErrorKind;
  readonly message: string;
  readonly stack: string;
  readonly page: string;
  readonly build: string;
  readonly browser: string;
}

/** Counts an error; a new kind is stored only while there is room. The stack is the newest build's. */
export async function countBrowserError(session: Session, error: SeenError, now: Date): Promise<void> {
  const { fingerprint, kind, message, stack, page, build, browser } = error;
  await session.execute(sql`
    INSERT INTO browser_error (fingerprint, kind, message, stack, page, build, browser, count, first_seen, last_seen)
    SELECT ${fingerprint}, ${kind}, ${message}, ${stack}, ${page}, ${build}, ${browser}, 1, ${now}, ${now}
    WHERE (SELECT count(*) FROM browser_error) < ${maxKinds}
      OR EXISTS (SELECT FROM browser_error WHERE fingerprint = ${fingerprint})
    ON CONFLICT (fingerprint) DO UPDATE SET
      stack = EXCLUDED.stack, page = EXCLUDED.page, build = EXCLUDED.build, browser = EXCLUDED.browser,
      count = browser_error.count + 1, last_seen = greatest(browser_error.last_seen, EXCLUDED.last_seen)`);
}

/** Deletes kinds last seen more than 30 days ago; for the cleanup job. */
export async function removeOldBrowserErrors(session: Session, now: Date): Promise<void> {
  await session.execute(
    sql`DELETE FROM browser_error WHERE last_seen < ${now}::timestamptz - make_interval(days => ${keptDays})`,
  );
}

interface ErrorRow extends Omit<SeenError, 'fingerprint'> {
  readonly id: number;
  readonly count: number;
  readonly first_seen: Date;
  readonly last_seen: Date;
}

/** Errors as an admin list. */
export const browserErrorList: ListSource<
  ErrorRow & { [column: string]: unknown },
  BrowserError,
  'lastSeen' | 'count'
> = {
  from: sql`browser_error`,
  columns: sql`id, kind, message, stack, page, build, browser, count, first_seen, last_seen`,
  key: sql`browser_error.id`,
  sorts: { lastSeen: sql`last_seen`, count: sql`count` },
  usual: '-lastSeen',
  searched: [sql`message`, sql`stack`, sql`page`, sql`browser`],
  itemOf: ({ id, kind, message, stack, page, build, browser, count, first_seen: first, last_seen: last }) => ({
    id: String(id),
    kind,
    message,
    stack,
    page,
    build,
    browser,
    count,
    firstSeenAt: first.toISOString(),
    lastSeenAt: last.toISOString(),
  }),
};

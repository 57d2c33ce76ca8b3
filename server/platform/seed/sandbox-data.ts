import sql from 'sql-template-tag';
import type { Session } from '../database/session.ts';
import { sandboxAccounts } from './accounts.ts';
import { StartupProblem } from '../start/startup-problem.ts';

/** The setting with the secrets that a sandbox generated for itself. */
export const sandboxSecretsKey = 'sandbox-secrets';

/**
 * Refuses a database that was used by a sandbox: its staff could sign in, and its orders were never paid (SEC-04).
 * Names each part it found. Throws StartupProblem.
 */
export async function refuseSandboxData(database: Session): Promise<void> {
  const staff = sandboxAccounts.filter(({ isAdmin, isDoctor }) => isAdmin || isDoctor);
  const rows = await database.query<{ phone: string }>(sql`
    SELECT phone FROM shopper
    WHERE phone = ANY(${staff.map(({ phone }) => phone)}) AND (is_admin OR is_doctor) ORDER BY phone`);
  const found = await database.one<{ secrets: boolean; payments: boolean }>(sql`
    SELECT EXISTS (SELECT FROM setting WHERE key = ${sandboxSecretsKey}) AS secrets,
      EXISTS (SELECT FROM payment WHERE gateway = 'sandbox') AS payments`);
  const lines = [
    ...rows.map(({ phone }) => `the sandbox account ${phone} still has its role`),
    ...(found.secrets ? ['it holds the secrets that a sandbox made for itself'] : []),
    ...(found.payments ? ['it holds payments of the sandbox gateway'] : []),
  ];
  if (lines.length === 0) return;
  throw new StartupProblem(
    [
      'The shop cannot open live on this database, because a sandbox has used it:',
      ...lines.map((line) => `  ${line}`),
      'Use an empty database. Products can be moved with Export and Import in the dashboard.',
    ].join('\n'),
  );
}

import { normalisedMobile } from '../../src/domain/address/address.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { StartupError } from '../database/startup-error.ts';
import { createLog } from '../http/log.ts';
import { sandboxAccounts } from '../seed/accounts.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { StartupProblem } from '../start/startup-problem.ts';
import { type MadeAdmin, makeAdmin } from './make-admin.ts';

const usage = 'Name the mobile number of the admin: npm run admin -- +919812345678';

try {
  const settings = readSettings(process.env);
  const phone = numberOf(process.argv.slice(2), settings);
  process.stdout.write(`${sentenceOf(await grant(settings, phone), phone)}\n`);
} catch (error) {
  const isExplained = [StartupError, StartupProblem, SettingsError].some((kind) => error instanceof kind);
  process.stderr.write(`${isExplained && error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function numberOf(args: readonly string[], { mode }: Settings): string {
  const [typed = '', ...others] = args;
  const phone = normalisedMobile(typed);
  if (phone === null || others.length > 0) throw new StartupProblem(usage);
  if (mode === 'live' && sandboxAccounts.some((account) => account.phone === phone)) {
    throw new StartupProblem(`${phone} is a number of the sandbox. Use the number of a person.`);
  }
  return phone;
}

async function grant(settings: Settings, phone: string): Promise<MadeAdmin> {
  const log = createLog(settings);
  return reachDatabase(settings, log, async ({ url }) => {
    const database = openDatabase({ url, log });
    try {
      await migrate(database);
      return await database.transaction(async (tx) => makeAdmin(tx, phone, new Date()));
    } finally {
      await database.close();
    }
  });
}

function sentenceOf(made: MadeAdmin, phone: string): string {
  if (made === 'blocked') throw new StartupProblem(`The account of ${phone} is blocked. An admin can unblock it.`);
  if (made === 'was-admin') return `${phone} is an admin already.`;
  return `${phone} is an admin now. Sign in to the shop with this number.`;
}

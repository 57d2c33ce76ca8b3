import { normalisedMobile } from '../../src/domain/kit/address.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { reachDatabase } from '../platform/database/connection/reach-database.ts';
import { StartupError } from '../platform/database/embedded/startup-error.ts';
import { createLog } from '../platform/http/log.ts';
import { sandboxAccounts } from '../platform/seed/accounts.ts';
import { readSettings, type Settings, SettingsError } from '../platform/start/settings.ts';
import { StartupProblem } from '../platform/start/startup-problem.ts';
import type { EnrolmentCode } from '../account/second-factor/enrol.ts';
import { withSecrets } from '../platform/start/secrets.ts';
import { enrolByCommand, type MadeAdmin, makeAdmin } from './make-admin.ts';

const usage = 'Enter the admin’s mobile number: npm run admin -- +919812345678';
const resetFlag = '--reset-second-factor';

interface Wish {
  readonly phone: string;
  /** Gives an existing admin a new enrolment code. */
  readonly isReset: boolean;
}

try {
  const settings = readSettings(process.env);
  const wish = wishOf(process.argv.slice(2), settings);
  const { made, enrolment } = await grant(settings, wish);
  process.stdout.write(`${[sentenceOf(made, wish.phone), ...enrolmentLines(enrolment)].join('\n')}\n`);
} catch (error) {
  const isExplained = [StartupError, StartupProblem, SettingsError].some((kind) => error instanceof kind);
  process.stderr.write(`${isExplained && error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function wishOf(args: readonly string[], { mode }: Settings): Wish {
  const [typed = '', ...others] = args.filter((arg) => arg !== resetFlag);
  const phone = normalisedMobile(typed);
  if (phone === null || others.length > 0) throw new StartupProblem(usage);
  if (mode === 'live' && sandboxAccounts.some((account) => account.phone === phone)) {
    throw new StartupProblem(`${phone} is a sandbox number. Use a person’s number.`);
  }
  return { phone, isReset: args.includes(resetFlag) };
}

interface Granted {
  readonly made: MadeAdmin;
  readonly enrolment: EnrolmentCode | null;
}

async function grant(settings: Settings, { phone, isReset }: Wish): Promise<Granted> {
  const log = createLog(settings);
  return reachDatabase(settings, log, async ({ url }) => {
    const database = openDatabase({ url, log });
    try {
      await migrate(database);
      const { secret, demandsSecondFactor } = await withSecrets(settings, database);
      return await database.transaction(async (tx) => {
        const now = new Date();
        const made = await makeAdmin(tx, phone, now);
        const isWanted = made === 'was-admin' ? isReset : made === 'made' && (isReset || demandsSecondFactor);
        return { made, enrolment: isWanted ? await enrolByCommand(tx, { phone, secret, now, isReset }) : null };
      });
    } finally {
      await database.close();
    }
  });
}

function enrolmentLines(enrolment: EnrolmentCode | null): string[] {
  if (enrolment === null) return [];
  const until = enrolment.expiresAt.toISOString().replace('T', ' ').slice(0, 16);
  return [`Enrolment code for the second factor: ${enrolment.enrolmentCode} (works once, until ${until} UTC)`];
}

function sentenceOf(made: MadeAdmin, phone: string): string {
  if (made === 'blocked') throw new StartupProblem(`The account of ${phone} is blocked. An admin can unblock it.`);
  if (made === 'was-admin') return `${phone} is already an admin.`;
  return `${phone} is now an admin. Sign in to the shop with this number.`;
}

import { StartupError } from './platform/database/embedded/startup-error.ts';
import { createLog } from './platform/http/log.ts';
import { sandboxAccounts } from './platform/seed/accounts.ts';
import { readSettings, type Settings, SettingsError } from './platform/start/settings.ts';
import { type OpenPages, type RunningShop, startShop } from './platform/start/start-shop.ts';
import { type StarterWatch, watchStarter } from './platform/start/starter-watch.ts';
import { StartupProblem } from './platform/start/startup-problem.ts';

/** Milliseconds for a graceful shutdown. */
const patience = 10_000;

/** Runs the shop until it is stopped. Serves the built pages unless `openPages` provides others. */
export async function main(openPages?: OpenPages): Promise<void> {
  const starter = watchStarter(process.env);
  try {
    const settings = readSettings(process.env);
    const log = createLog(settings);
    const shop = await startShop(settings, log, say, openPages);
    stopInOrder(shop, starter);
    for (const line of welcome(shop.url, settings)) say(line);
  } catch (error) {
    starter.stop();
    for (const line of explanationOf(error)) process.stderr.write(`${line}\n`);
    process.exitCode = 1;
    // A part that hangs must not keep alive a process that never finished starting.
    setTimeout(() => process.exit(1), patience).unref();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function welcome(url: string, { mode, business }: Settings): readonly string[] {
  const opened = `The shop is open at ${url}`;
  if (mode === 'live') return [opened];
  return [
    opened,
    '',
    `This is a sandbox of ${business.shopName}: nothing is charged and nothing is sent.`,
    'Sign in with one of these numbers:',
    ...sandboxAccounts.map(({ role, phone }) => `  ${role.padEnd(11)} ${phone}`),
    `Codes appear at ${url}/sandbox/messages instead of being sent`,
    'Stop with Ctrl+C.',
  ];
}

/** Problems the operator can fix get one line each; anything else is printed with its stack. */
function explanationOf(error: unknown): readonly string[] {
  if (error instanceof SettingsError) return ['The shop can’t start:', ...error.lines.map((line) => `  ${line}`)];
  if (error instanceof StartupError || error instanceof StartupProblem) return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/**
 * The first signal shuts down gracefully, the second at once. So does the end of the package manager that started
 * it.
 */
function stopInOrder(shop: RunningShop, starter: StarterWatch): void {
  let isStopping = false;
  const stop = (): void => {
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    shop.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  const hear = (): void => {
    if (isStopping) process.exit(1);
    stop();
  };
  process.on('SIGTERM', hear);
  process.on('SIGINT', hear);
  // A closed terminal; without one, such as under nohup, the shop keeps running.
  if (process.stdout.isTTY) process.once('SIGHUP', hear);
  starter.gone.then(
    () => {
      if (!isStopping) stop();
    },
    () => undefined,
  );
}

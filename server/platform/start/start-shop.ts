import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type AddPages, buildApp } from './app.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { codeOf } from '../database/connection/database-unavailable.ts';
import { type EmbeddedServer, startEmbedded } from '../database/embedded/embedded.ts';
import { warnOfUnlimitedStatements } from '../database/connection/unlimited-statements.ts';
import { migrate } from '../database/migrate.ts';
import { prepareJobs, startJobs } from '../jobs/jobs.ts';
import { minutelyTasks, shopTasks } from '../jobs/shop-tasks.ts';
import { createCarriers } from '../../account/message/carriers.ts';
import { messageTasks } from '../../account/message/deliver.ts';
import { openBuiltFrontEnd } from '../../shell/pages/built-front-end.ts';
import { registerPages } from '../../shell/pages/pages.routes.ts';
import { seedEmptyShop } from '../seed/seed.ts';
import type { Settings } from './settings.ts';
import { distDir } from './ensure-built.ts';
import { openContext } from './open-context.ts';
import { refuseSandboxData } from '../seed/sandbox-data.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { withSecrets } from './secrets.ts';
import { sandboxBusiness } from './business.ts';
import { StartupProblem } from './startup-problem.ts';

export interface RunningShop {
  /** The URL to open. */
  readonly url: string;
  /** Finishes open requests, then stops jobs, connections and the embedded database. */
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

/** Prepares the front end and logs slow steps. */
export type OpenPages = (say: (line: string) => void) => Promise<AddPages>;

/** Starts all parts in order. If one fails, those already started are stopped again. */
export async function startShop(
  settings: Settings,
  log: Logger,
  say: (line: string) => void,
  openPages: OpenPages = builtPages,
): Promise<RunningShop> {
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    for (let last = stops.pop(); last; last = stops.pop()) await last();
  };
  try {
    const url = await startParts({ settings, log, say, stops, openPages });
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Start {
  readonly settings: Settings;
  readonly log: Logger;
  readonly say: (line: string) => void;
  readonly stops: Stop[];
  readonly openPages: OpenPages;
}

async function startParts({ settings: read, log, say, stops, openPages }: Start): Promise<string> {
  const building = read.pages ? openPages(say) : Promise.resolve(undefined);
  // Wait for both to settle before stopping anything, so that no database is left running.
  const [started, built] = await Promise.allSettled([startDatabase(read, log, stops), building]);
  if (started.status === 'rejected') throw started.reason;
  if (built.status === 'rejected') throw built.reason;
  const embedded = started.value;
  const url = embedded?.url ?? read.databaseUrl ?? '';
  const database = openDatabase({ ...read.databaseAccess, url, log });
  stops.push(() => database.close());
  const settings = await prepare(database, read, log);

  let port = settings.port;
  const origin = () => settings.publicOrigin ?? `http://localhost:${port}`;
  const context = await openContext({ database, settings, log, origin });
  const telemetry = await startTelemetry(context);
  stops.push(() => telemetry.stop());
  stops.push(() => context.catalogue.close());
  stops.push(() => context.sessions.close());
  const jobs = await startJobs({
    database,
    log,
    tasks: { ...shopTasks(context), ...messageTasks(context, createCarriers(settings, context.outgoing)) },
    minutely: minutelyTasks,
  });
  stops.push(() => jobs.stop());
  const app = await buildApp(context, built.value);
  stops.push(() => app.close());
  port = await listen(app, settings);
  return origin();
}

/** The built pages. */
async function builtPages(): Promise<AddPages> {
  const frontEnd = await openBuiltFrontEnd(distDir);
  return (app, context) => registerPages(app, context, frontEnd);
}

async function startDatabase(settings: Settings, log: Logger, stops: Stop[]): Promise<EmbeddedServer | undefined> {
  if (settings.databaseUrl !== null) return undefined;
  const embedded = await startEmbedded({ dataDir: settings.dataDir, log });
  stops.push(() => embedded.stop());
  return embedded;
}

/** Migrates, adds secrets and seeds an empty sandbox. Live mode refuses sandbox data. */
async function prepare(database: Database, settings: Settings, log: Logger): Promise<Settings> {
  const ran = await migrate(database);
  if (ran.length > 0) log.info({ migrations: ran }, 'the database was migrated');
  await prepareJobs(database);
  await warnOfUnlimitedStatements(database, log);
  await (settings.mode === 'sandbox'
    ? seedEmptyShop(database, { hasOwnBusiness: settings.business !== sandboxBusiness })
    : refuseSandboxData(database));
  return withSecrets(settings, database);
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') {
      throw new StartupProblem(`Port ${port} is taken. Choose another, for example PORT=${port + 1} npm start.`);
    }
    if (codeOf(error) === 'EACCES') throw new StartupProblem(`Port ${port} may not be used by this user.`);
    throw error;
  }
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : port;
}

import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { type EmbeddedServer, startEmbedded } from '../../server/platform/database/embedded/embedded.ts';
import { scratchFolder } from '../../tests/support/platform/scratch.ts';
import { endDatabase, type ShopProcess, startShop } from '../../tests/support/platform/shop-process.ts';
import { silentLog } from '../../tests/support/platform/silent-log.ts';

/** Everything that a campaign starts, in one folder, so that all of it is gone afterwards. */
export interface Workshop {
  /** A new folder for data. */
  folder(name: string): Promise<string>;
  /** The data of a shop that was started once and stopped. */
  filledFolder(name: string): Promise<string>;
  /** A PostgreSQL of its own, without fsync unless it is asked for; its database `mantra` is a fresh shop's, or empty. */
  database(
    name: string,
    options?: { readonly fsync?: boolean; readonly isEmpty?: boolean },
  ): Promise<EmbeddedServer & { readonly dataDir: string }>;
  /** A real shop in a process of its own. */
  shop(options?: WorkshopShop): Promise<ShopProcess>;
  /** Connections that are closed in the end. */
  pool(url: string, size?: number): Pool;
  /** Has `undo` done in the end, or when it is called, whichever is first. */
  later(undo: () => Promise<unknown>): () => Promise<void>;
  /** Ends and removes everything; what can't be removed is left for the next campaign. */
  clear(): Promise<void>;
}

export interface WorkshopShop {
  readonly dataDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Milliseconds until it must be ready. */
  readonly limitMs?: number;
}

const prefix = 'mantra-torture-';
const processesFile = 'processes';

/** What shops of a campaign run with, unless a part says otherwise: no pages, callers told apart by a header. */
export const shopEnvironment = {
  PAGES: 'off',
  HOST: '127.0.0.1',
  TRUST_PROXY: 'loopback',
  SMS_PER_MINUTE: '1000000',
  SMS_PER_DAY: '1000000',
  LOG_LEVEL: 'error',
  SHOP_SECRET: 'a-secret-of-the-campaign-and-of-nothing-else',
  FILE_KEY: 'a-file-key-of-the-campaign-and-of-nothing-else',
};

/** Opens a folder for one campaign in `place`, in memory if there is room, and removes what killed ones have left. */
export async function openWorkshop(place = scratchFolder()): Promise<Workshop> {
  await removeLeftovers(place);
  const home = await mkdtemp(join(place, `${prefix}${process.pid}-`));
  const undos = new Set<() => Promise<unknown>>();
  let folders = 0;

  const later = (undo: () => Promise<unknown>) => {
    const once = async (): Promise<void> => {
      if (undos.delete(once)) await undo();
    };
    undos.add(once);
    return once;
  };
  const folder = async (name: string): Promise<string> => {
    folders += 1;
    const path = join(home, `${name}-${folders}`);
    await mkdir(path);
    return path;
  };
  const shop: Workshop['shop'] = async ({ dataDir, environment: own, limitMs } = {}) => {
    const started = await startShop({
      dataDir: dataDir ?? (await folder('shop')),
      environment: { ...shopEnvironment, ...own },
      ...(limitMs === undefined ? {} : { limitMs }),
    });
    await appendFile(join(home, processesFile), `${started.process.pid ?? 0}\n`);
    return { ...started, stop: later(async () => started.stop()) };
  };
  let original: Promise<string> | undefined;
  const makeOriginal = async (): Promise<string> => {
    const dataDir = await folder('original');
    await (await shop({ dataDir })).stop();
    return dataDir;
  };
  const filledFolder = async (name: string): Promise<string> => {
    original ??= makeOriginal();
    const [dataDir, from] = await Promise.all([folder(name), original]);
    await copyFolder(from, dataDir);
    return dataDir;
  };
  return {
    folder,
    filledFolder,
    later,
    shop,
    async database(name, { fsync = false, isEmpty = false } = {}) {
      const dataDir = await (isEmpty ? folder(name) : filledFolder(name));
      const server = await startEmbedded({ dataDir, log: silentLog, fsync });
      const stop = later(async () => server.stop());
      return { ...server, stop, dataDir };
    },
    pool(url, size = 4) {
      const pool = new Pool({ connectionString: url, max: size });
      pool.on('error', () => undefined);
      later(async () => pool.end());
      return pool;
    },
    async clear() {
      for (const undo of [...undos].toReversed()) await undo().catch(() => undefined);
      await endDatabase(home);
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** A copy of a folder with a stopped database. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
}

async function removeLeftovers(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const owner = Number.parseInt(name.slice(prefix.length), 10);
    if (!name.startsWith(prefix) || isAlive(owner)) continue;
    const home = join(place, name);
    const listed = await readFile(join(home, processesFile), 'utf8').catch(() => '');
    for (const pid of listed.split('\n').map(Number)) if (await isShop(pid)) process.kill(pid, 'SIGKILL');
    await endDatabase(home);
    await rm(home, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Whether the number still belongs to a shop, and not to a program that came later. */
async function isShop(pid: number): Promise<boolean> {
  if (!(pid > 1)) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('server/main.ts');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

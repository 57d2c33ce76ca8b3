import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopProcess } from '../../tests/support/platform/shop-process.ts';
import { openCaller } from '../torture/http-caller.ts';

/** What the processes of a sale used of the machine. */
export interface Used {
  /** The most memory of each process of the shop, in MB. */
  readonly memory: readonly number[];
  /** Seconds of processor of all processes of the shop, of the database, and of this program with its balancer. */
  readonly shop: number;
  /** Null where the system doesn't tell. */
  readonly database: number | null;
  readonly visitors: number;
}

const megabyte = 2 ** 20;
const pause = 500;

/** Watches the processes until it is stopped. The shop tells by its own metrics, Linux tells about PostgreSQL. */
export async function watchProcesses(
  shops: readonly ShopProcess[],
  databaseFolder: string,
): Promise<{ stop(): Promise<Used> }> {
  const callers = shops.map(({ url }) => openCaller(url, { sockets: 1 }));
  const memory = shops.map(() => 0);
  const look = async (): Promise<number> => {
    const seconds = await Promise.all(
      callers.map(async (caller, at) => {
        const { text } = await caller.send({ method: 'GET', path: '/metrics' });
        const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(text)?.[1]);
        memory[at] = Math.max(memory[at] ?? 0, Math.round(read('process_resident_memory_bytes') / megabyte));
        return read('process_cpu_seconds_total');
      }),
    );
    return seconds.reduce((sum, each) => sum + each, 0);
  };
  const own = process.cpuUsage();
  const [shopBefore, databaseBefore] = [await look(), await databaseSeconds(databaseFolder)];
  const timer = setInterval(() => {
    look().catch(() => undefined);
  }, pause);
  return {
    async stop() {
      clearInterval(timer);
      const { user, system } = process.cpuUsage(own);
      const [shop, database] = [await look(), await databaseSeconds(databaseFolder)];
      for (const caller of callers) caller.close();
      return {
        memory,
        shop: shop - shopBefore,
        database: database === null || databaseBefore === null ? null : database - databaseBefore,
        visitors: (user + system) / 1e6,
      };
    },
  };
}

/** Ticks of Linux's clock in a second. */
const ticks = 100;

/** Seconds of processor of the PostgreSQL below a folder, with those of its connections that have ended. */
async function databaseSeconds(folder: string): Promise<number | null> {
  const pids = await readdir('/proc').catch(() => null);
  if (pids === null) return null;
  let sum = 0;
  for (const pid of pids.filter((name) => /^\d+$/u.test(name))) {
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (place !== join(folder, 'postgres')) continue;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // After the name: the 12th to 15th are the ticks in user and system mode, and those of ended children.
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    sum += (user + system + endedUser + endedSystem) / ticks;
  }
  return sum;
}

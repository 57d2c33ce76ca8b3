import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from './scratch.ts';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

export interface ShopProcess {
  /** For example http://localhost:41234, without a slash at the end. */
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything that the shop has printed so far. */
  printed(): string;
  /** Ends the shop and its database as a user would, and removes a data directory that was made for it. */
  stop(): Promise<void>;
}

export interface ShopProcessOptions {
  /** Kept after the stop when given; else a new one is made and removed. */
  dataDir?: string;
  environment?: Readonly<Record<string, string>>;
  /** Through `npm start`; its process is npm's then. */
  throughNpm?: boolean;
  /** Another folder with the project in it, and what Node runs there. */
  project?: { readonly folder: string; readonly args: readonly string[] };
  /** A free port, for a shop that prints an address at which it is not reached here. */
  port?: number;
  /** Time to print an address and be ready. */
  limitMs?: number;
}

const npmStart = ['npm', 'start', '--silent'] as const;

/** What `npm start` asks of V8: how much memory for young objects, and how far the heap grows before it is collected. */
function memoryFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.match(/--(?:max|heap)-\S+/gu) ?? [];
}

/** Starts the shop as `npm start` does, on a free port with its own database, and waits until it is ready. */
export async function startShop(options: ShopProcessOptions = {}): Promise<ShopProcess> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(scratchFolder(), 'mantra-')));
  const { DATABASE_URL: _, ...inherited } = process.env;
  const [command = '', ...args] =
    options.throughNpm === true
      ? npmStart
      : [process.execPath, ...(options.project?.args ?? [...memoryFlags(), 'server/main.ts'])];
  const child = spawn(command, args, {
    cwd: options.project?.folder ?? projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      NODE_ENV: 'production',
      SHOP_MODE: 'sandbox',
      PORT: String(options.port ?? 0),
      DATA_DIR: dataDir,
      // A start is mostly reading the same code again.
      NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/compiled'),
      ...options.environment,
    },
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));

  const stop = async (): Promise<void> => {
    await endProcess(child);
    await endDatabase(dataDir);
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await readyAddress(child, () => text, options);
    return { url, dataDir, process: child, printed: () => text, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function readyAddress(
  child: ChildProcess,
  printed: () => string,
  { limitMs = 120_000, port }: ShopProcessOptions,
): Promise<string> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (hasEnded(child)) throw new Error(`The shop ended before it was ready:\n${printed()}`);
    const known = port === undefined ? undefined : `http://localhost:${port}`;
    const url = known ?? /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+/.exec(printed())?.[0];
    if (url && (await isReady(url))) return url;
    await pause(25);
  }
  throw new Error(`The shop was not ready after ${limitMs} ms:\n${printed()}`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return answer.ok;
  } catch {
    return false;
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (await happens(() => hasEnded(child), 10_000)) return;
  child.kill('SIGKILL');
  await happens(() => hasEnded(child), 5_000);
}

/** Ends every PostgreSQL below a folder: a killed shop leaves its own behind, with its pid first in postmaster.pid. */
export async function endDatabase(dataDir: string): Promise<void> {
  for (const pid of postmasters(dataDir)) {
    signalTo(pid, 'SIGINT');
    if (!(await happens(() => !signalTo(pid, 0), 10_000))) signalTo(pid, 'SIGKILL');
  }
}

function postmasters(dataDir: string): number[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'postmaster.pid')
    .map((file) => Number.parseInt(readFileSync(join(dataDir, file), 'utf8'), 10))
    .filter((pid) => pid > 1);
}

/** The processes of a shop on a data directory: its own, which has it in its environment, and its database's. Linux only. */
export function processesOf(dataDir: string): number[] {
  const isOfShop = (pid: string): boolean => {
    try {
      const program = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (readlinkSync(`/proc/${pid}/cwd`) === join(dataDir, 'postgres')) return true;
      return (
        program.includes('server/main.ts') &&
        readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${dataDir}\0`)
      );
    } catch {
      // It has ended meanwhile.
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name) && isOfShop(name))
    .map(Number);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Sends a signal; false where the process has ended meanwhile. */
export function signalTo(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function happens(isTrue: () => boolean, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    if (isTrue()) return true;
    await pause(25);
  }
  return isTrue();
}

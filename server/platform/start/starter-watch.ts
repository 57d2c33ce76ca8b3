import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { isAlive } from '../database/embedded/postmaster.ts';

export interface StarterWatch {
  /** Resolves when the package manager that ran the script has ended; never if there was none. */
  readonly gone: Promise<void>;
  stop(): void;
}

/** Milliseconds between two checks. */
const interval = 500;
const program = 'server/main.ts';
const run = promisify(execFile);

/**
 * A package manager killed by a signal doesn't pass it on: its shell ends without telling the shop, or keeps
 * waiting for it. Watches both, for a shop started with `npm start` or similar (RUN-04). Containers and services
 * send signals to the shop directly.
 */
export function watchStarter(environment: NodeJS.ProcessEnv): StarterWatch {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  if (environment['npm_lifecycle_script']?.includes(program) !== true) return { gone, stop: () => undefined };
  const parent = process.ppid;
  const shell = factsOf(parent);
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    const facts = await shell;
    // The script's shell comes between; without one, the parent is the package manager.
    const manager = facts?.command.includes(program) === true ? facts.parent : null;
    const isOver =
      process.ppid !== parent || !isAlive(parent) || (manager !== null && !(await isParent(manager, parent)));
    isLooking = false;
    if (isOver) end();
  };
  const timer = setInterval(() => {
    look().catch(() => {
      isLooking = false;
    });
  }, interval).unref();
  const end = (): void => {
    clearInterval(timer);
    resolve();
  };
  return { gone, stop: () => clearInterval(timer) };
}

interface ProcessFacts {
  readonly parent: number;
  readonly command: string;
}

/** Whether the manager still runs the shell. Where orphans get a new parent, the answer is immediate. */
async function isParent(manager: number, shell: number): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(manager);
  const facts = await factsOf(shell);
  return facts?.parent === manager;
}

async function factsOf(pid: number): Promise<ProcessFacts | null> {
  try {
    if (process.platform === 'linux') return await factsInProc(pid);
    const [command, ...args] = process.platform === 'win32' ? windowsQuery(pid) : unixQuery(pid);
    const { stdout } = await run(command, args);
    const [, parent = '', line = ''] = /^\s*(\d+)\s+(.*)/su.exec(stdout) ?? [];
    return parent === '' ? null : { parent: Number(parent), command: line };
  } catch {
    return null;
  }
}

async function factsInProc(pid: number): Promise<ProcessFacts> {
  const [stat, command] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ]);
  // The program's name is in parentheses and may contain anything, so fields are counted from its end.
  const [, , parent] = stat.slice(stat.lastIndexOf(')')).split(' ');
  return { parent: Number(parent), command: command.replaceAll('\u0000', ' ') };
}

function unixQuery(pid: number): readonly [string, ...string[]] {
  return ['ps', '-o', 'ppid=,command=', '-p', String(pid)];
}

function windowsQuery(pid: number): readonly [string, ...string[]] {
  const query = `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}'`;
  return [
    'powershell.exe',
    '-NoProfile',
    '-Command',
    `${query} | ForEach-Object { "$($_.ParentProcessId) $($_.CommandLine)" }`,
  ];
}

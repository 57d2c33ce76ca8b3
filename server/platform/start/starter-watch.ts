import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { isAlive } from '../database/embedded/postmaster.ts';

export interface StarterWatch {
  /** Resolves once the package manager that ran the script is gone; never where there was none. */
  readonly gone: Promise<void>;
  stop(): void;
}

/** Milliseconds between two looks. */
const interval = 500;
const program = 'server/main.ts';
const run = promisify(execFile);

/**
 * A package manager that is ended by a signal leaves what it runs behind: its shell ends and the shop hears nothing, or
 * the shell goes on waiting for it. Watches both, for a shop that was started by `npm start` or its likes (RUN-04). A
 * shop that was started by anything else, such as a container or a service, hears signals itself.
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
    // The script's own shell stands between; where there is none, the parent is the package manager.
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

/** Whether the manager still runs the shell. A system that gives orphans another parent says so at once. */
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
  // The name of the program stands in brackets and may hold anything: the fields are counted from its end.
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

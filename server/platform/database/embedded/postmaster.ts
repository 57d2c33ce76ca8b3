import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../connection/database-unavailable.ts';

const record = 'postmaster.pid';
const socketRecord = '.s.PGSQL.5432.lock';

/** The pid of the server running on the cluster's directory; undefined when there is none. */
export async function runningServer(directory: string): Promise<number | undefined> {
  const pid = await recordedIn(directory, record);
  return pid !== undefined && isAlive(pid) && (await worksIn(pid, directory)) ? pid : undefined;
}

/**
 * After a crash a pid file may name an unrelated process or a zombie, and PostgreSQL would refuse to start. Removes
 * such files, unless a process of the old server still works in the directory.
 */
export async function forgetStaleRecords(directory: string): Promise<void> {
  for (const file of [record, socketRecord]) {
    const pid = await recordedIn(directory, file);
    if (pid === undefined || !isAlive(pid) || (await worksIn(pid, directory))) continue;
    if (!(await anyoneWorksIn(directory))) await rm(join(directory, file), { force: true });
  }
}

async function recordedIn(directory: string, file: string): Promise<number | undefined> {
  const text = await readFile(join(directory, file), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : undefined;
}

async function anyoneWorksIn(directory: string): Promise<boolean> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const workplaces = await Promise.all(pids.map(workplaceOf));
  return workplaces.includes(directory);
}

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

// A server's working directory is its data directory. Where the system doesn't tell, trust the pid file.
async function worksIn(pid: number, directory: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const workplace = await workplaceOf(pid);
  return workplace === undefined || workplace === directory;
}

/** A process's working directory; '' when it has ended, undefined when it belongs to another user. */
async function workplaceOf(pid: number): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch((error: unknown) => (codeOf(error) === 'ENOENT' ? '' : undefined));
}

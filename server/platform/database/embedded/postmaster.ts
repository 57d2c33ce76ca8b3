import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../connection/database-unavailable.ts';

const record = 'postmaster.pid';
const socketRecord = '.s.PGSQL.5432.lock';

/** The process id of the server that runs on the cluster's directory, undefined when none does. */
export async function runningServer(directory: string): Promise<number | undefined> {
  const pid = await recordedIn(directory, record);
  return pid !== undefined && isAlive(pid) && (await worksIn(pid, directory)) ? pid : undefined;
}

/**
 * After a crash a recorded id may belong to another program, or to a server that has ended and that nobody has
 * waited for; PostgreSQL would refuse to start because of it. Removes such records, unless something of the old
 * server still works in the directory.
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

/** Whether there is a process of this id, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

// A server works inside its directory. Where the system does not tell, the record is believed.
async function worksIn(pid: number, directory: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const workplace = await workplaceOf(pid);
  return workplace === undefined || workplace === directory;
}

/** Where a process works; '' when it has ended, undefined when it belongs to somebody else. */
async function workplaceOf(pid: number): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch((error: unknown) => (codeOf(error) === 'ENOENT' ? '' : undefined));
}

import { execFile } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The OS user that runs the PostgreSQL programs, which refuse to run as root. */
export interface Account {
  /** Prefix of every command. */
  prefix: readonly string[];
  /** Owner of the files the programs write; unset when it is the shop's own user. */
  owner?: { uid: number; gid: number };
}

const run = promisify(execFile);
// The only id besides root's that has a name on every system; initdb needs a name.
const nobody = 65_534;
const asNobody = ['unshare', '-U', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

/**
 * An ordinary user stays itself. Root becomes the owner of the data directory if that is another user; else root in
 * a user namespace, mapped to nobody; else, where the system forbids namespaces, nobody.
 */
export async function chooseAccount(directory: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = await stat(directory).catch(() => undefined);
  if (owner && owner.uid !== 0) return { prefix: [], owner: { uid: owner.uid, gid: owner.gid } };
  if (await succeeds(asNobody)) return { prefix: asNobody };
  return { prefix: [], owner: { uid: nobody, gid: nobody } };
}

/** Runs a program in a directory to completion and returns its output. */
export async function runAs(
  { prefix, owner }: Account,
  cwd: string,
  program: string,
  args: readonly string[],
): Promise<string> {
  const [command = program, ...rest] = [...prefix, program, ...args];
  // Nothing else from the shop's environment reaches the programs: it holds secrets and PG… variables.
  const env = { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C' };
  const { stdout } = await run(command, rest, { env, cwd, encoding: 'utf8', ...owner });
  return stdout;
}

/** Changes the owner of a path and everything below it to the account. */
export async function giveTo(account: Account, path: string): Promise<void> {
  if (!account.owner) return;
  const { uid, gid } = account.owner;
  await chown(path, uid, gid);
  const entries = await readdir(path, { recursive: true }).catch(() => []);
  for (const entry of entries) await chown(join(path, entry), uid, gid);
}

function succeeds([command = '', ...args]: readonly string[]): Promise<boolean> {
  return run(command, [...args, 'true']).then(
    () => true,
    () => false,
  );
}

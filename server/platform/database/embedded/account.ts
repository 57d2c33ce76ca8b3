import { execFile } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Under whom the PostgreSQL programs run. They refuse root. */
export interface Account {
  /** Put before every command. */
  prefix: readonly string[];
  /** Whose files the programs write, when these are not the shop's own. */
  owner?: { uid: number; gid: number };
}

const run = promisify(execFile);
// The only id besides root's that has a name on every system; initdb asks for one.
const nobody = 65_534;
const asNobody = ['unshare', '-U', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

/**
 * An ordinary user is itself. Root is the owner of the cluster's directory, where that is another user; else
 * root in a user namespace, where it looks like nobody; else, where the system forbids these, really nobody.
 */
export async function chooseAccount(directory: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = await stat(directory).catch(() => undefined);
  if (owner && owner.uid !== 0) return { prefix: [], owner: { uid: owner.uid, gid: owner.gid } };
  if (await succeeds(asNobody)) return { prefix: asNobody };
  return { prefix: [], owner: { uid: nobody, gid: nobody } };
}

/** Runs a program to its end, in a directory, and returns what it printed. */
export async function runAs(
  { prefix, owner }: Account,
  cwd: string,
  program: string,
  args: readonly string[],
): Promise<string> {
  const [command = program, ...rest] = [...prefix, program, ...args];
  // Nothing else of the shop's environment, which holds secrets and PG… variables, reaches the programs.
  const env = { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C' };
  const { stdout } = await run(command, rest, { env, cwd, encoding: 'utf8', ...owner });
  return stdout;
}

/** Makes a path, with all below it, belong to the account. */
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

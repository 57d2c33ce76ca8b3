import { execFile } from 'node:child_process';
import { chmod, chown, cp, lstat, mkdtemp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { copyBinaries, findBinaries } from '../../server/platform/database/embedded/binaries.ts';
import { newDataDir, serverOf, start, usedDataDir } from './support/data-dir.ts';
import { type Program, type ProgramOptions, startProgram } from './support/programs.ts';

const run = promisify(execFile);
const nobody = 65_534;
const plainly = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
/** A clone in a folder of root's own, as `mktemp -d` makes them, is read all the same; nothing is written by it. */
const asReader = [...plainly, '--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'];
const succeeds = async ([command = '', ...args]: readonly string[]) =>
  run(command, args).then(
    () => true,
    () => false,
  );
const asNobody = (await succeeds([...plainly, 'test', '-r', import.meta.filename])) ? plainly : asReader;
/** A system in which root may not make a user namespace. */
const withoutNamespaces = { env: { PATH: '/nowhere' } };

const canBeNobody = await succeeds([...asNobody, process.execPath, '--version']);

test('RUN-01 the programs are completed in a copy where the package cannot be', async () => {
  const [place, spare] = await Promise.all([newDataDir(), newDataDir()]);
  const { folder, version } = await findBinaries(spare);
  const bare = await mkdtemp(join(place, 'package-'));
  await cp(folder, bare, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  await expect(run(join(bare, 'bin', 'postgres'), ['--version'])).rejects.toThrow('libicu');
  const copy = await copyBinaries({ folder: bare, version }, join(spare, 'programs'));
  expect((await run(join(copy.folder, 'bin', 'postgres'), ['--version'])).stdout).toMatch(
    /^postgres \(PostgreSQL\) 18\./,
  );
  expect((await stat(join(spare, 'programs'))).mode & 0o777).toBe(0o755);
});

// Only root can be somebody else; an ordinary user proves the first of these by every other test.
describe.runIf(canBeNobody)('started by root', () => {
  test('RUN-01 an ordinary user runs the shop', async () => {
    const dataDir = await reachableDataDir(nobody);
    const shop = startProgram('shop', [dataDir], { prefix: asNobody });
    await shop.printed(1);
    expect(shop.lines[0]).toBe('ready');
    expect(await ownerOf(dataDir)).toBe(nobody);
    await stop(shop);
  });

  test('RUN-01 a directory of another user is refused in one line', async () => {
    const dataDir = await usedDataDir();
    await chmod(dataDir, 0o755);
    const complaint = await complaintOf(dataDir, { prefix: asNobody });
    expect(complaint).toBe(`directory-unusable: ${dataDir} cannot be used: permission denied.`);
  });

  test('RUN-01 a directory that cannot be written is refused in one line', async () => {
    const dataDir = await reachableDataDir(0);
    const complaint = await complaintOf(dataDir, { prefix: asNobody });
    expect(complaint).toBe(`directory-unusable: ${dataDir} cannot be used: permission denied.`);
  });

  test('RUN-01 root runs the database of another user as that user', async () => {
    const dataDir = await reachableDataDir(nobody);
    const shop = startProgram('shop', [dataDir], { prefix: asNobody });
    await shop.printed(1);
    await stop(shop);
    await start(dataDir);
    expect((await stat(`/proc/${await serverOf(dataDir)}`)).uid).toBe(nobody);
  });

  test('RUN-01 root without user namespaces runs the database as nobody', async () => {
    const dataDir = await reachableDataDir(0);
    const shop = startProgram('shop', [dataDir], withoutNamespaces);
    await shop.printed(1);
    expect(shop.lines[0]).toBe('ready');
    expect((await stat(`/proc/${await serverOf(dataDir)}`)).uid).toBe(nobody);
    await stop(shop);
  });

  test('RUN-01 root without user namespaces is told when nobody cannot reach the directory', async () => {
    const dataDir = await newDataDir();
    expect(await complaintOf(dataDir, withoutNamespaces)).toBe(
      `directory-unusable: PostgreSQL refuses to run as root, and user ${nobody} cannot reach ${dataDir}: ` +
        'start the shop as an ordinary user, choose another DATA_DIR, or set DATABASE_URL.',
    );
  });
});

async function reachableDataDir(owner: number): Promise<string> {
  const dataDir = await newDataDir();
  await chmod(dataDir, 0o755);
  await chown(dataDir, owner, owner);
  return dataDir;
}

async function ownerOf(dataDir: string): Promise<number> {
  return (await stat(join(dataDir, 'postgres'))).uid;
}

async function stop(shop: Program): Promise<void> {
  shop.process.kill('SIGTERM');
  expect(await shop.ended).toEqual({ code: 0, complaint: '' });
}

async function complaintOf(dataDir: string, options: ProgramOptions): Promise<string> {
  const shop = startProgram('shop', [dataDir], options);
  const { code, complaint } = await shop.ended;
  expect({ code, lines: shop.lines }).toEqual({ code: 1, lines: [] });
  return complaint;
}

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { scratchFolder } from '../../support/platform/scratch.ts';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openBackup, writeBackupFile } from '../../../server/platform/backup/backup-folder.ts';
import { newSeal } from '../../../server/platform/backup/sealed-file.ts';
import { startEmbedded } from '../../../server/platform/database/embedded/embedded.ts';
import { silentLog } from '../../support/platform/silent-log.ts';
import { type ShopProcess, startShop } from '../../support/platform/shop-process.ts';
import { formOf, pdfOf } from '../../support/files/uploads.ts';

const root = join(import.meta.dirname, '../../..');
const phone = '+919000000001';
const backupKey = 'the-key-of-the-backups-in-this-test-alone';
/** The calls alone. */
const environment = { PAGES: 'off' };
const run = promisify(execFile);

let folder: string;
const place = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(scratchFolder(), 'mantra-backup-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test(
  'RUN-05 a shop that was seeded and never started is backed up and restored',
  { timeout: 240_000 },
  async () => {
    const { stdout } = await run(process.execPath, ['server/platform/seed/main.ts'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: place('first') },
    });
    expect(stdout).toContain('The shop has its products, offers and accounts.');
    await command('backup', 'first', 'of-seeded');
    await command('restore', 'from-seeded', 'of-seeded');
    const shop = await startShop({ dataDir: place('from-seeded'), environment });
    try {
      const { total } = (await (await fetch(`${shop.url}/v1/product`)).json()) as { total: number };
      expect(total).toBe(4);
    } finally {
      await shop.stop();
    }
    expect(await silentTriggers('from-seeded')).toEqual([]);
  },
);

test(
  'RUN-05 a backup of a running shop, restored into an empty one, is the same shop',
  { timeout: 240_000 },
  async () => {
    const scan = await pdfOf('Take one in the evening');
    const shop = await startShop({ dataDir: place('first'), environment });
    onTestFinished(async () => shop.stop());
    const token = await signIn(shop);
    const prescription = await upload(shop, token, scan);
    const page = await download(shop, token, prescription);
    expect(await command('backup', 'first', 'kept')).toMatch(
      /^Saved: \d+ tables with \d+ rows, and 1 uploaded files\.$/u,
    );
    await expect(command('backup', 'first', 'kept')).rejects.toThrow(/kept already exists/u);
    await expect(command('restore', 'first', 'kept')).rejects.toThrow(/The shop is running. Stop it first/u);
    await shop.stop();
    await expect(command('restore', 'first', 'kept')).rejects.toThrow(
      /The shop is not empty: nothing was changed/u,
    );

    expect(await command('restore', 'second', 'kept')).toMatch(
      /^Restored, as it was at .*and 1 uploaded files\.$/u,
    );

    // What was restored, sealed: no word of it is to be seen, and only with the key it is a shop again, the same as the first.
    await command('backup', 'second', 'sealed', backupKey);
    const sealed = Object.values(await bytesOf('sealed'));
    expect(sealed.length).toBe(Object.keys(await bytesOf('kept')).length);
    for (const bytes of sealed) {
      expect(bytes.subarray(0, 22).toString()).toBe('sealed shop backup v01');
      expect(bytes.includes('takenAt') || bytes.includes(Buffer.from([0x1f, 0x8b, 8, 0]))).toBe(false);
    }
    const opened = async (name: string, key: string) => openBackup(place(name), key);
    await expect(opened('sealed', '')).rejects.toThrow(/The backup is sealed: set the BACKUP_KEY/u);
    await expect(opened('sealed', 'x'.repeat(40))).rejects.toThrow(/another BACKUP_KEY: nothing was/u);
    await expect(opened('kept', backupKey)).rejects.toThrow(/is not sealed, and BACKUP_KEY is set/u);
    await expect(command('backup', 'second', 'short', 'short')).rejects.toThrow(/BACKUP_KEY is too short/u);
    await command('restore', 'third', 'sealed', backupKey);
    await command('backup', 'third', 'unsealed');
    expect(await contentOf('unsealed')).toEqual(await contentOf('kept'));

    const second = await startShop({ dataDir: place('second'), environment });
    try {
      // The session, the prescription and the key of its file have come along.
      expect(await download(second, token, prescription)).toEqual(page);
      const sent = await upload(second, token, scan);
      expect(sent.number).not.toBe(prescription.number);
    } finally {
      await second.stop();
    }
  },
);

test('RUN-05 SEC-06 a sealed backup that is cut off, altered, mixed with another or read by another name is refused', async () => {
  const tables = [{ name: 'note', columns: ['words'], rows: 1 }];
  const manifest = { version: 1, takenAt: 'now', migrations: [], tables, sequences: [], files: ['a-file'] };
  const make = async (name: string) => {
    const seal = newSeal(backupKey);
    const write = async (file: string, content: Buffer) =>
      writeBackupFile(place(name), file, Readable.from([content]), seal);
    await write('manifest.json', Buffer.from(JSON.stringify(manifest)));
    await write('note.copy.gz', Buffer.from('words'));
    // Two whole frames and no third.
    await write('files/a-file', Buffer.alloc(2 * 65_536, 7));
    return place(name);
  };
  const [one, other] = [await make('one'), await make('other')];
  const verdict = async () =>
    openBackup(one, backupKey).then(
      () => 'opened',
      (error: unknown) => String(error),
    );
  const broken = (name: string) =>
    `BackupError: ${name} of the backup was altered or is not whole: nothing was changed`;
  expect(await verdict()).toBe('opened');
  for (const name of ['manifest.json', 'note.copy.gz', 'files/a-file']) {
    const path = join(one, `${name}.sealed`);
    const whole = await readFile(path);
    const frame = 65_536 + 16;
    const changed: Buffer[] = [
      ...[whole.length - 1, 55 + frame, 60, 55, 10, 0].map((length) => whole.subarray(0, length)),
      Buffer.concat([whole, Buffer.from('x')]),
      await readFile(join(other, `${name}.sealed`)),
      await readFile(join(one, name === 'note.copy.gz' ? 'files/a-file.sealed' : 'note.copy.gz.sealed')),
      Buffer.concat([whole.subarray(0, 55), whole.subarray(55 + frame)]),
    ].filter((each) => each.length !== whole.length || !each.equals(whole));
    for (const at of [0, 25, 45, 56, whole.length - 1]) {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8((flipped[at] ?? 0) ^ 1, at);
      changed.push(flipped);
    }
    const said = new Set<string>();
    for (const bytes of changed) {
      await writeFile(path, bytes);
      said.add(await verdict());
    }
    await writeFile(path, whole);
    expect([...said].filter((each) => !/of the backup was altered|another BACKUP_KEY/u.test(each))).toEqual([]);
    expect(said).toContain(broken(name));
  }
  await rm(join(one, 'files/a-file.sealed'));
  expect(await verdict()).toBe('BackupError: files/a-file is missing in the backup');
});

test('RUN-05 a folder that holds no whole backup changes nothing and says so', async () => {
  await expect(command('restore', 'third', 'nowhere')).rejects.toThrow(/There is no complete backup in/u);
});

/** What a command prints; throws with what it says when it fails. */
async function command(name: 'backup' | 'restore', dataDir: string, to: string, key = ''): Promise<string> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, SHOP_MODE: 'sandbox', DATA_DIR: place(dataDir), BACKUP_KEY: key };
  const args = ['server/platform/backup/main.ts', name, place(to)];
  const { stdout } = await run(process.execPath, args, { cwd: root, env });
  return stdout.trim();
}

async function bytesOf(name: string): Promise<Record<string, Buffer>> {
  const content: Record<string, Buffer> = {};
  for (const file of await readdir(place(name), { recursive: true })) {
    const path = join(place(name), file);
    if (!(await stat(path)).isDirectory()) content[file] = await readFile(path);
  }
  return content;
}

/** By file: its rows, or its bytes. */
async function contentOf(name: string): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const [file, bytes] of Object.entries(await bytesOf(name))) {
    if (file.endsWith('.gz')) content[file] = gunzipSync(bytes).toString().split('\n').toSorted();
    else if (file !== 'manifest.json') content[file] = bytes.toString('base64');
  }
  return content;
}

async function signIn({ url }: ShopProcess): Promise<string> {
  await post(`${url}/v1/user/otp/send`, { phone });
  const outbox = await fetch(`${url}/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
  const { messages } = (await outbox.json()) as { messages: { code?: string }[] };
  const code = messages.find((message) => message.code !== undefined)?.code;
  return ((await (await post(`${url}/v1/user/otp/verify`, { phone, code })).json()) as { token: string }).token;
}

interface Prescription {
  readonly id: string;
  readonly number: string;
  readonly files: readonly { readonly id: string }[];
}

async function upload({ url }: ShopProcess, token: string, bytes: Buffer): Promise<Prescription> {
  const answer = await fetch(`${url}/v1/prescription`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf({ notes: 'For sleep' }, { bytes }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Prescription;
}

async function download({ url }: ShopProcess, token: string, { id, files }: Prescription): Promise<Buffer> {
  const asked = { fileId: files[0]?.id, use: 'open' };
  const link = await post(`${url}/v1/prescription/${id}/link`, asked, { authorization: `Bearer ${token}` });
  const { url: address } = (await link.json()) as { url: string };
  return Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer());
}

function post(address: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Triggers that a change no longer starts. */
async function silentTriggers(name: string): Promise<readonly { tgname: string }[]> {
  const database = await startEmbedded({ dataDir: place(name), log: silentLog });
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ tgname: string }>(`SELECT tgname FROM pg_trigger WHERE tgenabled <> 'O'`);
    return rows;
  } finally {
    await client.end();
    await database.stop();
  }
}

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { scratchFolder } from '../support/scratch.ts';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopProcess, startShop } from '../support/shop-process.ts';
import { formOf, pdfOf } from '../support/uploads.ts';

const root = join(import.meta.dirname, '../..');
const phone = '+919000000001';
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
  'RUN-05 a backup of a running shop, restored into an empty one, is the same shop',
  { timeout: 90_000 },
  async () => {
    const scan = await pdfOf('Take one in the evening');
    const shop = await startShop({ dataDir: place('first'), environment });
    const token = await signIn(shop);
    const prescription = await upload(shop, token, scan);
    expect(await command('backup', 'first', 'kept')).toMatch(
      /^Kept: \d+ tables with \d+ rows, and 1 files of people\.$/u,
    );
    await expect(command('backup', 'first', 'kept')).rejects.toThrow(/kept is there already/u);
    await expect(command('restore', 'first', 'kept')).rejects.toThrow(/The shop is running: stop it first/u);
    await shop.stop();
    await expect(command('restore', 'first', 'kept')).rejects.toThrow(
      /The shop is not empty: nothing was changed/u,
    );

    expect(await command('restore', 'second', 'kept')).toMatch(
      /^Restored, as it was at .*and 1 files of people\.$/u,
    );
    await command('backup', 'second', 'again');
    expect(await contentOf('again')).toEqual(await contentOf('kept'));

    const second = await startShop({ dataDir: place('second'), environment });
    try {
      // The session, the prescription and the key of its file have come along.
      expect(await download(second, token, prescription)).toEqual(scan);
      const sent = await upload(second, token, scan);
      expect(sent.number).not.toBe(prescription.number);
    } finally {
      await second.stop();
    }
  },
);

test('RUN-05 a folder that holds no whole backup changes nothing and says so', async () => {
  await expect(command('restore', 'third', 'nowhere')).rejects.toThrow(/There is no whole backup in/u);
});

/** What a command prints; throws with what it says when it fails. */
async function command(name: 'backup' | 'restore', dataDir: string, to: string): Promise<string> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, SHOP_MODE: 'sandbox', DATA_DIR: place(dataDir) };
  const args = ['server/backup/main.ts', name, place(to)];
  const { stdout } = await run(process.execPath, args, { cwd: root, env });
  return stdout.trim();
}

/** By file: its rows, or its bytes. */
async function contentOf(name: string): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const file of await readdir(place(name), { recursive: true })) {
    const path = join(place(name), file);
    if ((await stat(path)).isDirectory()) continue;
    const bytes = await readFile(path);
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

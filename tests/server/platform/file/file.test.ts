import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildApp } from '../../../../server/platform/start/app.ts';
import type { ShopContext } from '../../../../server/platform/start/context.ts';
import { claimFile, keepFile, removeFile, sweepFiles } from '../../../../server/platform/file/files.ts';
import { checkedContent } from '../../../../server/platform/file/file-content.ts';
import { fileLink } from '../../../../server/platform/file/file-link.ts';
import { hashOf, sessionEnd } from '../../../../server/platform/http/guard/auth.ts';
import { openApiOf } from '../../../../server/platform/http/openapi/openapi.ts';
import { route } from '../../../../server/platform/http/route.ts';
import { readSettings } from '../../../../server/platform/start/settings.ts';
import { openContext } from '../../../../server/platform/start/open-context.ts';
import { defineCall } from '../../../../src/contract/call.ts';
import { id, text } from '../../../../src/contract/primitives.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database.ts';
import { formOf, pdfOf, photoOf } from '../../../support/files/uploads.ts';

/** A call of this test that takes one file, as the shop's own do. */
const sendPaper = defineCall({
  method: 'POST',
  path: '/v1/paper',
  summary: 'Sends a paper',
  tag: 'Test',
  access: 'signed-in',
  upload: { maxBytes: 200_000, maxFiles: 1, isRequired: true },
  body: z.strictObject({ notes: text(20) }),
  status: 201,
  answer: z.strictObject({ id, notes: text(20) }),
  problems: [],
});

let owned: TestDatabase;
let folder: string;
let context: ShopContext;
let app: FastifyInstance;
let origin = '';
let now = new Date('2026-11-21T06:30:00Z').getTime();
const owner = randomUUID();
const token = randomBytes(32).toString('base64url');
const secret = 's'.repeat(40);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantra-files-'));
  owned = await createTestDatabase();
  context = await openContext({
    database: owned.database,
    settings: readSettings({ SHOP_SECRET: secret, DATA_DIR: folder }),
    log: pino({ level: 'silent' }),
    clock: () => new Date(now),
    origin: () => origin,
  });
  app = await buildApp(context, async (built) => {
    route(built, context, sendPaper, async ({ body, files, shopper }) => {
      const bytes = files[0]?.bytes ?? Buffer.alloc(0);
      return {
        id: await keepFile(context, { ownerId: shopper.id, purpose: 'prescription', bytes }),
        notes: body.notes,
      };
    });
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await owned.database.execute(sql`INSERT INTO shopper (id, phone) VALUES (${owner}, '+919100000001')`);
  await owned.database.execute(sql`
    INSERT INTO session (token_hash, shopper_id, created_at, expires_at)
    VALUES (${hashOf(token)}, ${owner}, ${new Date(now)}, ${sessionEnd(new Date(now))})`);
});
afterAll(async () => {
  await app.close();
  await context.catalogue.close();
  await context.sessions.close();
  await owned.drop();
  await rm(folder, { recursive: true, force: true });
});

async function send(body: FormData | string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${origin}/v1/paper`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
  });
  const got = z.parse(
    z.looseObject({ id: z.optional(z.string()), type: z.optional(z.string()) }),
    await answer.json(),
  );
  return { status: answer.status, id: got.id ?? '', type: got.type };
}

const stored = async () =>
  (await readdir(join(folder, 'files'), { recursive: true })).filter((each) => each.length > 9);
const rows = async () =>
  owned.database.query<{ id: string; state: string }>(sql`SELECT id, state FROM stored_file`);
const follow = async (link: string) => fetch(`${origin}${link}`);

async function kept(bytes: Buffer): Promise<string> {
  const fileId = await keepFile(context, { ownerId: owner, purpose: 'prescription', bytes });
  const claim = { id: fileId, ownerId: owner, purpose: 'prescription', reference: randomUUID() } as const;
  expect(await claimFile(owned.database, claim)).toBe(true);
  return fileId;
}

test('ACC-03 a file comes back by its link as it was checked, sealed on the disk, saved or shown, never kept by a cache', async () => {
  const sent = await pdfOf('Only for Asha');
  const { bytes } = await checkedContent(sent, ['application/pdf'], owner);
  const fileId = await kept(sent);
  expect((await stored()).some((each) => each.endsWith(fileId))).toBe(true);
  const got = await follow(fileLink({ id: fileId, readerId: owner, use: 'download' }, secret, new Date(now)));
  expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="prescription-2026-11-21.pdf"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const shown = await follow(fileLink({ id: fileId, readerId: owner, use: 'open' }, secret, new Date(now)));
  expect(shown.headers.get('content-disposition')).toMatch(/^inline/);
});

test('ACC-03 every opening of a file is written down: who, when and what for', async () => {
  const fileId = await kept(await photoOf());
  const readerId = randomUUID();
  await follow(fileLink({ id: fileId, readerId, use: 'open' }, secret, new Date(now)));
  const access = await owned.database.query(
    sql`SELECT owner_id, reader_id, reason, at FROM file_access WHERE file_id = ${fileId}`,
  );
  expect(access).toEqual([{ owner_id: owner, reader_id: readerId, reason: 'open', at: new Date(now) }]);
});

test('ACC-03 a link is good for five minutes, for its file, its person and its use', async () => {
  const [one, other] = [await kept(await pdfOf()), await kept(await pdfOf())];
  const link = fileLink({ id: one, readerId: owner, use: 'open' }, secret, new Date(now));
  const wrong = [
    link.replace(one, other),
    link.replace(owner, randomUUID()),
    link.replace('use=open', 'use=download'),
    link.replace(/expires=\d/u, 'expires=9'),
    link.replace(/signature=./u, 'signature=g'),
    fileLink({ id: one, readerId: owner, use: 'open' }, 'x'.repeat(40), new Date(now)),
    fileLink({ id: one, readerId: owner, use: 'open' }, secret, new Date(now + 3_600_000)),
    `/v1/file/${one}`,
  ];
  for (const each of wrong) expect((await follow(each)).status).toBe(404);
  now += 299_999;
  expect((await follow(link)).status).toBe(200);
  now += 1;
  expect((await follow(link)).status).toBe(404);
});

test('ACC-03 a form brings its file and its fields; what is wrong with either is said, with its name', async () => {
  const bytes = await pdfOf();
  expect(await send(formOf({ notes: 'Before bed' }, { bytes }))).toMatchObject({ status: 201 });
  expect(await send(formOf({ notes: 'x'.repeat(21) }, { bytes }))).toMatchObject({ status: 422 });
  expect(await send(formOf({ notes: '', isAdmin: 'yes' }, { bytes }))).toMatchObject({ status: 422 });
  expect(await send(formOf({ notes: '' }))).toMatchObject({ status: 422 });
  expect(await send(formOf({ notes: '' }, { bytes: Buffer.alloc(0) }))).toMatchObject({ status: 422 });
  expect(await send(formOf({ notes: '' }, { bytes }, { bytes }))).toMatchObject({ status: 413 });
  expect(await send(formOf({ notes: '' }, { bytes: Buffer.alloc(200_001) }))).toMatchObject({
    status: 413,
    type: '/problems/body-too-large',
  });
  expect(await send(formOf({ notes: '' }, { bytes: Buffer.from('<html>'), name: 'scan.pdf' }))).toMatchObject({
    status: 415,
    type: '/problems/unsupported-file',
  });
  expect(await send('{}', { 'content-type': 'application/json' })).toMatchObject({ status: 415 });
  expect(await send('x', { 'content-type': 'multipart/form-data' })).toMatchObject({ status: 400 });
});

test('ACC-03, API-05 a call of JSON takes no form', async () => {
  const answer = await fetch(`${origin}/v1/order/quote`, { method: 'POST', body: formOf({ lines: '[]' }) });
  expect(answer.status).toBe(415);
});

test('ACC-03 an upload that is cut off at half leaves nothing: no row, no byte', async () => {
  const before = [await rows(), await stored()];
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  const head =
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
  socket.write(
    `POST /v1/paper HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-length: 100000\r\n` +
      `content-type: multipart/form-data; boundary=cut\r\n\r\n${head}`,
  );
  socket.write(Buffer.alloc(40_000, '%PDF-1.7 '));
  await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
  await once(socket, 'close');
  // A whole request after it has been answered: what the broken one could have done is done.
  expect((await send(formOf({ notes: '' }))).status).toBe(422);
  expect([await rows(), await stored()]).toEqual(before);
});

test('ACC-03 what nothing took within an hour, and what was taken away, goes with its bytes; what is held stays', async () => {
  await owned.database.execute(sql`UPDATE stored_file SET state = 'removed'`);
  const held = await kept(await pdfOf());
  const away = await kept(await pdfOf());
  const { id: loose } = await send(formOf({ notes: '' }, { bytes: await pdfOf() }));
  await removeFile(owned.database, away);
  expect((await follow(fileLink({ id: away, readerId: owner, use: 'open' }, secret, new Date(now)))).status).toBe(
    404,
  );
  for (const passed of [0, 3_599_000]) {
    now += passed;
    await sweepFiles(context);
    expect((await rows()).map((each) => each.id).toSorted()).toEqual([held, loose].toSorted());
  }
  now += 1_001;
  await sweepFiles(context);
  expect(await rows()).toEqual([{ id: held, state: 'kept' }]);
  expect(await stored()).toEqual([join(held.slice(0, 2), held)]);
});

test('ACC-03 a file is taken once, by its owner, for its purpose', async () => {
  const fileId = await keepFile(context, { ownerId: owner, purpose: 'prescription', bytes: await pdfOf() });
  const claim = { id: fileId, ownerId: owner, purpose: 'prescription', reference: randomUUID() } as const;
  expect(await claimFile(owned.database, { ...claim, ownerId: randomUUID() })).toBe(false);
  expect(await claimFile(owned.database, { ...claim, purpose: 'return-photo' })).toBe(false);
  const both = await Promise.all([claimFile(owned.database, claim), claimFile(owned.database, claim)]);
  expect(both.toSorted()).toEqual([false, true]);
});

test('API-04, ACC-03 a call that takes a file is described as form data with its file', () => {
  const schema = {
    properties: { notes: { type: 'string' }, file: { type: 'string', maxLength: 200_000 } },
    required: ['notes', 'file'],
  };
  const requestBody = { content: { 'multipart/form-data': { schema } } };
  expect(openApiOf({ sendPaper }, new Map())).toMatchObject({ paths: { '/v1/paper': { post: { requestBody } } } });
});

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { findKeptFile } from '../../server/platform/file/file.queries.ts';
import { claimFile, keepFile, openFile } from '../../server/platform/file/files.ts';
import { checkPdf } from '../../server/platform/pdf/check/check-pdf.ts';
import { cameraPhoto, isUpright, leftOfCamera } from '../support/files/camera-photo.ts';
import { heavyPdfs, slowPdfs } from '../support/files/hostile-files.ts';
import { ownShop } from '../support/orders/own-shop.ts';
import { watchTurns } from '../support/platform/timing.ts';
import { pdfOf } from '../support/files/uploads.ts';

const shop = await ownShop();

const stored = async () => readdir(shop.context.settings.dataDir, { recursive: true });
const rows = async () => shop.context.database.query(sql`SELECT id, state FROM stored_file`);

interface Sent {
  readonly status: number;
  readonly body: {
    readonly type?: string;
    readonly errors?: readonly { readonly field: string; readonly message: string }[];
  };
}

/** Sends prescriptions from a thread of its own, so that this one does nothing but serve; asks after the health meanwhile. */
async function sendFromAfar(
  uploads: readonly { readonly token: string; readonly bytes: Buffer }[],
): Promise<{ sent: readonly Sent[]; slowest: number; asked: number }> {
  const worker = new Worker(new URL('../support/files/uploads.program.ts', import.meta.url), {
    workerData: { origin: shop.context.origin(), uploads },
  });
  const [told] = (await once(worker, 'message')) as [{ sent: readonly Sent[]; slowest: number; asked: number }];
  await worker.terminate();
  return told;
}

test('SEC-02 hostile PDFs of 10 MB are refused by their field while the shop goes on answering, and leave nothing', async () => {
  const wanted = /might begin|millions of names|lists in a list|brackets in brackets/u;
  const hostile = [...slowPdfs(), ...heavyPdfs()].filter(({ name }) => wanted.test(name));
  expect(hostile).toHaveLength(4);
  const [first, second, stranger] = [
    (await shop.buyer()).token,
    (await shop.buyer()).token,
    (await shop.buyer()).token,
  ];
  const ordinary = { token: stranger, bytes: await pdfOf() };
  // Threads begin with the first file.
  await sendFromAfar([ordinary]);
  const before = [await rows(), await stored()];
  // They are made here and now: that takes a second, and isn't the shop's.
  const uploads = hostile.map(({ bytes }, index) => ({ token: index % 2 === 0 ? first : second, bytes }));
  const longest = watchTurns();
  const { sent, slowest, asked } = await sendFromAfar(uploads);
  const longestTurn = longest();
  for (const { status, body } of sent) {
    expect({ status, type: body.type, field: body.errors?.[0]?.field }).toEqual({
      status: 422,
      type: '/problems/invalid-input',
      field: 'file',
    });
    expect(body.errors?.[0]?.message).toMatch(/^This PDF .*\. Please /u);
  }
  expect([await rows(), await stored()]).toEqual(before);
  expect(asked).toBeGreaterThan(20);
  // Each takes seconds to read.
  expect(longestTurn).toBeLessThan(1000);
  expect(slowest).toBeLessThan(5000);
}, 240_000);

test('SEC-02 one person’s hostile files keep another’s upload waiting for one of them at most', async () => {
  const [busy, stranger] = [await shop.buyer(), await shop.buyer()];
  const slow = slowPdfs().find(({ name }) => /might begin/u.test(name));
  if (!slow) throw new Error('There is no such file');
  let over = 0;
  // All of them wait to be read before the other one is sent.
  const hostile = Array.from({ length: 2 }, async () => checkPdf(slow.bytes, busy.id).finally(() => (over += 1)));
  const refused = Promise.allSettled(hostile);
  const { sent } = await sendFromAfar([{ token: stranger.token, bytes: await pdfOf() }]);
  expect(over).toBeLessThanOrEqual(1);
  expect(sent.map(({ status }) => status)).toEqual([201]);
  for (const each of await refused) {
    const reason = { slug: 'invalid-input', options: { errors: [{ field: 'file' }] } };
    expect(each).toMatchObject({ status: 'rejected', reason });
  }
}, 240_000);

test('ACC-03 SEC-06 a photo of a prescription or a return is kept upright and without anything of its camera', async () => {
  const sender = await shop.buyer();
  const photo = await cameraPhoto();
  const png = await sharp(photo).keepMetadata().png().toBuffer();
  for (const purpose of ['prescription', 'return-photo'] as const) {
    for (const bytes of [photo, png]) {
      const reference = randomUUID();
      const fileId = await keepFile(shop.context, { ownerId: sender.id, purpose, bytes });
      expect(await claimFile(shop.context.database, { id: fileId, ownerId: sender.id, purpose, reference })).toBe(
        true,
      );
      const row = await findKeptFile(shop.context.database, fileId);
      const seen = row ? await openFile(shop.context, row) : Buffer.alloc(0);
      expect({ left: await leftOfCamera(seen), isUpright: await isUpright(seen) }).toEqual({
        left: [],
        isUpright: true,
      });
    }
  }
});

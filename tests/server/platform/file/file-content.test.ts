import { randomUUID } from 'node:crypto';
import { PDFDict, PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkedContent } from '../../../../server/platform/file/file-content.ts';
import { ProblemError } from '../../../../server/platform/http/problem.ts';
import { fileTypes } from '../../../../src/domain/kit/file.ts';
import { cameraNotes, cameraPhoto } from '../../../support/files/camera-photo.ts';
import {
  activePdfs,
  heavyPdfs,
  hidingPdfs,
  hostilePictures,
  packedList,
  pdfFrom,
} from '../../../support/files/hostile-files.ts';
import { pdfOf, photoOf } from '../../../support/files/uploads.ts';

const sender = randomUUID();

/** What the bytes are refused with. */
async function refused(bytes: Buffer, ownerId = sender): Promise<ProblemError> {
  const refusal: unknown = await checkedContent(bytes, fileTypes, ownerId).catch((error: unknown) => error);
  if (!(refusal instanceof ProblemError)) throw new Error('It was not refused');
  return refusal;
}

/** What the bytes are refused with, or the type they are kept as. */
async function verdict(bytes: Buffer): Promise<string> {
  try {
    return (await checkedContent(bytes, fileTypes, sender)).type;
  } catch (error) {
    if (error instanceof ProblemError) return error.slug;
    throw error;
  }
}

test('ACC-03 a PDF, a JPG and a PNG are what their bytes are', async () => {
  expect(await verdict(await pdfOf())).toBe('application/pdf');
  expect(await verdict(pdfFrom({ objects: packedList('<< /Type /Page >>') }))).toBe('application/pdf');
  expect(await verdict(await photoOf('jpeg'))).toBe('image/jpeg');
  expect(await verdict(await photoOf('png'))).toBe('image/png');
});

test('ACC-03 what is another thing in disguise is refused', async () => {
  const others: Record<string, Buffer> = {
    page: Buffer.from('<!doctype html><script>alert(1)</script>'),
    drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    text: Buffer.from('just words'),
    archive: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(60)]),
    program: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
    late: Buffer.concat([Buffer.from('<script>1</script>'), await pdfOf()]),
    gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    nothing: Buffer.from([0]),
  };
  for (const [name, bytes] of Object.entries(others)) {
    expect({ name, verdict: await verdict(bytes) }).toEqual({ name, verdict: 'unsupported-file' });
  }
});

test('ACC-03 what is broken is refused: half a PDF, half a photo, a head without a body', async () => {
  const [pdf, photo] = [await pdfOf(), await photoOf('jpeg', 600)];
  for (const bytes of [
    pdf.subarray(0, pdf.length / 2),
    photo.subarray(0, photo.length / 2),
    photo.subarray(0, 30),
  ]) {
    expect(await verdict(bytes)).toBe('invalid-input');
  }
});

test.for(activePdfs().map(({ name, bytes }) => [name, bytes] as const))(
  'ACC-03 SEC-02 a PDF with %s is refused',
  async ([, bytes]) => {
    const refusal = await refused(bytes);
    expect(refusal).toMatchObject({ slug: 'invalid-input', options: { errors: [{ field: 'file' }] } });
    expect(refusal.message).toMatch(/^This PDF (?:holds|has|cannot be checked|is damaged)/u);
  },
);

test.for(heavyPdfs().map(({ name, bytes }) => [name, bytes] as const))(
  'SEC-02 a PDF with %s is refused in bounded time and memory',
  async ([, bytes]) => {
    const refusal = await refused(bytes);
    expect(refusal).toMatchObject({ slug: 'invalid-input', options: { errors: [{ field: 'file' }] } });
  },
);

test('SEC-02 pictures that lie about their size, unpack to too much or are another thing are refused', async () => {
  for (const { name, bytes } of await hostilePictures()) {
    const began = performance.now();
    const { slug, message } = await refused(bytes);
    expect({ name, slug: slug.replace('unsupported-file', 'invalid-input') }).toEqual({
      name,
      slug: 'invalid-input',
    });
    expect(message).toMatch(/^(?:This picture is damaged or too large|Upload)/u);
    expect(performance.now() - began).toBeLessThan(5000);
  }
});

test('ACC-03 SEC-02 what a PDF hides from one reader and shows to another is not kept', async () => {
  for (const { name, bytes } of hidingPdfs()) {
    const { bytes: kept } = await checkedContent(bytes, fileTypes, sender);
    const { context, catalog } = await PDFDocument.load(kept, { updateMetadata: false });
    const dictionaries = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
    expect({ name, keys: catalog.keys().map(String) }).toEqual({ name, keys: ['/Type', '/Pages'] });
    expect(dictionaries.map(String).join('')).not.toMatch(/JavaScript/u);
  }
});

test('ACC-03 SEC-02 ordinary PDFs are taken, without what programs and cameras wrote about them', async () => {
  const photo = await cameraPhoto();
  const form = await PDFDocument.create();
  form.getForm().createTextField('name').addToPage(form.addPage());
  const first = await pdfOf();
  const files = {
    'a link to a website, and one within': await pdfOf('Take one', (document) => {
      document.info.Title = 'CameraOfSomebody';
      document.link(9, 9, 50, 50, 'https://example.in').goTo(9, 80, 50, 50, 'here').addNamedDestination('here');
    }),
    'a scan': await pdfOf('', (document) => document.image(photo, 0, 0)),
    'a form in packed lists': Buffer.from(await form.save({ useObjectStreams: true })),
    'a page with the word for a script': pdfFrom({ content: 'BT (/JavaScript /JS /AA 5 0 obj) Tj ET' }),
    'a place to open at': pdfFrom({ catalog: '/OpenAction [ 3 0 R /Fit ]' }),
    'a signature added later': Buffer.concat([
      first,
      Buffer.from(`99 0 obj\n<< /Type /Sig >>\nendobj\ntrailer\n<< /Size 100 >>\nstartxref\n9\n%%EOF\n`),
    ]),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const kept = await checkedContent(bytes, fileTypes, sender);
    const pages = (await PDFDocument.load(kept.bytes)).getPageCount();
    expect({ name, pages, says: cameraNotes.filter((note) => kept.bytes.includes(note)) }).toEqual({
      name,
      pages: 1,
      says: [],
    });
  }
});

test('ACC-03 a photo is kept without what the camera wrote, turned the right way up', async () => {
  const { bytes } = await checkedContent(await photoOf('jpeg'), fileTypes, sender);
  expect(bytes.includes('CameraOfSomebody')).toBe(false);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  const turned = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a8b5a' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp((await checkedContent(turned, fileTypes, sender)).bytes).metadata();
  expect([width, height]).toEqual([40, 60]);
});

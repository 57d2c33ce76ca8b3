import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkedContent } from '../../server/file/file-content.ts';
import { ProblemError } from '../../server/http/problem.ts';
import { fileTypes } from '../../src/domain/file/file.ts';
import { packedObjects, pdfOf, pdfWith, photoOf } from '../support/uploads.ts';

/** What the bytes are refused with, or the type they are kept as. */
async function verdict(bytes: Buffer): Promise<string> {
  try {
    return (await checkedContent(bytes, fileTypes)).type;
  } catch (error) {
    if (error instanceof ProblemError) return error.slug;
    throw error;
  }
}

test('ACC-03 a PDF, a JPG and a PNG are what their bytes are', async () => {
  expect(await verdict(await pdfOf())).toBe('application/pdf');
  expect(await verdict(pdfWith(packedObjects('1 0 << /Type /Page >>')))).toBe('application/pdf');
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

test.for([
  ['a script', '4 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'],
  ['a script with its name written in numbers', '4 0 obj << /S /J#61v#61Script /JS (1) >> endobj'],
  ['a program to start', '4 0 obj << /S /Launch /F (cmd.exe) >> endobj'],
  ['a file inside', '4 0 obj << /Names [ /EmbeddedFiles 5 0 R ] >> endobj'],
  ['a form that sends itself', '4 0 obj << /S /SubmitForm /F (https://example.in) >> endobj'],
  ['a password', '4 0 obj << /Encrypt 5 0 R >> endobj'],
  ['a script in a packed list', packedObjects('1 0 << /S /JavaScript /JS (1) >>')],
  ['a list packed twice', packedObjects('1 0 << >>', '[ /ASCIIHexDecode /FlateDecode ]')],
  ['a list that unfolds to more than 20 MB', packedObjects('x'.repeat(21 * 1024 * 1024))],
  [
    'a list that is not what it says',
    '4 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nzzz\nendstream endobj',
  ],
] as const)('ACC-03 a PDF with %s is refused', async ([, objects]) => {
  expect(await verdict(pdfWith(objects))).toBe('invalid-input');
});

test('ACC-03 a PDF whose packed page holds the word for a script by chance is taken', async () => {
  const page = deflateSync(Buffer.from('/JS /AA'));
  const objects = Buffer.concat([
    Buffer.from('4 0 obj << /Filter /FlateDecode >>\nstream\n'),
    page,
    Buffer.from('/JS\nendstream endobj'),
  ]);
  expect(await verdict(pdfWith(objects))).toBe('application/pdf');
});

test('ACC-03 a photo is kept without what the camera wrote, turned the right way up', async () => {
  const { bytes } = await checkedContent(await photoOf('jpeg'), fileTypes);
  expect(bytes.includes('CameraOfSomebody')).toBe(false);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  const turned = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a8b5a' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp((await checkedContent(turned, fileTypes)).bytes).metadata();
  expect([width, height]).toEqual([40, 60]);
});

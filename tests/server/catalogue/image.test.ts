import { readdir } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redraw } from '../../../server/catalogue/image/redraw.ts';
import { imageFiles, imageSources } from '../../../src/domain/kit/image.ts';
import { cameraNotes, cameraPhoto, isUpright, leftOfCamera } from '../../support/files/camera-photo.ts';
import { accounts, type Got, problemOf, startTestServer, type TestServer } from '../../support/server.ts';
import { formOf, pdfOf, photoOf } from '../../support/files/uploads.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

async function send(bytes: Buffer, name = 'photo.jpg'): Promise<Got> {
  const form = new Request('http://form.test', { method: 'POST', body: formOf({}, { bytes, name }) });
  return server.call('POST', '/v1/admin/image', {
    token,
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    body: new Uint8Array(await form.arrayBuffer()),
  });
}

/** A PNG that says of itself that it has 900 million pixels. */
function grown(png: Buffer): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

async function fetched(path: string) {
  const answer = await fetch(server.url + path);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test('CAT-02 a picture is drawn anew in every width, without what the camera wrote, and kept by every cache', async () => {
  const sent = await send(await photoOf('jpeg', 2000));
  expect(sent).toMatchObject({ status: 201 });
  const { path, width, height } = sent.body as { path: string; width: number; height: number };
  expect([width, height]).toEqual([2000, 40]);
  const sources = [imageSources(path, 'avif'), imageSources(path, 'webp')].flatMap((set) =>
    set.split(', ').map((each) => each.split(' ')[0] ?? ''),
  );
  const widths: (number | string | undefined)[] = [];
  for (const each of [path, ...sources]) {
    const { status, headers, bytes } = await fetched(each);
    const { format, width: drawn, exif } = await sharp(bytes).metadata();
    expect([status, headers.get('cache-control'), exif]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      undefined,
    ]);
    widths.push(format, drawn);
  }
  expect(widths).toEqual([
    'jpeg',
    1200,
    'heif',
    480,
    'heif',
    960,
    'heif',
    1600,
    'webp',
    480,
    'webp',
    960,
    'webp',
    1600,
  ]);
});

test('VAR-01 CAT-02 a line has the picture of its size, or of its product; one that isn’t in the shop has none', async () => {
  const sent = await Promise.all([send(await photoOf('jpeg', 600)), send(await photoOf('jpeg', 700))]);
  const [first = '', second = ''] = sent.map(({ body }) => (body as { path: string }).path);
  const option = { flavour: '', price: 400, stock: 5 };
  const product = {
    sku: 'pictured-oil',
    name: 'Pictured oil',
    description: 'Pressed cold.',
    category: 'Skin',
    price: 400,
    hsn: '30049011',
    images: [first, second],
    options: [
      { ...option, variant: '30 ml', sku: 'pictured-30' },
      { ...option, variant: '100 ml', sku: 'pictured-100', image: second },
    ],
  };
  const store = async (body: object) => server.call('POST', '/v1/product', { token, body });
  expect(await store({ ...product, published: true })).toMatchObject({ status: 200 });
  expect(await store({ ...product, sku: 'pictured-draft', options: [], published: false })).toMatchObject({
    status: 200,
  });
  const small = (path: string) => path.replace('.jpg', '-480.webp');
  const pictureOf = async (key: string) => {
    const answer = await fetch(`${server.url}/image/of/${encodeURIComponent(key)}`, { redirect: 'manual' });
    return answer.headers.get('location') ?? answer.headers.get('content-type');
  };
  expect(await pictureOf('pictured-oil')).toBe(small(first));
  expect(await pictureOf('pictured-oil|30 ml||trial|')).toBe(small(first));
  expect(await pictureOf('pictured-oil|100 ml||trial|')).toBe(small(second));
  expect(await pictureOf('pictured-draft')).toContain('image/svg+xml');
  expect(await pictureOf('nothing')).toContain('image/svg+xml');
  expect(await (await fetch(`${server.url}/image/of/nothing`)).text()).toMatch(/viewBox.*<path/u);
});

test('CAT-02 a picture is drawn whatever its name is made of', async () => {
  const id = '00000000-0000-4000-8000-773038812308';
  const { files } = await redraw(await photoOf('jpeg', 2000), id);
  const widths = await Promise.all(files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
  expect(files.map(({ name }, index) => [name, widths[index]])).toEqual([
    [`${id}.jpg`, 1200],
    [`${id}-480.avif`, 480],
    [`${id}-960.avif`, 960],
    [`${id}-1600.avif`, 1600],
    [`${id}-480.webp`, 480],
    [`${id}-960.webp`, 960],
    [`${id}-1600.webp`, 1600],
  ]);
});

test('SEC-06 a picture of a product, a poster or a post has nothing of its camera in any form, and stands upright', async () => {
  const photo = await cameraPhoto();
  expect(await leftOfCamera(photo)).toEqual(
    expect.arrayContaining(['exif', 'xmp', 'iptc', 'icc', 'orientation', ...cameraNotes]),
  );
  const sent = await send(photo);
  const { path, width, height } = sent.body as { path: string; width: number; height: number };
  expect([width, height]).toEqual([40, 80]);
  for (const file of imageFiles(path.slice('/image/'.length, '/image/'.length + 36))) {
    const { status, bytes } = await fetched(`/image/${file}`);
    expect({ file, status, left: await leftOfCamera(bytes), isUpright: await isUpright(bytes) }).toEqual({
      file,
      status: 200,
      left: [],
      isUpright: true,
    });
  }
});

test('CAT-02 what is no picture, a damaged one and one that would fill the memory are refused, and leave nothing', async () => {
  const before = (await readdir(server.context.settings.dataDir, { recursive: true })).length;
  expect((await send(await pdfOf())).status).toBe(415);
  expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
  const photo = await photoOf('jpeg', 400);
  expect(problemOf(await send(photo.subarray(0, photo.length / 2))).errors?.[0]?.field).toBe('file');
  const bomb = grown(await photoOf('png'));
  expect(problemOf(await send(bomb)).detail).toContain('This picture is too large');
  expect((await readdir(server.context.settings.dataDir, { recursive: true })).length).toBe(before);
});

test('CAT-02 a path that leads to no picture is not there, whatever is in it', async () => {
  for (const file of [
    '00000000-0000-4000-8000-000000000000.jpg',
    '00000000-0000-4000-8000-000000000000-481.webp',
    '..%2f..%2fetc%2fpasswd',
    'x.jpg',
  ]) {
    expect((await fetched(`/image/${file}`)).status).toBe(404);
  }
});

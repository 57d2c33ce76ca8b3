import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerFlows } from '../../../server/shell/pages/flows.routes.ts';
import { scratchFolder } from '../../support/platform/scratch.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(scratchFolder(), 'pictures-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const flowRoom = { head: '', script: '<script src="/room.js"></script>' };
const tryingShop = { head: '', script: '<script src="/trying.js"></script>' };

function room(mode: 'sandbox' | 'live'): FastifyInstance {
  const app = Fastify();
  registerFlows(app, { settings: { hasFlows: true, mode, dataDir } }, { flowRoom, tryingShop });
  return app;
}

test('FLO-05 the room shows the pictures of the gallery, its page and nothing else of the folder', async () => {
  const app = room('sandbox');
  expect((await app.inject('/flows/pictures')).headers.location).toBe('/flows/pictures/index.html');
  expect((await app.inject('/flows/pictures/index.html')).body).toContain('No pictures yet');

  const pictures = join(dataDir, 'gallery/now/menu');
  await mkdir(pictures, { recursive: true });
  await writeFile(join(dataDir, 'gallery/index.html'), '<h1>Every state as a picture</h1>');
  await writeFile(join(pictures, 'menu.open 390 light.png'), 'a picture');
  await writeFile(join(dataDir, 'gallery/secret.txt'), 'a secret');
  await writeFile(join(dataDir, 'secret.png'), 'a secret');

  const page = await app.inject('/flows/pictures/index.html');
  expect([page.headers['content-type'], page.body]).toEqual([
    'text/html; charset=utf-8',
    '<h1>Every state as a picture</h1>',
  ]);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  const picture = await app.inject('/flows/pictures/now/menu/menu.open%20390%20light.png');
  expect([picture.headers['content-type'], picture.body]).toEqual(['image/png', 'a picture']);
  const others = [
    'secret.txt',
    '..%2fsecret.png',
    'now/..%2f..%2fsecret.png',
    'now/menu/..%2f..%2f..%2fsecret.png',
    'now/menu/none.png',
  ];
  const statuses = await Promise.all(
    others.map(async (name) => (await app.inject(`/flows/pictures/${name}`)).statusCode),
  );
  expect(statuses).toEqual(others.map(() => 404));
  await app.close();
});

test('FLO-05 SEC-02 a live shop has no pictures of its states', async () => {
  const app = room('live');
  expect((await app.inject('/flows/pictures/index.html')).statusCode).toBe(404);
  await app.close();
});

test('FLO-06 SEC-02 the room shows two versions of the charts once they were compared; a live shop doesn’t', async () => {
  const [app, live] = [room('sandbox'), room('live')];
  expect((await app.inject('/flows/versions')).headers.location).toBe('/flows/versions/index.html');
  expect((await app.inject('/flows/versions/index.html')).body).toContain('Nothing to compare yet');
  await mkdir(join(dataDir, 'versions'));
  await writeFile(join(dataDir, 'versions/index.html'), '<h1>Charts that differ from main</h1>');
  const page = await app.inject('/flows/versions/index.html');
  expect([page.headers['content-type'], page.body]).toEqual([
    'text/html; charset=utf-8',
    '<h1>Charts that differ from main</h1>',
  ]);
  expect(page.headers['content-security-policy']).not.toContain('script-src');
  expect((await live.inject('/flows/versions/index.html')).statusCode).toBe(404);
  await Promise.all([app.close(), live.close()]);
});

test('FLO-10 SEC-02 changes are tried in a sandbox only', async () => {
  const [sandbox, live] = [room('sandbox'), room('live')];
  expect((await sandbox.inject('/flows/trying')).body).toContain('/trying.js');
  expect((await live.inject('/flows/trying')).body).not.toContain('/trying.js');
  // The room offers only what its shop can do.
  const places = await Promise.all([sandbox, live].map(async (app) => (await app.inject('/flows')).body));
  expect(places.map((html) => html.includes('<div id="root" data-sandbox>'))).toEqual([true, false]);
  await Promise.all([sandbox.close(), live.close()]);
});

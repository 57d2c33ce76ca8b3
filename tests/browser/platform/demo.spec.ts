import { createServer, type Server } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { projectRoot, runSteps } from '../../../tools/support/steps.ts';
import { axe } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { ShopFrame } from '../pages/shop.page.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
};

/** As plain as a static server can be: files, index files, and 404.html for the rest. */
async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    fileOf(folder, path)
      .then(async (file) => {
        response.writeHead(file.endsWith('404.html') ? 404 : 200, {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
        });
        response.end(await readFile(file));
      })
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function fileOf(folder: string, path: string): Promise<string> {
  for (const file of [join(folder, path), join(folder, path, 'index.html')]) {
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return file;
  }
  return join(folder, '404.html');
}

/** Requests for anything but a file of the folder. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFile = extname(pathname) !== '' || request.isNavigationRequest();
    if (request.method() !== 'GET' || !isFile) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

let shop: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const [built] = await runSteps(
    [{ name: 'demo build', program: 'node', args: ['tools/build-demo.ts'], limitSeconds: 90 }],
    1,
  );
  if (!built?.ok) throw new Error('The build without a server failed.');
  shop = await serveFolder(join(projectRoot, 'dist-demo'));
});

test.afterAll(() => shop.close());

test('BND-12 without a server the shop is browsed, searched and filled as ever; signing in, ordering and the account say plainly that this build has no server; and no call leaves the page @desktop', async ({
  page,
}) => {
  const calls = callsOf(page);
  const frame = new ShopFrame(page);
  await frame.open(`${shop.url}/`);
  await expect(page).toHaveTitle(/mantra/u);
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await frame.add('Sleep Mantra');
  await expect(frame.drawer).toContainText('₹1,499');
  await frame.line('Sleep Mantra').raise.click();
  await expect(frame.drawer).toContainText('₹2,998');
  await frame.closeCart.click();

  await frame.open(`${shop.url}/shop?q=dog`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(frame.cartButton).toHaveAccessibleName('Open cart, 2 items');
  await page.getByRole('main').getByRole('link', { name: 'Dog Mantra' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Dog Mantra/u })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Dog Mantra/u })).toBeVisible();
  for (const path of ['/about', '/faq', '/legal/shipping', '/blog']) await frame.open(shop.url + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const plain = page.getByRole('heading', { level: 1, name: 'This build has no server' });
  for (const path of ['/login', '/register', '/dashboard/profile', '/order-success', '/checkout/payment']) {
    await frame.open(shop.url + path);
    await expect(plain, path).toBeVisible();
  }
  await frame.open(`${shop.url}/`);
  await frame.add('Peace Mantra');
  await frame.buyNow.click();
  await expect(page).toHaveURL(`${shop.url}/checkout`);
  await expect(plain).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'See all products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(frame.cartButton).toHaveAccessibleName('Open cart, 3 items');
  expect(calls).toEqual([]);
});

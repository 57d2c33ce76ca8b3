import { cp, mkdtemp, readdir, readFile, rm, symlink, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../tools/support/steps.ts';
import { freePort } from '../../support/platform/free-port.ts';
import { scratchFolder } from '../../support/platform/scratch.ts';
import { type ShopProcess, startShop } from '../../support/platform/shop-process.ts';
import { ShopFrame } from '../pages/shop.page.ts';
import { expect, test } from '../support/test.ts';

const copied = [
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'assets',
  'server',
  'src',
  'tools',
];

let folder: string;
let shop: ShopProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await mkdtemp(join(scratchFolder(), 'mantra-dev-'));
  for (const name of copied) await cp(join(projectRoot, name), join(folder, name), { recursive: true });
  await linkPackages();
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, ...args] = (scripts['dev'] ?? '').split(' ');
  shop = await startShop({
    project: { folder, args },
    port: await freePort(),
    environment: { NODE_ENV: 'development' },
  });
});
test.afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

/** Every package of the project, but none of what was kept of an earlier run. */
async function linkPackages(): Promise<void> {
  const [from, to] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (!name.startsWith('.vite')) await symlink(join(from, name), join(to, name));
  }
}

async function edit(file: string, ...changes: readonly (readonly [from: string, to: string])[]): Promise<void> {
  let text = await readFile(join(folder, file), 'utf8');
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replaceAll(from, to);
  }
  await writeFile(join(folder, file), text);
}

test('DEV-01 API-04 a component, a style, a view and a chart that are edited are exchanged in the open page; no page differs from what the server drew, the page of the API and the flow room work from the sources; an edited file of the server starts it again, and the page comes back by itself @desktop', async ({
  page,
  watch,
}) => {
  test.setTimeout(480_000);
  // A page's first load translates a thousand files, which takes a slow machine under load most of a minute.
  page.setDefaultNavigationTimeout(120_000);
  const frame = new ShopFrame(page);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const opened = page.locator('html[data-shop="open"]');
  await frame.open(`${shop.url}/shop`);
  await expect(opened).toBeAttached();
  await frame.add('Sleep Mantra');
  await page.evaluate(() => Reflect.set(window, 'isFirst', true));

  await edit('src/ui/cart/CartFoot.tsx', ['Includes all taxes', 'Every tax is in it']);
  await expect(frame.drawer).toContainText('Every tax is in it');

  await edit('src/ui/cart/CartFoot.css.ts', ["fontSize: '1.625rem'", "fontSize: '3rem'"]);
  await expect(frame.drawer.locator('b', { hasText: '₹1,499' })).toHaveCSS('font-size', '48px');

  await edit('src/machines/cart/cart/cart.view.ts', ['`You save ', '`You keep ']);
  await frame.line('Sleep Mantra').raise.click();
  await expect(frame.drawer).toContainText('You keep ₹150');

  // The drawer is open, and what is asked of its new chart is that it does not close.
  await edit('src/machines/cart/cart/cart.machine.ts', ["'drawer.close': 'closed'", "'drawer.shut': 'closed'"]);
  await expect
    .poll(() => told)
    .toContain('[charts] cart continues in {"lines":"filled","lookup":"idle","undo":"none","drawer":"open"}');
  await frame.closeCart.click();
  await expect(frame.drawer).toBeVisible();

  await edit(
    'src/machines/cart/cart/cart.machine.ts',
    ['        open: {', '        shown: {'],
    ["target: 'open'", "target: 'shown'"],
    ["'drawer.open': 'open'", "'drawer.open': 'shown'"],
    ["'bundle.add': 'open'", "'bundle.add': 'shown'"],
  );
  await expect
    .poll(() => told)
    .toContain(
      '[charts] cart had a state that no longer exists, and restarts: in {"lines":"empty","lookup":"idle","undo":"none","drawer":"closed"}',
    );
  await expect(frame.drawer).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'isFirst') === true)).toBe(true);

  await page.goto(`${shop.url}/docs`);
  await expect(page.getByRole('status')).toHaveText(/^\d+ calls in \d+ groups$/u, { timeout: 30_000 });
  await page.goto(`${shop.url}/flows/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await edit('src/machines/catalogue/product-options/product-options.view.ts', ['`Added`', '`Taken`']);
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/', '/shop/sleep-mantra', '/blog', '/checkout', '/login', '/dashboard', '/faq']) {
    await page.goto(`${shop.url}${path}`);
    await expect(opened, path).toBeAttached();
  }
  // The rooms use the same view. That they were open here must not cost a page of the shop its state.
  await page.goto(`${shop.url}/shop/peace-mantra`);
  await expect(opened).toBeAttached();
  const quantity = page.getByRole('group', { name: 'Quantity of Peace Mantra' }).getByRole('status');
  await page.getByRole('button', { name: 'Increase quantity of Peace Mantra' }).click();
  await expect(quantity).toHaveText('2');
  await page.evaluate(() => Reflect.set(window, 'isFirst', true));
  await edit('src/machines/catalogue/product-options/product-options.view.ts', ['`Add to cart`', '`Take it`']);
  await expect(page.getByRole('button', { name: 'Take it' }).first()).toBeVisible();
  await expect(quantity).toHaveText('2');
  expect(await page.evaluate(() => Reflect.get(window, 'isFirst') === true)).toBe(true);
  expect(watch.problems()).toEqual([]);

  const back = page.waitForEvent('load', { timeout: 150_000 });
  watch.expectProblem(/ERR_CONNECTION_|status of 504|WebSocket|Failed to fetch/u);
  await edit('server/shell/offline/manifest.ts', ["'shopping'", "'gardening'"]);
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${shop.url}/site.webmanifest`).catch(() => null);
        return answer?.text();
      },
      { timeout: 120_000 },
    )
    .toContain('gardening');
  await back;
  await expect(opened).toBeAttached();
});

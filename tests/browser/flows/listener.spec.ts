import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../support/platform/free-port.ts';
import { liveSettings } from '../../support/platform/live-settings.ts';
import { scratchFolder } from '../../support/platform/scratch.ts';
import { startShop } from '../../support/platform/shop-process.ts';
import { expect, test } from '../support/test.ts';

/** What this test looks at in an inspection event. */
interface Told {
  readonly type: string;
  readonly actorRef: { readonly logic: { readonly id?: string } };
  readonly event?: { readonly type: string };
}

test('FLO-01, QAP-03 a page opened with ?inspect=listener tells every event to the listener that was there first @desktop', async ({
  page,
}) => {
  await listen(page);
  await page.goto('/?inspect=listener');
  await page.getByRole('button', { name: /^Open cart/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const heard = await heardOn(page);
  expect(heard).toEqual(expect.arrayContaining(['@xstate.actor shop', '@xstate.actor cart']));
  expect(heard).toContain('@xstate.event drawer.open');
});

test('FLO-01 without the flag a listener on the page hears nothing @desktop', async ({ page }) => {
  await listen(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Open cart/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await heardOn(page)).toEqual([]);
});

test('FLO-01, SEC-06 a live shop tells nobody what its flows do, whatever its address asks for @desktop', async ({
  page,
}) => {
  const folder = await mkdtemp(join(scratchFolder(), 'mantra-live-'));
  const settings = liveSettings(folder);
  const origin = settings['PUBLIC_ORIGIN'] ?? '';
  const live = await startShop({ environment: settings, dataDir: folder, port: await freePort() });
  try {
    await page.route(`${origin}/**`, async (route) => {
      const url = route.request().url().replace(origin, live.url);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await listen(page);
    for (const flag of ['inspect', 'inspect=listener', 'inspect=stately', 'inspect=stage']) {
      await page.goto(`${origin}/?${flag}`);
      await page.getByRole('button', { name: /^Open cart/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect({ flag, heard: await heardOn(page) }).toEqual({ flag, heard: [] });
    }
    expect(scripts.filter((path) => path.includes('inspect'))).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
  } finally {
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'wait' });
    await live.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Puts a listener on every document that the page opens from now on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const inspectionListener = ({ type, actorRef, event }: Told) =>
      heard.push(`${type} ${event?.type ?? actorRef.logic.id}`);
    Object.assign(window, { heard, inspectionListener });
  });
}

function heardOn(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'heard') as string[]);
}

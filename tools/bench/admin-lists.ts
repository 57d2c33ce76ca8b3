import { chromium } from '@playwright/test';
import { openDatabase } from '../../server/platform/database/database.ts';
import { type AdminList, adminListCalls, queriesOf } from '../../tests/support/admin/admin-lists.ts';
import { fillShop } from '../../tests/support/admin/large-shop.ts';
import { signedIn } from '../../tests/support/account/people.ts';
import { browserLaunchOptions } from '../browser.ts';
import { median, rounded, type Row } from './row.ts';

const rows = 100_000;
const tries = 3;

/**
 * What the lists of the dashboard take with a hundred thousand products, orders, people and coupons: of each list the slowest
 * of its searches, sorts, filters and deep pages, the median of three; and the page of the orders in a browser (ADM-02).
 */
export async function adminListFigures(url: string, databaseUrl: string): Promise<Row[]> {
  const database = openDatabase({ url: databaseUrl, log: { info: () => {}, warn: () => {}, error: () => {} } });
  try {
    const now = new Date();
    const { id: adminId, token } = await signedIn(database, { isAdmin: true, now });
    await fillShop(databaseUrl, { rows, adminId, now });
    const figures: Row[] = [];
    for (const list of adminListCalls()) figures.push(await slowestOf(list, url, token));
    return [...figures, await ordersPage(url, token)];
  } finally {
    await database.close();
  }
}

async function slowestOf(list: AdminList, url: string, token: string): Promise<Row> {
  let slowest = { query: '', took: 0 };
  const queries = queriesOf(list, rows);
  for (const query of queries) {
    const times: number[] = [];
    for (let turn = 0; turn < tries; turn += 1) times.push(await timed(`${url}${list.call.path}?${query}`, token));
    const took = median(times);
    if (took > slowest.took) slowest = { query, took };
  }
  return {
    name: `${list.name}, slowest of ${queries.length} (${slowest.query})`,
    value: rounded(slowest.took, 0),
    unit: 'ms',
    atMost: 200,
  };
}

async function timed(url: string, token: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - began;
}

/** From the address to the first row of the orders, with everything but the first visit's downloads. */
async function ordersPage(url: string, token: string): Promise<Row> {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${url}/healthz`);
    await page.evaluate((value) => localStorage.setItem('auth_token', JSON.stringify(value)), token);
    const times: number[] = [];
    for (let turn = 0; turn <= tries; turn += 1) {
      const began = performance.now();
      await page.goto(`${url}/dashboard/orders`);
      await page.getByRole('link', { name: /^L26-/u }).first().waitFor();
      times.push((performance.now() - began) / 1000);
    }
    const value = rounded(median(times.slice(1)));
    return { name: `the orders' page in a browser, of ${rows}`, value, unit: 's', atMost: 1 };
  } finally {
    await browser.close();
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { browserLaunchOptions } from '../browser.ts';
import { median, rounded, type Row } from './row.ts';

const runs = 3;
const pages = [
  ['home', '/'],
  ['shop', '/shop'],
  ['product', '/shop/sleep-mantra'],
] as const;

/** Lighthouse with its mobile preset, the median of three runs a page. */
export async function lighthouseScores(url: string): Promise<Row[]> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'mantra-lighthouse-'));
  const options = await browserLaunchOptions();
  const browser = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const rows: Row[] = [];
    for (const [name, path] of pages) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        const result = await lighthouse(url + path, { port, output: 'json', logLevel: 'error' });
        if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
        results.push(result.lhr);
      }
      const score = (category: string) =>
        median(results.map((lhr) => Math.round((lhr.categories[category]?.score ?? 0) * 100)));
      const audit = (id: string) => median(results.map((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN));
      rows.push(
        { name: `${name}: performance`, value: score('performance'), unit: 'points', atLeast: 97 },
        { name: `${name}: accessibility`, value: score('accessibility'), unit: 'points', atLeast: 100 },
        { name: `${name}: best practices`, value: score('best-practices'), unit: 'points', atLeast: 100 },
        { name: `${name}: search`, value: score('seo'), unit: 'points', atLeast: 100 },
        { name: `${name}: layout shift`, value: rounded(audit('cumulative-layout-shift'), 4), unit: '', atMost: 0 },
        {
          name: `${name}: largest element painted`,
          value: Math.round(audit('largest-contentful-paint')),
          unit: 'ms',
          atMost: 2500,
        },
      );
    }
    return rows;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

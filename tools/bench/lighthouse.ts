import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserLaunchOptions } from '../browser.ts';
import { median, rounded, type Row } from './row.ts';

const runs = 3;
/** By name: the path, and the least points for performance. */
const pages = [
  ['home', '/', 97],
  ['shop', '/shop', 97],
  ['product', '/shop/sleep-mantra', 97],
  ['journal', '/blog', 95],
  ['post', '/blog/how-to-read-an-ayurvedic-label', 95],
  ['about', '/about', 95],
  ['contact', '/contact', 95],
  ['questions', '/faq', 95],
  ['terms', '/legal/terms', 95],
] as const;

/** Lighthouse with its mobile preset, the median of three runs a page. */
export async function lighthouseScores(url: string): Promise<Row[]> {
  const { executablePath, env } = await browserLaunchOptions();
  // As Lighthouse starts it: a driver of tests would look into every page that is measured.
  const browser = await launch({
    ...(executablePath === undefined ? {} : { chromePath: executablePath }),
    envVars: { ...process.env, ...env },
    chromeFlags: ['--headless', '--no-sandbox'],
    logLevel: 'error',
  });
  try {
    const rows: Row[] = [];
    for (const [name, path, min] of pages) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        const result = await lighthouse(url + path, { port: browser.port, output: 'json', logLevel: 'error' });
        if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
        results.push(result.lhr);
      }
      const score = (category: string) =>
        median(results.map((lhr) => Math.round((lhr.categories[category]?.score ?? 0) * 100)));
      const audit = (id: string) => median(results.map((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN));
      rows.push(
        { name: `${name}: performance`, value: score('performance'), unit: 'points', atLeast: min },
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
    browser.kill();
  }
}

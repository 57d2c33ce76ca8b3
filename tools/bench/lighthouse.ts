import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserLaunchOptions } from '../browser.ts';
import { median, rounded, type Row } from './row.ts';

const runs = 3;
/** By name: the path, the least points for performance, and when the largest element is painted, in ms (PRF-01). */
const pages = [
  ['home', '/', 99, 1300],
  ['shop', '/shop', 99, 1300],
  ['product', '/shop/sleep-mantra', 99, 1300],
  ['checkout', '/checkout', 99, 1600],
  ['journal', '/blog', 95, 1600],
  ['post', '/blog/how-to-read-an-ayurvedic-label', 99, 1300],
  ['about', '/about', 95, 1600],
  ['contact', '/contact', 95, 1600],
  ['questions', '/faq', 95, 1600],
  ['terms', '/legal/terms', 95, 1600],
] as const;
/** Pages that search engines may not list. */
const unlisted: ReadonlySet<string> = new Set(['checkout']);
/** What a headline may move whose letters come a frame after the first; the goal is 0. */
const mostShift = 0.001;

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
    for (const [name, path, min, latest] of pages) {
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
        ...(unlisted.has(name)
          ? []
          : [{ name: `${name}: search`, value: score('seo'), unit: 'points', atLeast: 100 }]),
        {
          name: `${name}: layout shift`,
          value: rounded(audit('cumulative-layout-shift'), 4),
          unit: '',
          atMost: mostShift,
        },
        {
          name: `${name}: largest element painted`,
          value: Math.round(audit('largest-contentful-paint')),
          unit: 'ms',
          atMost: latest,
        },
        { name: `${name}: input blocked`, value: Math.round(audit('total-blocking-time')), unit: 'ms', atMost: 50 },
      );
    }
    return rows;
  } finally {
    browser.kill();
  }
}

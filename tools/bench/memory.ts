import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { projectRoot } from '../support/steps.ts';
import { startShop } from '../../tests/support/platform/shop-process.ts';
import { rounded, type Row } from './row.ts';

const seconds = 15;
const connections = 10;
/** Milliseconds between two looks. */
const pause = 100;

/** What the container asks of malloc (decision 97). */
function containerMemory(): Record<string, string> {
  const lines = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8').matchAll(
    /(?<name>MALLOC_\w+)=(?<value>\d+)/gu,
  );
  return Object.fromEntries(Array.from(lines, ({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? '']));
}

let next = 0;
/** Pages, lists and products in turn, nearly all of them in no memory yet. */
const asked: readonly ((turn: number) => string)[] = [
  (turn) => `/v1/product?limit=24&offset=${turn % 2_000}`,
  (turn) => `/shop?page=${1 + (turn % 400)}`,
  (turn) => `/shop?maxPrice=${100_000 + turn}`,
  (turn) => `/shop/large-${1 + ((turn * 10) % 5_000)}`,
  (turn) => `/v1/product?q=mantra&offset=${turn % 900}`,
  () => '/',
];

/** The most memory that a fresh process has in the shop's container while everything is opened that shoppers open; Linux alone says. */
export async function memoryUnderLoad(databaseUrl: string): Promise<Row[]> {
  if (process.platform !== 'linux') return [];
  const shop = await startShop({ environment: { DATABASE_URL: databaseUrl, ...containerMemory() } });
  let most = 0;
  const watch = setInterval(() => {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${shop.process.pid}/status`, 'utf8'))?.[1];
    most = Math.max(most, Number(kilobytes) / 1024);
  }, pause);
  try {
    await autocannon({
      url: shop.url,
      connections,
      duration: seconds,
      headers: { 'accept-encoding': 'br' },
      requests: [
        {
          setupRequest(request) {
            next += 1;
            return { ...request, path: asked[next % asked.length]?.(next) ?? '/' };
          },
        },
      ],
    });
  } finally {
    clearInterval(watch);
    await shop.stop();
  }
  return [{ name: 'memory of the process under load', value: rounded(most, 0), unit: 'MB', atMost: 250 }];
}

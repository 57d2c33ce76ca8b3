import autocannon from 'autocannon';
import fastify from 'fastify';
import { Pool } from 'pg';
import { median, rounded, type Row } from './row.ts';

const connections = 10;
const seconds = 3;
const rounds = 3;
const offsets = 2_000;
/** More than lists that are kept. */
const searched = 900;
/** More numbers of products than searches that are kept. */
const numbers = 9_000;

let next = 0;

/** Different addresses in turn, more than are kept, so that no answer is one from before. */
async function rate(url: string, pathOf: (turn: number) => string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    requests: [
      {
        setupRequest(request) {
          next += 1;
          return { ...request, path: pathOf(next) };
        },
      },
    ],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} reads were refused`);
  return result.requests.average;
}

/** A slow machine takes longer to compile what runs often: in its first seconds, a list that needs 0.6 of the limit got 0.45. */
async function untilSteady(read: () => Promise<number>): Promise<void> {
  let before = 0;
  for (let times = 0; times < 5; times += 1) {
    const now = await read();
    if (now < before * 1.05) return;
    before = now;
  }
}

const columns = `sku, name, native_name AS "nativeName", tagline, category, price, discount, flavours, variants,
  time_period AS "timePeriod", images, stock, needs_prescription AS "needsPrescription"`;

/**
 * Lists and pages that are in no memory, beside bare Fastify reading a list's rows by one prepared statement, in turns
 * (PRF-03).
 */
export async function readsNotInMemory(url: string, databaseUrl: string): Promise<Row[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 20 });
  const bare = fastify();
  bare.get<{ Querystring: { offset: string } }>('/', async ({ query: { offset } }) => {
    const { rows } = await pool.query({
      name: 'list',
      text: `SELECT ${columns} FROM product WHERE sku = ANY(ARRAY(
        SELECT sku FROM product WHERE published AND sku <> 'bliss-club' ORDER BY rank, sku LIMIT 24 OFFSET $1)) ORDER BY rank, sku`,
      values: [Number(offset)],
    });
    return { products: rows };
  });
  try {
    const bareUrl = await bare.listen({ port: 0 });
    const lists = async () => rate(url, (turn) => `/v1/product?limit=24&offset=${turn % offsets}`);
    const searches = async () => rate(url, (turn) => `/v1/product?q=mantra&limit=24&offset=${turn % searched}`);
    const words = async () => rate(url, (turn) => `/v1/product?q=${1_000 + (turn % numbers)}&limit=24`);
    const pages = async () => rate(url, (turn) => `/shop?maxPrice=${100_000 + turn}`);
    const limit = async () => rate(bareUrl, (turn) => `/?offset=${turn % offsets}`);
    for (const read of [lists, searches, words, pages, limit]) await untilSteady(read);
    const listShares: number[] = [];
    const searchShares: number[] = [];
    const wordShares: number[] = [];
    const pageShares: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const most = await limit();
      listShares.push((await lists()) / most);
      searchShares.push((await searches()) / most);
      wordShares.push((await words()) / most);
      pageShares.push((await pages()) / most);
    }
    return [
      {
        name: 'product list not in memory, of bare Fastify and PostgreSQL',
        value: rounded(median(listShares)),
        unit: '×',
        atLeast: 0.63,
      },
      {
        name: 'page of a search not in memory, of bare Fastify and PostgreSQL with a list',
        value: rounded(median(searchShares)),
        unit: '×',
        atLeast: 0.63,
      },
      {
        name: 'search for another word each time, of bare Fastify and PostgreSQL with a list',
        value: rounded(median(wordShares)),
        unit: '×',
        atLeast: 0.35,
      },
      {
        name: 'page not in memory, of bare Fastify and PostgreSQL with a list',
        value: rounded(median(pageShares), 3),
        unit: '×',
        atLeast: 0.054,
      },
    ];
  } finally {
    await bare.close();
    await pool.end();
  }
}

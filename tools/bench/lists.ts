import autocannon from 'autocannon';
import fastify from 'fastify';
import { Pool } from 'pg';
import { median, rounded, type Row } from './row.ts';

const connections = 10;
const seconds = 3;
const rounds = 3;
const offsets = 2_000;

/** Different pages in turn, more than are kept, so that no answer is one from before. */
async function rate(url: string, pathOf: (offset: number) => string): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest(request) {
          next = (next + 1) % offsets;
          return { ...request, path: pathOf(next) };
        },
      },
    ],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} lists were refused`);
  return result.requests.average;
}

const columns = `sku, name, native_name AS "nativeName", tagline, category, price, discount, flavours, variants,
  time_period AS "timePeriod", images, stock, needs_prescription AS "needsPrescription"`;

/** Lists that are in no memory, beside bare Fastify reading the same rows by one prepared statement, in turns. */
export async function listsNotInMemory(url: string, databaseUrl: string): Promise<Row[]> {
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
    const own = async () => rate(url, (offset) => `/v1/product?limit=24&offset=${offset}`);
    const other = async () => rate(bareUrl, (offset) => `/?offset=${offset}`);
    await own();
    await other();
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) ratios.push((await own()) / (await other()));
    return [
      {
        name: 'product list not in memory, of bare Fastify and PostgreSQL',
        value: rounded(median(ratios)),
        unit: '×',
        atLeast: 0.45,
      },
    ];
  } finally {
    await bare.close();
    await pool.end();
  }
}

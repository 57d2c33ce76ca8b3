import autocannon from 'autocannon';
import fastify from 'fastify';
import { median, rounded, type Row } from './row.ts';
import { signedIn } from './shopper.ts';

const seconds = 2;
const rounds = 3;
/** Seconds. */
const warmUpOfAnswers = 6;
const connections = 20;

/** Requests a second of one address. */
async function rate(options: autocannon.Options): Promise<autocannon.Result> {
  return autocannon({ connections, duration: seconds, ...options });
}

/** Cached answers beside bare Fastify giving the same bytes, in turns within one run. */
export async function cachedAnswers(url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of [
    ['home page', '/'],
    ['product list', '/v1/product?limit=24'],
    ['product', '/v1/product/sleep-mantra'],
  ] as const) {
    const headers = { 'accept-encoding': 'br' };
    const sample = await fetch(url + path, { headers });
    const type = sample.headers.get('content-type') ?? 'application/json';
    const raw = await rawBytes(url + path);
    const bare = fastify();
    bare.get('/', (_request, reply) => {
      reply.header('content-type', type);
      if (raw.encoding) reply.header('content-encoding', raw.encoding);
      return reply.send(raw.body);
    });
    const bareUrl = await bare.listen({ port: 0 });
    // A server that has just started is compiled while it answers; both sides are measured once they are warm.
    for (const address of [url + path, bareUrl]) await rate({ url: address, headers, duration: warmUpOfAnswers });
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const own = await rate({ url: url + path, headers });
      const other = await rate({ url: bareUrl, headers });
      ratios.push(other.requests.average / own.requests.average);
    }
    await bare.close();
    rows.push({
      name: `bare Fastify to the cached ${name}, requests a second`,
      value: rounded(median(ratios)),
      unit: '×',
      atMost: 2,
    });
  }
  return rows;
}

/** The very bytes on the wire; fetch would decode them. */
async function rawBytes(address: string): Promise<{ body: Buffer; encoding: string | undefined }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ body: Buffer.concat(parts), encoding: answer.headers['content-encoding'] }));
    })
      .on('error', reject)
      .end();
  });
}

const skus = ['sleep-mantra', 'peace-mantra', 'dog-mantra', 'green-mantra'];

/** A quote of ten lines, twenty at a time. */
export async function quotes(url: string): Promise<Row[]> {
  const products = await Promise.all(skus.map((sku) => productOf(url, sku)));
  const lines = products
    .flatMap(({ sku, flavours, variants }) =>
      (['trial', 'weekly', 'monthly'] as const).map((packageType) => ({
        sku,
        flavour: flavours[0] ?? '',
        variant: variants[0] ?? '',
        quantity: 1,
        packageType,
      })),
    )
    .slice(0, 10);
  const result = await rate({
    url: `${url}/v1/order/quote`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines }),
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} quotes were refused`);
  return [{ name: 'quote of 10 lines, 20 at once, median', value: result.latency.p50, unit: 'ms', atMost: 10 }];
}

interface Chosen {
  readonly sku: string;
  readonly flavours: readonly string[];
  readonly variants: readonly string[];
}

async function productOf(url: string, sku: string): Promise<Chosen> {
  const answer = await fetch(`${url}/v1/product/${sku}`);
  return (await answer.json()) as Chosen;
}

const buyers = 10;
const warmUpSeconds = 20;
/** One round of two seconds varies by a fifth. */
const cartRounds = 5;

/** Carts written over HTTP, beside the bare database writing the same row, ten at a time. */
export async function cartWrites(url: string, bareRate: () => Promise<number>): Promise<Row[]> {
  const tokens = await Promise.all(
    Array.from({ length: buyers }, (_, at) => signedIn(url, `+9198765${String(10_000 + at)}`)),
  );
  const { flavours, variants } = await productOf(url, 'sleep-mantra');
  const line = {
    sku: 'sleep-mantra',
    flavour: flavours[0],
    variant: variants[0],
    quantity: 1,
    packageType: 'trial',
  };
  const write = async (duration: number) => {
    let next = 0;
    return autocannon({
      duration,
      url: `${url}/v1/user/cart`,
      connections: buyers,
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([line]),
      setupClient: (client) => {
        const token = tokens[next % tokens.length];
        next += 1;
        client.setHeaders({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
      },
    });
  };
  await write(warmUpSeconds);
  await bareRate();
  const ratios: number[] = [];
  for (let round = 0; round < cartRounds; round += 1) {
    const own = await write(seconds);
    if (own.non2xx > 0) throw new Error(`${own.non2xx} carts were refused`);
    ratios.push(own.requests.average / (await bareRate()));
  }
  return [
    {
      name: 'add to cart over HTTP, of what the bare database does',
      value: rounded(median(ratios)),
      unit: '×',
      atLeast: 0.7,
    },
  ];
}

import { join } from 'node:path';
import { Client } from 'pg';
import { chooseEndpoint, urlOf } from '../../../server/database/endpoint.ts';
import type { Shop } from './shops.ts';

export interface ProductChange {
  price?: number;
  stock?: number;
}

/** Changes a product behind the shop's back, as an admin elsewhere would. Answers the way back. */
export async function changeProduct(shop: Shop, sku: string, change: ProductChange): Promise<() => Promise<void>> {
  const before = await inDatabase(shop, async (client) => {
    const { rows } = await client.query<Required<ProductChange>>(
      'SELECT price, stock FROM product WHERE sku = $1',
      [sku],
    );
    return rows[0];
  });
  if (!before) throw new Error(`The shop sells no ${sku}`);
  await writeProduct(shop, sku, { ...before, ...change });
  return () => writeProduct(shop, sku, before);
}

async function writeProduct(shop: Shop, sku: string, { price, stock }: Required<ProductChange>): Promise<void> {
  await inDatabase(shop, (client) =>
    client.query('UPDATE product SET price = $2, stock = $3 WHERE sku = $1', [sku, price, stock]),
  );
}

async function inDatabase<Answer>(shop: Shop, work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const endpoint = await chooseEndpoint(join(shop.dataDir, 'postgres'));
  const client = new Client(urlOf(endpoint, 'mantra', '', 'mantra'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

import { join } from 'node:path';
import { Client } from 'pg';
import { chooseEndpoint, urlOf } from '../../../../server/platform/database/embedded/endpoint.ts';
import type { Shop } from './shops.ts';

export interface ProductChange {
  price?: number;
  stock?: number;
}

/** Changes a product behind the shop's back, as an admin elsewhere would. Answers the way back. */
export async function changeProduct(shop: Shop, sku: string, change: ProductChange): Promise<() => Promise<void>> {
  const before = await inDatabase(shop, async (client) => {
    const { rows } = await client.query<Required<ProductChange>>(
      "SELECT price, units AS stock FROM product JOIN stock USING (sku) WHERE sku = $1 AND variant = '' AND flavour = ''",
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
    client.query(
      'WITH priced AS (UPDATE product SET price = $2 WHERE sku = $1) UPDATE stock SET units = $3 WHERE sku = $1',
      [sku, price, stock],
    ),
  );
}

/** Takes the products away that a test has made; others count what the shop sells. */
export async function removeProducts(shop: Shop, prefix: string): Promise<void> {
  await inDatabase(shop, (client) =>
    client.query('UPDATE product SET published = false, removed_at = now() WHERE starts_with(sku, $1)', [prefix]),
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

/** Lets the checkout that this number began lie for half a day, so that its reminder is due now. */
export async function letCheckoutLie(shop: Shop, phone: string): Promise<void> {
  await inDatabase(shop, async (client) => {
    const { rows } = await client.query<{ shopper_id: string }>(
      `UPDATE checkout_draft SET touched_at = now() - interval '12 hours'
       FROM shopper WHERE shopper.id = shopper_id AND phone = $1 RETURNING shopper_id`,
      [phone],
    );
    await client.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1', [
      `checkout.remind:${rows[0]?.shopper_id}`,
    ]);
  });
}

/** Takes the coupons away whose code begins so. */
export async function removeCoupons(shop: Shop, prefix: string): Promise<void> {
  await inDatabase(shop, (client) => client.query('DELETE FROM coupon WHERE starts_with(code, $1)', [prefix]));
}

/** Lets half a minute pass since this number's code was sent: another may be asked for (SES-04). */
export async function letCodeAge(shop: Shop, phone: string): Promise<void> {
  await inDatabase(shop, (client) =>
    client.query(`UPDATE code_challenge SET sent_at = sent_at - interval '30 seconds' WHERE recipient = $1`, [
      phone,
    ]),
  );
}

/** Lets the sandbox's bank say now what it would say late. */
export async function letBankSettle(shop: Shop): Promise<void> {
  await inDatabase(shop, (client) =>
    client.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE payload->>'providerOrderId' IS NOT NULL`,
    ),
  );
}

/** Strangers have asked for as many codes for this number as they may in a day. */
export async function letStrangersAsk(shop: Shop, phone: string): Promise<void> {
  await inDatabase(shop, (client) =>
    client.query(
      `INSERT INTO code_challenge (id, recipient, binding, caller, is_known, digits, code_hash, tries, tries_left,
         sent_at, issued_at, expires_at)
       SELECT gen_random_uuid(), $1, 'binding ' || one, 'caller ' || one, false, 6, '', 1, 0, now(), now(), now()
       FROM generate_series(1, 12) AS one`,
      [phone],
    ),
  );
}

/** Lets so many minutes pass since this number's sessions last showed a second factor. */
export async function letProofAge(shop: Shop, phone: string, minutes: number): Promise<void> {
  await inDatabase(shop, (client) =>
    client.query(
      `UPDATE session SET proven_at = proven_at - make_interval(mins => $2)
       FROM shopper WHERE shopper.id = session.shopper_id AND phone = $1`,
      [phone, minutes],
    ),
  );
}

/** Puts HTML into a post as it is, as somebody would who writes to the database past the shop. */
export async function plantHtml(shop: Shop, slug: string, html: string): Promise<void> {
  await inDatabase(shop, (client) => client.query('UPDATE post SET html = $2 WHERE slug = $1', [slug, html]));
}

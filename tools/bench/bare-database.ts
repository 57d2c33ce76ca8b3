import { randomUUID } from 'node:crypto';
import pg from 'pg';

const clients = 10;
const milliseconds = 2000;

/** Transactions a second: ten connections, each writing one cart row and committing with fsync. */
export async function bareCartRate(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  const ids = Array.from({ length: clients }, () => randomUUID());
  for (const id of ids) await pool.query('INSERT INTO shopper (id) VALUES ($1)', [id]);
  const lines = JSON.stringify([
    { sku: 'sleep-mantra', flavour: 'Saffron', variant: '30 ml', quantity: 1, packageType: 'trial' },
  ]);
  const end = performance.now() + milliseconds;
  let done = 0;
  const write = async (id: string) => {
    const client = await pool.connect();
    while (performance.now() < end) {
      await client.query('BEGIN');
      await client.query({
        name: 'cart',
        text: `INSERT INTO cart (shopper_id, lines) VALUES ($1, $2)
               ON CONFLICT (shopper_id) DO UPDATE SET lines = $2, version = cart.version + 1, updated_at = now()`,
        values: [id, lines],
      });
      await client.query('COMMIT');
      done += 1;
    }
    client.release();
  };
  await Promise.all(ids.map(write));
  await pool.query('DELETE FROM shopper WHERE id = ANY($1)', [ids]);
  await pool.end();
  return (done * 1000) / milliseconds;
}

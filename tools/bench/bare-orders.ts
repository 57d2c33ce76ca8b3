import { randomUUID } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';

/**
 * The least that an order costs: bare Fastify that, in one transaction, keeps the key of the request, takes the stock
 * and stores the order with its line, its event and its payment, and sends the order back.
 */
export async function bareOrders(databaseUrl: string): Promise<{ url: string; close: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  await pool.query(`
    CREATE SCHEMA bare;
    CREATE TABLE bare.stock (sku text PRIMARY KEY, units integer NOT NULL) WITH (fillfactor = 50);
    CREATE TABLE bare.key (key uuid PRIMARY KEY, answer jsonb);
    CREATE TABLE bare.placed (id uuid PRIMARY KEY, lines jsonb, address jsonb, total integer, at timestamptz);
    CREATE TABLE bare.line (order_id uuid, line integer, sku text, quantity integer, PRIMARY KEY (order_id, line));
    CREATE TABLE bare.event (id bigserial PRIMARY KEY, order_id uuid, event text, at timestamptz);
    CREATE TABLE bare.payment (id uuid PRIMARY KEY, order_id uuid, amount integer, status text);
    INSERT INTO bare.stock VALUES ('sleep-mantra', 10000000)`);
  const app = fastify();
  app.route({ method: 'POST', url: '/', handler: store });
  async function store(request: FastifyRequest): Promise<unknown> {
    const { lines, address, expectedTotal } = request.body as {
      lines: { sku: string; quantity: number }[];
      address: object;
      expectedTotal: number;
    };
    const client = await pool.connect();
    try {
      const id = randomUUID();
      const line = lines[0] ?? { sku: '', quantity: 0 };
      await client.query('BEGIN');
      const run = async (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
      await run('key', 'INSERT INTO bare.key VALUES ($1)', [randomUUID()]);
      await run('stock', 'UPDATE bare.stock SET units = units - $2 WHERE sku = $1', [line.sku, line.quantity]);
      const { rows } = await run('order', 'INSERT INTO bare.placed VALUES ($1, $2, $3, $4, now()) RETURNING *', [
        id,
        JSON.stringify(lines),
        JSON.stringify(address),
        expectedTotal,
      ]);
      await run('line', 'INSERT INTO bare.line VALUES ($1, 0, $2, $3)', [id, line.sku, line.quantity]);
      await run('event', "INSERT INTO bare.event (order_id, event, at) VALUES ($1, 'order.placed', now())", [id]);
      await run('payment', "INSERT INTO bare.payment VALUES ($1, $2, $3, 'pending')", [
        randomUUID(),
        id,
        expectedTotal,
      ]);
      await client.query('COMMIT');
      return rows[0];
    } finally {
      client.release();
    }
  }
  const url = await app.listen({ port: 0 });
  return {
    url,
    async close() {
      await app.close();
      await pool.query('DROP SCHEMA bare CASCADE');
      await pool.end();
    },
  };
}

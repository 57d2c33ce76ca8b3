import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { ShopContext } from '../start/context.ts';
import { DatabaseUnavailable } from '../database/connection/database-unavailable.ts';
import { problem } from './problem.ts';

/**
 * /healthz: the process is alive. /readyz: it can serve, with the database up and migrated and no shutdown in
 * progress.
 */
export function healthRoutes(app: FastifyInstance, context: ShopContext): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_, reply) => {
    const trouble = isClosing ? 'The shop is closing' : await troubleOf(context);
    if (trouble !== null) throw problem('temporarily-unavailable', { detail: trouble });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

async function troubleOf({ database }: ShopContext): Promise<string | null> {
  try {
    const { migrated } = await database.one<{ migrated: boolean }>(sql`
      SELECT to_regclass('migration') IS NOT NULL AND to_regclass('product') IS NOT NULL AS migrated`);
    return migrated ? null : 'The database is not migrated';
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return 'The database is unavailable';
    throw error;
  }
}

import type { FastifyInstance } from 'fastify';
import { api } from '../../../../src/contract/api.ts';
import type { ShopContext } from '../../start/context.ts';
import { docsPage } from './docs.page.ts';
import { namedSchemas } from './named-schemas.ts';
import { openApiOf } from './openapi.ts';

/** /openapi.json and /docs, both from the contract (API-04). */
export function openApiRoutes(app: FastifyInstance, { settings }: ShopContext): void {
  const calls = Object.fromEntries(
    Object.entries(api).filter(([, { path }]) => settings.mode === 'sandbox' || !path.startsWith('/v1/sandbox/')),
  );
  // Written when they are first asked for: both go through every schema of the contract.
  let description: Promise<string> | undefined;
  // The promise is kept, not its answer: many who ask at once are one.
  const describe = async () => JSON.stringify(openApiOf(calls, await namedSchemas()));
  let page: string | undefined;
  const cacheControl = 'public, max-age=300';

  app.get('/openapi.json', async (_, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('application/json; charset=utf-8')
      .send(await (description ??= describe())),
  );
  app.get('/docs', async (_, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('text/html; charset=utf-8')
      .send((page ??= docsPage(calls))),
  );
}

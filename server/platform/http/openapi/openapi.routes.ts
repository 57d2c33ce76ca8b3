import type { FastifyInstance } from 'fastify';
import { api } from '../../../../src/contract/api.ts';
import type { ShopContext } from '../../start/context.ts';
import { namedSchemas } from './named-schemas.ts';
import { openApiOf } from './openapi.ts';

/** /openapi.json, generated from the contract. */
export function openApiRoutes(app: FastifyInstance, { settings }: ShopContext): void {
  const calls = Object.fromEntries(
    Object.entries(api).filter(([, { path }]) => settings.mode === 'sandbox' || !path.startsWith('/v1/sandbox/')),
  );
  // Generated on the first request, because it visits every schema of the contract.
  let description: Promise<string> | undefined;
  // Caches the promise, so that concurrent requests generate it once.
  const describe = async () => JSON.stringify(openApiOf(calls, await namedSchemas()));

  app.get('/openapi.json', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send(await (description ??= describe())),
  );
}

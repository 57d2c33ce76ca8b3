import type { FastifyInstance } from 'fastify';

const limit = 16 * 1024;

/** Accepts posted forms in this scope; the body becomes URLSearchParams. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: limit },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
}

import type { FastifyInstance } from 'fastify';
import { listReels } from '../../src/contract/reel/reel.calls.ts';
import type { ShopContext } from '../context.ts';
import { route } from '../http/route.ts';
import { readReels } from './reel.queries.ts';

export function reelRoutes(app: FastifyInstance, context: ShopContext): void {
  route(app, context, listReels, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    return { reels: await readReels(context.database) };
  });
}

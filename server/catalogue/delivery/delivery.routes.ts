import type { FastifyInstance } from 'fastify';
import { checkDelivery } from '../../../src/contract/catalogue/delivery.calls.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { route } from '../../platform/http/route.ts';
import { deliveryTo } from './delivery.policy.ts';

export function deliveryRoutes(app: FastifyInstance, context: ShopContext): void {
  route(app, context, checkDelivery, async ({ params: { pincode } }, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return deliveryTo(pincode, context.clock(), await context.catalogue.rules());
  });
}

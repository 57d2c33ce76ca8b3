import type { FastifyInstance } from 'fastify';
import { checkDelivery } from '../../../src/contract/catalogue/delivery.calls.ts';
import { unitGrams, unitWeightsOf } from '../../../src/domain/catalogue/product/weight.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { route } from '../../platform/http/route.ts';
import { deliveryTo } from './delivery.policy.ts';

export function deliveryRoutes(app: FastifyInstance, context: ShopContext): void {
  const { catalogue, clock } = context;

  route(app, context, checkDelivery, async ({ params: { pincode }, query }, reply) => {
    const { sku, variant = '', flavour = '' } = query;
    const [rules, sold] = await Promise.all([
      catalogue.saleRules(),
      sku === undefined ? null : catalogue.soldNow([sku]),
    ]);
    const product = sku === undefined ? undefined : sold?.get(sku);
    const grams = product ? (unitGrams({ variant, flavour }, unitWeightsOf(product)) ?? 0) : null;
    reply.header('cache-control', 'public, max-age=60');
    return deliveryTo(pincode, clock(), rules, grams);
  });
}

import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { calculateBundle, suggestBundles } from '../../../src/contract/promotions/bundle/suggestion.calls.ts';
import type { StoreBundle } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import { tierProgress } from '../../../src/domain/promotions/tier/tier-progress.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { languageOf } from '../../platform/http/words.ts';
import { route } from '../../platform/http/route.ts';
import { bundlesIn } from './translated-bundles.ts';
import { calculate } from './calculate.ts';
import { cartOfChosen } from './chosen-cart.ts';
import type { Bundles } from './bundle-offers.ts';
import { suggestions } from './suggest.ts';

/** Bundle suggestions for shoppers. */
export function suggestionRoutes(app: FastifyInstance, context: ShopContext, bundles: Bundles): void {
  const { catalogue, clock } = context;

  route(app, context, calculateBundle, async ({ body: { products: chosen, bundleId }, shopper }) => {
    const now = clock();
    const [offers, products, rules] = await Promise.all([
      bundles.offers(),
      catalogue.products(chosen.map(({ sku }) => sku)),
      catalogue.rules(),
    ]);
    const isMember = shopper?.premiumUntil ? now < shopper.premiumUntil : false;
    return calculate(offers, { cart: cartOfChosen(chosen, products), products, rules, isMember, now }, bundleId);
  });

  route(app, context, suggestBundles, async ({ body, shopper }, reply) => {
    const { currentProduct, userContext, deviceType, requestSource } = body;
    const now = clock();
    const [offers, current, products, rules] = await Promise.all([
      bundles.offers(),
      currentProduct === null ? null : catalogue.product(currentProduct),
      catalogue.products(userContext.cart.map(({ sku }) => sku)),
      catalogue.rules(),
    ]);
    const isMember = shopper?.premiumUntil ? now < shopper.premiumUntil : false;
    const cart = cartOfChosen(userContext.cart, products);
    const progress = tierProgress(rules.tiers, userContext.cartValue);
    const pricing = { products, rules, isMember };
    const suggested = suggestions(offers, { current, cart, source: requestSource, pricing, now });
    const language = languageOf(reply);
    const spoken = async (found: readonly StoreBundle[]) => bundlesIn(catalogue, language, found);
    return {
      success: true,
      primaryBundles: await spoken(suggested.primaryBundles),
      crossSellBundles: await spoken(suggested.crossSellBundles),
      urgencyBundles: await spoken(suggested.urgencyBundles),
      tierProgress: {
        currentTier: progress.current,
        nextTier: progress.next,
        progress: { percentage: progress.percentage, remaining: progress.remaining },
      },
      analytics: {
        recommendationId: randomUUID(),
        generated_at: now.toISOString(),
        deviceType,
        productSku: currentProduct,
      },
    };
  });
}

import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { t } from '../../../src/domain/kit/text/text.ts';
import { changeWishes, readCards, readWishes } from '../../../src/contract/catalogue/wish.calls.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { maxWishes } from '../../../src/domain/catalogue/wish.ts';
import { problem } from '../../platform/http/problem.ts';
import { languageOf } from '../../platform/http/words.ts';
import { route } from '../../platform/http/route.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { cardsIn } from '../translated-products.ts';
import { storeWishes, wishesOf } from './wish.queries.ts';

/** Wishlists of accounts, and the cards of products that a device remembers (WSH-01). */
export function wishRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, catalogue, clock } = context;

  const listOf = async (shopperId: string, language: Language) => {
    const wishes = await wishesOf(database, shopperId);
    const cards = await cardsIn(catalogue, language, await catalogue.cards(wishes.map(({ sku }) => sku)));
    const shown = new Map(cards.map((card) => [card.sku, card]));
    return {
      items: wishes.map(({ sku, name, added_at: addedAt }) => ({
        sku,
        name,
        addedAt: addedAt.toISOString(),
        product: shown.get(sku) ?? null,
      })),
    };
  };

  route(app, context, readWishes, async ({ shopper }, reply) => {
    reply.header('cache-control', 'private, no-store');
    return listOf(shopper.id, languageOf(reply));
  });

  route(app, context, changeWishes, async ({ body: { changes }, shopper }, reply) => {
    await database.transaction(async (tx) => {
      const open = await tx.query(sql`
        SELECT FROM shopper WHERE id = ${shopper.id} AND deleted_at IS NULL FOR NO KEY UPDATE`);
      if (open.length === 0) throw problem('session-expired');
      const count = await storeWishes(tx, shopper.id, changes, clock());
      if (count > maxWishes) {
        throw problem('conflict', { detail: t`A wishlist holds up to ${maxWishes} products` });
      }
    });
    return listOf(shopper.id, languageOf(reply));
  });

  route(app, context, readCards, async ({ query: { skus } }, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    return { products: await cardsIn(catalogue, languageOf(reply), await catalogue.cards(skus)) };
  });
}

import { t } from '../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import { getCart, putCart, type WireLine } from '../../src/contract/cart/cart.calls.ts';
import type { Cart } from '../../src/domain/cart/cart.ts';
import type { Quote } from '../../src/domain/cart/pricing/quote.ts';
import type { ShopContext } from '../platform/start/context.ts';
import type { SignedIn } from '../platform/http/guard/auth.ts';
import { problem } from '../platform/http/problem.ts';
import { route } from '../platform/http/route.ts';
import { estimate, price } from './price.ts';
import type { Carts, StoredCart } from './cart.queries.ts';
import { storedCarts } from './stored-carts.ts';

export function cartRoutes(app: FastifyInstance, context: ShopContext): void {
  const carts = context.carts ?? storedCarts(context.database);
  route(app, context, getCart, async ({ shopper }, reply) => {
    const stored = await carts.read(shopper.id);
    reply.header('etag', etagOf(stored.version));
    return priced(context, stored, shopper);
  });

  route(
    app,
    context,
    putCart,
    async ({ body: lines, headers, shopper, requestId }, reply) => {
      await refuseUnknown(context, lines, requestId);
      const now = context.clock();
      const write = {
        shopperId: shopper.id,
        lines,
        version: headers['if-match'],
        save: headers['cart-save'],
        now,
      };
      const [written, shown] = await Promise.all([carts.write(write), estimate(context, { lines, shopper, now })]);
      if (written === undefined) throw await conflict(context, carts, shopper);
      reply.header('etag', etagOf(written.version));
      return answerOf({ ...written, lines, updatedAt: now }, shown);
    },
    { bodyName: 'lines', takesRecentSession: true },
  );
}

function etagOf(version: number): string {
  return `"${version}"`;
}

type Priced = Quote & { version: number; saves: string[]; updatedAt: string | null; cart: Cart };

async function priced(context: ShopContext, stored: StoredCart, shopper: SignedIn): Promise<Priced> {
  return answerOf(stored, await price(context, { lines: stored.lines, shopper, now: context.clock() }));
}

function answerOf(
  { version, saves, updatedAt }: StoredCart,
  { cart, quote }: { cart: Cart; quote: Quote },
): Priced {
  return { version, saves: [...saves], updatedAt: updatedAt?.toISOString() ?? null, cart, ...quote };
}

/** Rejects and logs skus that never existed. Discontinued ones stay in the cart and are marked. */
async function refuseUnknown(context: ShopContext, lines: readonly WireLine[], requestId: string): Promise<void> {
  const unknown = await context.catalogue.unknown(lines.map(({ sku }) => sku));
  if (unknown.size === 0) return;
  context.log.warn({ id: requestId, skus: [...unknown] }, 'a cart with an unknown product was refused');
  throw problem('invalid-input', {
    detail: t`This product isn’t in the shop`,
    errors: lines.flatMap(({ sku }, index) =>
      unknown.has(sku) ? [{ field: `lines.${index}.sku`, message: t`This product isn’t in the shop` }] : [],
    ),
  });
}

async function conflict(context: ShopContext, carts: Carts, shopper: SignedIn) {
  const current = await carts.read(shopper.id);
  return problem('version-conflict', {
    detail: t`The cart was changed somewhere else`,
    headers: { etag: etagOf(current.version) },
    members: { cart: await priced(context, current, shopper) },
  });
}

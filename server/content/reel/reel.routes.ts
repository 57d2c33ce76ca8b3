import type { FastifyInstance } from 'fastify';
import { instagramCalls, reelCalls } from '../../../src/contract/content/reel.calls.ts';
import type { Reel, ReelPlace } from '../../../src/domain/content/reel.ts';
import { etagOf } from '../../platform/list/version.ts';
import { Cached } from '../../platform/list/cached.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { languageOf } from '../../platform/http/words.ts';
import { route } from '../../platform/http/route.ts';
import { addReel, changeReel, noReel, reorderReels, takeReelAway, reelFindings } from './change-reels.ts';
import { findReel, readReels, readShown, reelsIn } from './reel.queries.ts';

/** The two lists of reels, for shoppers and admins. */
export function reelRoutes(app: FastifyInstance, context: ShopContext): void {
  reelRoutesOf(app, context, 'reel', reelCalls);
  reelRoutesOf(app, context, 'instagram', instagramCalls);
}

/** Milliseconds the public list is cached without a notification. */
const lifetime = 10_000;

function reelRoutesOf(app: FastifyInstance, context: ShopContext, place: ReelPlace, calls: typeof reelCalls): void {
  const { database } = context;
  const kept = new Cached<readonly Reel[]>({ lifetime, max: 1 });
  context.catalogue.onChange(() => kept.outdate());

  route(app, context, calls.list, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    const shown = await kept.one('', async () => readShown(database, place));
    return { reels: [...(await reelsIn(context.catalogue, languageOf(reply), shown))] };
  });

  route(app, context, calls.listAll, async ({ query: { q } }) => {
    const items = await readReels(database, place, q?.trim());
    return { total: items.length, items };
  });

  route(app, context, calls.read, async ({ params: { id } }, reply) => {
    const reel = await findReel(database, place, id);
    if (!reel) throw noReel();
    reply.header('etag', etagOf(reel));
    return reel;
  });

  route(
    app,
    context,
    calls.create,
    async ({ body, shopper }) => {
      const reel = await addReel(context, { place, actorId: shopper.id }, body);
      kept.outdate();
      return reel;
    },
    { rules: ({ body }) => reelFindings(database, null, body) },
  );

  route(
    app,
    context,
    calls.change,
    async ({ params: { id }, headers, body, shopper }) => {
      const change = { id, version: headers['if-match'], reel: body };
      const reel = await changeReel(context, { place, actorId: shopper.id }, change);
      kept.outdate();
      return reel;
    },
    {
      rules:
        ({ params: { id }, body }) =>
        async () =>
          reelFindings(database, (await findReel(database, place, id)) ?? null, body),
    },
  );

  route(app, context, calls.remove, async ({ params: { id }, shopper }) => {
    await takeReelAway(context, { place, actorId: shopper.id }, id);
    kept.outdate();
  });

  route(app, context, calls.reorder, async ({ body: { ids }, shopper }) => {
    const items = await reorderReels(context, { place, actorId: shopper.id }, ids);
    kept.outdate();
    return { total: items.length, items };
  });
}

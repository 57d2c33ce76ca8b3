import type { FastifyInstance } from 'fastify';
import {
  type BannerWrite,
  deleteBanner,
  listActiveBanners,
  listBanners,
  saveBanner,
  updateBanner as updateBannerCall,
} from '../../src/contract/banner/banner.calls.ts';
import type { ShopContext } from '../context.ts';
import { problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { insertBanner, readBanners, removeBanner, updateBanner } from './banner.queries.ts';

/** The strip over the header: for everybody, and in the hands of admins (BNR-01, BNR-02). */
export function bannerRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, catalogue, clock } = context;

  route(app, context, listActiveBanners, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    return { banners: await catalogue.banners() };
  });

  route(app, context, listBanners, async () => ({ banners: await readBanners(database) }));

  route(app, context, saveBanner, async ({ body: { id, ...banner } }) =>
    id === undefined ? insertBanner(database, banner, clock()) : change(context, id, banner),
  );

  route(app, context, updateBannerCall, async ({ params: { id }, body }) => change(context, id, body));

  route(app, context, deleteBanner, async ({ params: { id } }) => {
    if (!(await removeBanner(database, id))) throw noBanner();
  });
}

async function change({ database, clock }: ShopContext, id: string, banner: BannerWrite) {
  const changed = await updateBanner(database, id, banner, clock());
  if (!changed) throw noBanner();
  return changed;
}

function noBanner() {
  return problem('not-found', { detail: 'There is no such banner' });
}

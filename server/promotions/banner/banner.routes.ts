import type { FastifyInstance } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import {
  type BannerWrite,
  changeBanners,
  deleteBanner,
  exportBanners,
  listActiveBanners,
  listBanners,
  orderBanners as orderBannersCall,
  type OwnedBanner,
  readBanner,
  saveBanner,
  updateBanner as updateBannerCall,
} from '../../../src/contract/promotions/banner.calls.ts';
import type { TranslationNeed } from '../../../src/domain/kit/text/translated.ts';
import { bulkOver } from '../../platform/list/bulk.ts';
import { type CsvColumn, csvFile, indianTime } from '../../platform/list/csv/csv.ts';
import { readAll, readPage } from '../../platform/list/list.ts';
import { translationConditions } from '../../platform/list/translation/translation-needs.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/words.ts';
import { campaignOf, switchedByCampaign } from '../campaign-part/campaign-of.ts';
import {
  bannerFindings,
  bannerList,
  findBanner,
  insertBanner,
  orderBanners,
  removeBanner,
  switchBanner,
  updateBanner,
  type Writer,
} from './banner.queries.ts';

const columns: readonly CsvColumn<OwnedBanner>[] = [
  { title: 'text', value: ({ text }) => text },
  { title: 'isEnabled', value: ({ isEnabled }) => isEnabled },
  { title: 'priority', value: ({ priority }) => priority },
  { title: 'icon', value: ({ icon }) => icon },
  { title: 'backgroundColor', value: ({ backgroundColor }) => backgroundColor },
  { title: 'textColor', value: ({ textColor }) => textColor },
  { title: 'link', value: ({ link }) => link },
  { title: 'startsAt', value: ({ startsAt }) => indianTime(startsAt) },
  { title: 'endsAt', value: ({ endsAt }) => indianTime(endsAt) },
];

/** The banners over the header, for shoppers and admins. */
export function bannerRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, catalogue, clock } = context;

  route(app, context, listActiveBanners, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    return { banners: await catalogue.banners(languageOf(reply)) };
  });

  route(app, context, listBanners, async ({ query: { q, sort, limit, offset, ...filters } }) => {
    const asked = { q, sort, limit, offset };
    const { total, items } = await readPage(database, bannerList, asked, conditionsOf(filters));
    return { total, banners: items };
  });

  route(app, context, exportBanners, async ({ query: { q, sort, ...filters } }) =>
    csvFile('banners', columns, readAll(database, bannerList, { q, sort }, conditionsOf(filters))),
  );

  route(app, context, readBanner, async ({ params: { id } }) => {
    const found = await findBanner(database, id);
    if (!found) throw noBanner();
    return found;
  });

  const findingsOf = (id: string | undefined, banner: BannerWrite) => async () =>
    bannerFindings(database, id === undefined ? null : await findBanner(database, id), banner);

  route(
    app,
    context,
    saveBanner,
    async ({ body: { id, ...banner }, shopper }) => {
      const writer = { actorId: shopper.id, now: clock() };
      return id === undefined ? add(context, banner, writer) : change(context, id, banner, writer);
    },
    { rules: ({ body }) => findingsOf(body.id, body) },
  );

  route(
    app,
    context,
    updateBannerCall,
    async ({ params: { id }, body, headers, shopper }) =>
      change(context, id, body, { actorId: shopper.id, now: clock(), version: headers['if-match'] }),
    { rules: ({ params: { id }, body }) => findingsOf(id, body) },
  );

  route(app, context, changeBanners, async ({ body: { action, ids, matching }, shopper }) => {
    const writer = { actorId: shopper.id, now: clock() };
    const { q, ...filters } = matching ?? {};
    const chosen = { ids, matching: matching && { q, filters: conditionsOf(filters) } };
    return bulkOver(database, bannerList, chosen, async (tx, id) => {
      const campaign = action === 'delete' ? null : await campaignOf(tx, 'banner', id);
      if (campaign !== null) return switchedByCampaign(campaign);
      const isThere = await (action === 'delete'
        ? removeBanner(tx, id, writer)
        : switchBanner(tx, id, action === 'enable', writer));
      return isThere ? null : 'We couldn’t find this banner';
    });
  });

  route(app, context, orderBannersCall, async ({ body: { ids }, shopper }) =>
    database.transaction((tx) => orderBanners(tx, ids, { actorId: shopper.id, now: clock() })),
  );

  route(app, context, deleteBanner, async ({ params: { id }, shopper }) => {
    const writer = { actorId: shopper.id, now: clock() };
    if (!(await database.transaction((tx) => removeBanner(tx, id, writer)))) throw noBanner();
  });
}

interface BannerFilter {
  readonly isEnabled?: boolean | undefined;
  readonly translation?: TranslationNeed | undefined;
}

function conditionsOf({ isEnabled, translation }: BannerFilter): Sql[] {
  return [
    ...(isEnabled === undefined ? [] : [sql`is_enabled = ${isEnabled}`]),
    ...translationConditions('banner', translation),
  ];
}

type Change = Writer & { readonly version?: number | undefined };

async function add({ database }: ShopContext, banner: BannerWrite, writer: Writer) {
  return database.transaction(async (tx) => {
    await refuseMistakes(bannerFindings(tx, null, banner));
    return insertBanner(tx, banner, writer);
  });
}

async function change({ database }: ShopContext, id: string, banner: BannerWrite, writer: Change) {
  const outcome = await database.transaction((tx) => updateBanner(tx, id, banner, writer));
  if (!outcome) throw noBanner();
  if (!outcome.isChanged) throw staleRecord(outcome.banner);
  return outcome.banner;
}

function noBanner() {
  return problem('not-found', { detail: 'We couldn’t find this banner' });
}

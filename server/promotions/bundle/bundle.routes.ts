import type { FastifyInstance } from 'fastify';
import {
  type BundleWrite,
  changeBundles,
  deleteBundle,
  exportBundles,
  getBundleSettings,
  listBundles,
  readBundle,
  saveBundle,
  saveBundleSettings,
  setBundleStatus,
  updateBundle as updateBundleCall,
} from '../../../src/contract/promotions/bundle/bundle.calls.ts';
import { bundleRules, type StoreBundleDraft } from '../../../src/domain/promotions/bundle/bundle-draft.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { csvFile } from '../../platform/list/csv/csv.ts';
import { readAll, readKeys, readPage } from '../../platform/list/list.ts';
import { etagOf, staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { isAdminFor } from '../../platform/http/guard/auth.ts';
import { refuseUnproven } from '../../platform/http/guard/standing.ts';
import { languageOf } from '../../platform/http/words.ts';
import { lazily, unlessUnread } from '../../platform/http/input/readable.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import {
  addBundle,
  type BundleCommand,
  changeBundle,
  commandBundles,
  noBundle,
  Overtaken,
  ownTimeFindings,
  type Writer,
} from './bundle-admin.ts';
import { bundleColumns } from './bundle-csv.ts';
import { bundleConditions, bundleList, type BundleRow, findBundle } from './bundle.queries.ts';
import { readBundleSettings, writeBundleSettings } from './bundle-settings.queries.ts';
import { type Bundles, shopBundles, isRunning } from './bundle-offers.ts';
import { bundlesIn } from './translated-bundles.ts';
import { storeBundleOf } from './store-bundle.ts';
import { suggestionRoutes } from './suggestion.routes.ts';

const pageSize = 100;
const maxChanged = 10_000;

/** Bundles, for shoppers and admins. */
export function bundleRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;
  const bundles = shopBundles(context);
  suggestionRoutes(app, context, bundles);
  const writerOf = ({ id }: { id: string }): Writer => ({ actorId: id, now: clock() });

  route(app, context, listBundles, async ({ query, shopper }, reply) => {
    const { q, sort, limit = pageSize, offset = 0, ...filter } = query;
    if (filter.status !== undefined) {
      if (!shopper) throw problem('not-signed-in');
      refuseUnproven(shopper);
      if (!isAdminFor(listBundles, shopper)) throw problem('not-allowed');
      const asked = { q, sort, limit, offset };
      const { total, items } = await readPage(database, bundleList, asked, bundleConditions(filter));
      return { total, bundles: await ownedBundles(bundles, items) };
    }
    const now = clock();
    const offered = (await bundles.offers()).byPosition.filter((each) => isRunning(each, now));
    return {
      total: offered.length,
      bundles: await bundlesIn(
        context.catalogue,
        languageOf(reply),
        offered.slice(offset, offset + limit).map(({ bundle }) => bundle),
      ),
    };
  });

  route(app, context, exportBundles, async ({ query: { q, sort, ...filter } }) =>
    csvFile(
      'bundles',
      bundleColumns,
      ownedBatches(bundles, readAll(database, bundleList, { q, sort }, bundleConditions(filter))),
    ),
  );

  route(app, context, readBundle, async ({ params: { id } }, reply) => {
    const row = await findBundle(database, id);
    if (!row) throw noBundle();
    reply.header('etag', etagOf(row));
    return owned(bundles, row);
  });

  const findingsOf = (id: string | undefined, bundle: BundleWrite) => async () => {
    const there = id === undefined ? undefined : await findBundle(database, id);
    return [
      bundleFindings(context, bundle, () => (there?.starts_at ?? clock()).toISOString()),
      there ? ownTimeFindings(database, there, bundle) : null,
    ];
  };

  const add = async (bundle: BundleWrite, writer: Writer) => {
    await refuseMistakes(bundleFindings(context, bundle, () => writer.now.toISOString()));
    const row = await database.transaction(async (tx) => addBundle(tx, bundle, writer));
    bundles.changed();
    return owned(bundles, row);
  };
  const change = async (id: string, version: number | undefined, bundle: BundleWrite, writer: Writer) => {
    const there = await findBundle(database, id);
    if (!there) throw noBundle();
    await refuseMistakes(findingsOf(id, bundle));
    try {
      const row = await database.transaction(async (tx) => changeBundle(tx, { id, version, bundle }, writer));
      bundles.changed();
      return await owned(bundles, row);
    } catch (error) {
      if (error instanceof Overtaken) throw staleRecord(await owned(bundles, error.row));
      throw error;
    }
  };

  route(
    app,
    context,
    saveBundle,
    async ({ body: { id, ...bundle }, shopper }) =>
      id === undefined ? add(bundle, writerOf(shopper)) : change(id, undefined, bundle, writerOf(shopper)),
    { rules: ({ body }) => findingsOf(body.id, body) },
  );

  route(
    app,
    context,
    updateBundleCall,
    async ({ params: { id }, headers, body, shopper }) => change(id, headers['if-match'], body, writerOf(shopper)),
    { rules: ({ params: { id }, body }) => findingsOf(id, body) },
  );

  const command = async (ids: readonly string[], wanted: BundleCommand, writer: Writer) => {
    const changed = await database.transaction(async (tx) => commandBundles(tx, ids, wanted, writer));
    bundles.changed();
    return changed;
  };

  route(app, context, deleteBundle, async ({ params: { id }, shopper }) => {
    if ((await command([id], 'delete', writerOf(shopper))) === 0) throw noBundle();
  });

  route(app, context, setBundleStatus, async ({ params: { id }, body: { status }, shopper }) => {
    await command([id], status === 'active' ? 'activate' : 'deactivate', writerOf(shopper));
    const row = await findBundle(database, id);
    if (!row) throw noBundle();
    return owned(bundles, row);
  });

  route(app, context, changeBundles, async ({ body: { ids, matching, action }, shopper }) => {
    if ((ids === undefined) === (matching === undefined)) {
      throw refusedField('ids', 'Send bundle ids or a filter');
    }
    const { q, ...filter } = matching ?? {};
    const wanted = ids ?? (await readKeys(database, bundleList, { q }, bundleConditions(filter), maxChanged));
    return { changed: await command(wanted, action, writerOf(shopper)) };
  });

  route(app, context, getBundleSettings, async () => (await bundles.offers()).settings);

  route(app, context, saveBundleSettings, async ({ body, shopper }) => {
    const now = clock();
    await database.transaction(async (tx) => {
      const before = await readBundleSettings(tx);
      await writeBundleSettings(tx, body, now);
      await recordChange(tx, {
        actorId: shopper.id,
        action: 'changed',
        resource: 'bundle settings',
        recordId: 'bundles',
        before,
        after: body,
        now,
      });
    });
    bundles.changed();
    return readBundleSettings(database);
  });
}

/** What is refused of a bundle besides its schema: what conflicts with its type or with the products on sale. */
function bundleFindings({ catalogue }: ShopContext, bundle: BundleWrite, startOf: () => string): Findings {
  return async () => {
    const skus = bundle.products.map((_, place) => () => bundle.products[place]?.sku ?? '');
    const found = await Promise.all(unlessUnread(skus).map(async (sku) => catalogue.product(sku)));
    const sold = found.filter((product) => product !== null);
    const draft = lazily<StoreBundleDraft>({
      type: () => bundle.type,
      products: () => bundle.products,
      minOrderValue: () => bundle.minOrderValue,
      excludedProducts: () => bundle.excludedProducts,
      startsAt: () => bundle.startsAt ?? startOf(),
      validUntil: () => bundle.validUntil,
    });
    return bundleRules(draft, new Map(sold.map(({ sku, category }) => [sku, category])));
  };
}

async function owned(bundles: Bundles, row: BundleRow) {
  return ownedBundle(row, await bundles.productsOf([row]));
}

async function ownedBundles(bundles: Bundles, rows: readonly BundleRow[]) {
  const products = await bundles.productsOf(rows);
  return rows.map((row) => ownedBundle(row, products));
}

function ownedBundle(row: BundleRow, products: Awaited<ReturnType<Bundles['productsOf']>>) {
  return {
    ...storeBundleOf(row, products),
    status: row.status,
    startsAt: row.starts_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    ...(row.translations ? { translations: row.translations } : {}),
  };
}

async function* ownedBatches(bundles: Bundles, batches: AsyncIterable<readonly BundleRow[]>) {
  for await (const rows of batches) yield await ownedBundles(bundles, rows);
}

import type { FastifyInstance } from 'fastify';
import {
  type BundleWrite,
  changeBundles,
  deleteBundle,
  getBundleSettings,
  listBundles,
  saveBundle,
  saveBundleSettings,
  setBundleStatus,
  updateBundle as updateBundleCall,
} from '../../src/contract/bundle/bundle.calls.ts';
import { draftProblem } from '../../src/domain/bundle/bundle-draft.ts';
import type { ShopContext } from '../context.ts';
import { problem, refusedField } from '../http/problem.ts';
import { route } from '../http/route.ts';
import {
  type BundleRow,
  findBundle,
  insertBundle,
  readBundlePage,
  removeBundles,
  setStatus,
  updateBundle,
} from './bundle.queries.ts';
import { readBundleSettings, writeBundleSettings } from './bundle-settings.queries.ts';
import { type Bundles, createBundles, isRunning } from './shelf.ts';
import { storeBundleOf } from './store-bundle.ts';
import { suggestionRoutes } from './suggestion.routes.ts';

const pageSize = 100;

/** The bundles of the shop: on offer for everybody, in the hands of its admins (BND-01). */
export function bundleRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;
  const bundles = createBundles(context);
  suggestionRoutes(app, context, bundles);

  route(app, context, listBundles, async ({ query: { status, limit = pageSize, offset = 0 }, shopper }) => {
    if (status === 'all') {
      if (!shopper) throw problem('not-signed-in');
      if (!shopper.isAdmin) throw problem('not-allowed');
      const { total, rows } = await readBundlePage(database, { limit, offset });
      return { total, bundles: await ownedBundles(bundles, rows) };
    }
    const now = clock();
    const offered = (await bundles.shelf()).byPosition.filter((each) => isRunning(each, now));
    return {
      total: offered.length,
      bundles: offered.slice(offset, offset + limit).map(({ bundle }) => bundle),
    };
  });

  route(app, context, saveBundle, async ({ body: { id, ...bundle } }) =>
    id === undefined ? add(context, bundles, bundle) : change(context, bundles, id, bundle),
  );

  route(app, context, updateBundleCall, async ({ params: { id }, body }) => change(context, bundles, id, body));

  route(app, context, deleteBundle, async ({ params: { id } }) => {
    const removed = await removeBundles(database, [id], clock());
    if (removed === 0) throw noBundle();
    bundles.changed();
  });

  route(app, context, setBundleStatus, async ({ params: { id }, body: { status } }) => {
    await setStatus(database, [id], status, clock());
    const row = await findBundle(database, id);
    if (!row) throw noBundle();
    bundles.changed();
    return owned(bundles, row);
  });

  route(app, context, changeBundles, async ({ body: { ids, action } }) => {
    const changed = await database.transaction(async (tx) =>
      action === 'delete'
        ? removeBundles(tx, ids, clock())
        : setStatus(tx, ids, action === 'activate' ? 'active' : 'inactive', clock()),
    );
    bundles.changed();
    return { changed };
  });

  route(app, context, getBundleSettings, async () => (await bundles.shelf()).settings);

  route(app, context, saveBundleSettings, async ({ body }) => {
    await writeBundleSettings(database, body, clock());
    bundles.changed();
    return readBundleSettings(database);
  });
}

async function add(context: ShopContext, bundles: Bundles, bundle: BundleWrite) {
  const now = context.clock();
  await refuseNonsense(context, bundle, bundle.startsAt ?? now.toISOString());
  const row = await insertBundle(context.database, bundle, now);
  bundles.changed();
  return owned(bundles, row);
}

async function change(context: ShopContext, bundles: Bundles, id: string, bundle: BundleWrite) {
  const there = await findBundle(context.database, id);
  if (!there) throw noBundle();
  await refuseNonsense(context, bundle, bundle.startsAt ?? there.starts_at.toISOString());
  const row = await updateBundle(context.database, id, bundle, context.clock());
  if (!row) throw noBundle();
  bundles.changed();
  return owned(bundles, row);
}

/** Names the field that does not go with the bundle's type or with what the shop sells (API-05). */
async function refuseNonsense({ catalogue }: ShopContext, bundle: BundleWrite, startsAt: string): Promise<void> {
  const found = await Promise.all(bundle.products.map(async ({ sku }) => catalogue.product(sku)));
  const sold = found.filter((product) => product !== null);
  const wrong = draftProblem({ ...bundle, startsAt }, new Map(sold.map(({ sku, category }) => [sku, category])));
  if (wrong) throw refusedField(wrong.field, wrong.message);
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
  };
}

function noBundle() {
  return problem('not-found', { detail: 'There is no such bundle' });
}

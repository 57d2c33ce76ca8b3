import type { BundleSettings } from '../../../src/contract/promotions/bundle/bundle.calls.ts';
import type { StoreBundle, StoreBundleTerms } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import type { Product } from '../../../src/domain/catalogue/product/product.ts';
import { Cached } from '../../catalogue/cached.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { type BundleRow, readActiveBundles, readBundleStock, termsOf } from './bundle.queries.ts';
import { readBundleSettings } from './bundle-settings.queries.ts';
import { isSellable, storeBundleOf } from './store-bundle.ts';

/** A bundle that can be bought during its time. */
export interface Offered {
  readonly bundle: StoreBundle;
  readonly terms: StoreBundleTerms;
  readonly skus: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
  /** Milliseconds since 1970; from the start (inclusive) to the end (exclusive). */
  readonly from: number;
  readonly until: number;
}

/** The active bundles, sorted for each kind of lookup. */
export interface BundleOffers {
  readonly settings: BundleSettings;
  readonly byPosition: readonly Offered[];
  /** By saving, highest first; ties by position. */
  readonly bestFirst: readonly Offered[];
  /** Those with an end date, soonest first. */
  readonly soonestFirst: readonly Offered[];
  readonly byId: ReadonlyMap<string, Offered>;
  /** Every product in any bundle. */
  readonly skus: readonly string[];
}

/** The shop's bundles in memory, invalidated by the database; stock and prices are at most a second old. */
export interface Bundles {
  offers(): Promise<BundleOffers>;
  /** The products of bundles, including those that are not on the list. */
  productsOf(rows: readonly BundleRow[]): Promise<ReadonlyMap<string, Product>>;
  /** Invalidates the bundles after a change in this process. */
  changed(): void;
}

const lifetime = 60_000;
const offersLifetime = 1_000;

export function createBundles({ database, catalogue }: Pick<ShopContext, 'database' | 'catalogue'>): Bundles {
  const known = new Cached<{ rows: BundleRow[]; settings: BundleSettings }>({ lifetime, max: 1 });
  const kept = new Cached<BundleOffers>({ lifetime: offersLifetime, max: 1 });
  const changed = () => {
    known.outdate();
    kept.outdate();
  };
  catalogue.onChange(changed);

  const productsOf = async (rows: readonly BundleRow[]) => {
    const skus = [...new Set(rows.flatMap(({ products }) => products.map(({ sku }) => sku)))];
    const found = await Promise.all(skus.map(async (sku) => catalogue.product(sku)));
    return new Map(found.filter((product) => product !== null).map((product) => [product.sku, product]));
  };

  const stockedRows = async () => {
    const [{ rows, settings }, stock] = await Promise.all([
      known.one('', async () => ({
        rows: await readActiveBundles(database),
        settings: await readBundleSettings(database),
      })),
      readBundleStock(database),
    ]);
    return { rows: rows.map((row) => ({ ...row, stock_level: stock.get(row.id) ?? 0 })), settings };
  };

  return {
    offers: async () =>
      kept.one('', async () => {
        const { rows, settings } = await stockedRows();
        return offersOf(settings.enabled ? rows : [], await productsOf(rows), settings);
      }),
    productsOf,
    changed,
  };
}

function offersOf(
  rows: readonly BundleRow[],
  products: ReadonlyMap<string, Product>,
  settings: BundleSettings,
): BundleOffers {
  const byPosition = rows.filter((row) => isSellable(row, products)).map((row) => offeredOf(row, products));
  return {
    settings,
    byPosition,
    bestFirst: byPosition.toSorted((one, other) => other.bundle.savings - one.bundle.savings),
    soonestFirst: byPosition
      .filter(({ bundle }) => bundle.isTimeLimited)
      .toSorted((one, other) => one.until - other.until),
    byId: new Map(byPosition.map((each) => [each.bundle.id, each])),
    skus: [...new Set(byPosition.flatMap(({ skus }) => [...skus]))],
  };
}

function offeredOf(row: BundleRow, products: ReadonlyMap<string, Product>): Offered {
  const bundle = storeBundleOf(row, products);
  const skus = new Set(bundle.products.map(({ sku }) => sku));
  return {
    bundle,
    terms: termsOf(row),
    skus,
    categories: new Set([...skus].map((sku) => products.get(sku)?.category ?? '')),
    from: row.starts_at.getTime(),
    until: bundle.endsAt === null ? Number.POSITIVE_INFINITY : new Date(bundle.endsAt).getTime(),
  };
}

/** Whether it is active at this time. */
export function isRunning({ from, until }: Offered, now: Date): boolean {
  return from <= now.getTime() && now.getTime() < until;
}

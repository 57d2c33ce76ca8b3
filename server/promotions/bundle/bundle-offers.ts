import type { BundleSettings } from '../../../src/contract/promotions/bundle/bundle.calls.ts';
import type { StoreBundle, StoreBundleTerms } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import type { PricedProduct } from '../../../src/domain/catalogue/product/product.ts';
import { Cached } from '../../platform/list/cached.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import {
  type BundledProduct,
  readBundled,
  readStock,
  type Units,
  withUnits,
} from '../../catalogue/product.queries.ts';
import { Behind } from '../../platform/list/behind.ts';
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

/** The active bundles in the order of each kind of lookup. */
interface Sorted {
  readonly byPosition: readonly Offered[];
  /** By saving, highest first; ties by position. */
  readonly bestFirst: readonly Offered[];
  /** Those with an end date, soonest first. */
  readonly soonestFirst: readonly Offered[];
}

/** The bundles that can be bought, of which there is enough. */
export interface BundleOffers extends Sorted {
  readonly settings: BundleSettings;
  readonly byId: ReadonlyMap<string, Offered>;
  /** Every product in any bundle. */
  readonly products: ReadonlyMap<string, PricedProduct>;
}

/** The shop's bundles in memory, invalidated by the database; stock and prices are at most a second old. */
export interface Bundles {
  offers(): Promise<BundleOffers>;
  /** The products of bundles, including those that are not on the list. */
  productsOf(rows: readonly BundleRow[]): Promise<ReadonlyMap<string, PricedProduct>>;
  /** Invalidates the bundles after a change in this process. */
  changed(): void;
}

interface Known extends Sorted {
  readonly settings: BundleSettings;
  readonly products: ReadonlyMap<string, BundledProduct>;
}

const lifetime = 60_000;
const offersLifetime = 1_000;

const opened = new WeakMap<Catalogue, Bundles>();

/** The bundles of a shop: one memory for everyone who asks. */
export function shopBundles(context: Pick<ShopContext, 'database' | 'catalogue'>): Bundles {
  const there = opened.get(context.catalogue) ?? openBundles(context);
  opened.set(context.catalogue, there);
  return there;
}

function openBundles({ database, catalogue }: Pick<ShopContext, 'database' | 'catalogue'>): Bundles {
  const known = new Cached<Known>({ lifetime, max: 1 });
  const kept = new Cached<BundleOffers>({ lifetime: offersLifetime, max: 1 });
  // Ten thousand bundles take longer to read than somebody should wait for stock; a change is waited for.
  const behind = new Behind<BundleOffers>();
  const changed = () => {
    known.outdate();
    behind.outdate();
    kept.outdate();
  };
  catalogue.onChange(changed);

  const readKnown = async (): Promise<Known> => {
    const settings = await readBundleSettings(database);
    const rows = settings.enabled ? await readActiveBundles(database) : [];
    const products = await readBundled(database, skusOf(rows));
    return { settings, products, ...sorted(rows, products) };
  };
  // Two statements, however many bundles there are.
  const stocked = async (): Promise<BundleOffers> => {
    const all = await known.one('', readKnown);
    const [stock, units] = await Promise.all([
      readBundleStock(database),
      readStock(database, [...all.products.keys()]),
    ]);
    return offersOf(all, stock, units);
  };

  return {
    offers: async () => kept.one('', async () => behind.one('', stocked)),
    productsOf: (rows) => catalogue.products(skusOf(rows)),
    changed,
  };
}

function skusOf(rows: readonly BundleRow[]): string[] {
  return [...new Set(rows.flatMap(({ products }) => products.map(({ sku }) => sku)))];
}

/** The bundles of which every product is sold. */
function sorted(rows: readonly BundleRow[], products: ReadonlyMap<string, BundledProduct>): Sorted {
  const byPosition = rows
    .filter((row) => row.products.every(({ sku }) => products.has(sku)))
    .map((row) => offeredOf(row, products));
  return {
    byPosition,
    bestFirst: byPosition.toSorted((one, other) => other.bundle.savings - one.bundle.savings),
    soonestFirst: byPosition
      .filter(({ bundle }) => bundle.isTimeLimited)
      .toSorted((one, other) => one.until - other.until),
  };
}

function offersOf(
  { settings, products, byPosition, bestFirst, soonestFirst }: Known,
  stock: ReadonlyMap<string, number>,
  units: ReadonlyMap<string, Units>,
): BundleOffers {
  const byId = new Map<string, Offered>();
  for (const { bundle, terms, ...rest } of byPosition) {
    const stockLevel = stock.get(bundle.id) ?? 0;
    const now = { ...rest, bundle: { ...bundle, stockLevel }, terms: { ...terms, stockLevel } };
    if (isSellable(now.terms, units)) byId.set(bundle.id, now);
  }
  const sellable = (some: readonly Offered[]) => some.flatMap(({ bundle }) => byId.get(bundle.id) ?? []);
  return {
    settings,
    byId,
    byPosition: [...byId.values()],
    bestFirst: sellable(bestFirst),
    soonestFirst: sellable(soonestFirst),
    products: new Map([...products].map(([sku, product]) => [sku, withUnits(product, units.get(sku))])),
  };
}

function offeredOf(row: BundleRow, products: ReadonlyMap<string, BundledProduct>): Offered {
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

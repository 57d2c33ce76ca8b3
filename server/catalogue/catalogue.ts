import type { Banner } from '../../src/domain/promotions/banner.ts';
import { pageSize, type ProductList } from '../../src/domain/catalogue/catalogue.ts';
import type { PricingRules } from '../../src/domain/cart/pricing/pricing.ts';
import {
  membershipSku,
  type PricedProduct,
  type Product,
  type ProductCard,
} from '../../src/domain/catalogue/product/product.ts';
import type { Database } from '../platform/database/database.ts';
import type { Session } from '../platform/database/session.ts';
import { Batched } from '../platform/database/batched.ts';
import { readSoldProducts, type SoldProduct } from './sold-products.ts';
import { Cached } from '../platform/list/cached.ts';
import { KeptFacets } from './kept-facets.ts';
import { readNames } from '../platform/list/translation/translation.queries.ts';
import { TranslationCache, type Wanted } from '../platform/list/translation/translations.ts';
import type { ChoiceNames } from '../../src/domain/catalogue/product/choice-names.ts';
import { type Language, languages } from '../../src/domain/kit/text/language.ts';
import type { Translated } from '../../src/domain/kit/text/translated.ts';
import { ListPages } from './list/list-pages.ts';
import { type Listed, type ListFilter, type ListPage, readBest, readNearest } from './list/list.queries.ts';
import { readCards, readProducts, readStock, type Units, withUnits } from './product.queries.ts';
import { type Meaning, meaningOf, wordsOf } from './search/meaning.ts';
import { namesAsSynonyms, synonymsOf } from '../../src/domain/catalogue/synonyms.ts';
import { readRules, type SaleRules } from './rules.queries.ts';

export type CatalogueQuery = ListFilter & { readonly [Key in keyof ListPage]?: ListPage[Key] | undefined };

/** A page of the list. */
export interface FoundList extends ProductList {
  /** Whether it has what was searched for, and not only the part of it that the shop knows (SRC-01). */
  readonly isWhole: boolean;
}

interface FoundProducts {
  readonly products: readonly ProductCard[];
  readonly meaning: Meaning;
  /** Whether none has every word, and these have the most of them. */
  readonly isNearest: boolean;
}

/** The shop's products and pricing rules, cached in memory and invalidated by the database. */
export interface Catalogue {
  /** Published products and the membership, by sku; their stock is at most a second old. */
  products(skus: readonly string[]): Promise<ReadonlyMap<string, PricedProduct>>;
  /** Published products straight from the database; concurrent reads are batched. */
  soldNow(skus: readonly string[]): Promise<ReadonlyMap<string, SoldProduct>>;
  /** The skus that the shop has never had (CRT-02). */
  unknown(skus: readonly string[]): Promise<ReadonlySet<string>>;
  /** A published product with all its texts; null for any other. The same object until the product or its stock has changed. */
  product(sku: string): Promise<Product | null>;
  /** The cards of the published products among these, in their order. */
  cards(skus: readonly string[]): Promise<readonly ProductCard[]>;
  /** Cards may come from the read replica. */
  list(query: CatalogueQuery): Promise<FoundList>;
  /** The best matches of a search, with their cards, and what it is taken to mean (SRC-01). */
  search(q: string, limit: number): Promise<FoundProducts>;
  /** Those of this moment, or of another one. */
  rules(at?: Date): Promise<PricingRules>;
  /** The same with the zones of delivery, for a binding price. */
  saleRules(at?: Date): Promise<SaleRules>;
  /** The bliss-club product; null when the shop doesn't sell it. */
  membership(): Promise<ProductCard | null>;
  /** The banners of this moment, by priority (BNR-01), in English or another language. */
  banners(language?: Language): Promise<readonly Banner[]>;
  /** Records as readers of a language see them; in English they are as they are (LNG-01). */
  translated<Item extends object>(
    items: readonly Item[],
    wanted: Wanted<Item>,
  ): Promise<readonly (Item & Translated)[]>;
  /** What flavours and sizes are called in a language, by their words; none in English (LNG-01). */
  choiceNames(language: Language): Promise<ChoiceNames>;
  /** Invalidates the stock after a change in this process. */
  stockChanged(): void;
  /** Calls back whenever the catalogue changes, in any process. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

/** Cache lifetime in milliseconds without a notification; changes are announced at once. */
const lifetime = 60_000;
const stockLifetime = 1_000;
const maxProducts = 5_000;
const maxMeanings = 1_000;
/** So many names of flavours and sizes are on every page of a language. */
const maxNames = 500;
const noNames: ChoiceNames = {};

/**
 * `readBanners` reads the enabled banners with their times; they are cached until the database announces a change,
 * and each answer shows those of its own moment. `synonyms` gives the words that mean the same, as the admin wrote them.
 */
export async function openCatalogue(
  database: Database,
  readBanners: (session: Session) => Promise<(now: Date) => readonly Banner[]>,
  clock: () => Date,
  synonyms: () => string = () => '',
): Promise<Catalogue> {
  let parsed: { own: string; named: readonly ChoiceNames[]; map: ReturnType<typeof synonymsOf> } = {
    own: '',
    named: [],
    map: synonymsOf(''),
  };
  const meanings = new Cached<Meaning>({ lifetime, max: maxMeanings });
  const names = new Cached<ChoiceNames>({ lifetime, max: languages.length });
  const choiceNames = async (language: Language): Promise<ChoiceNames> =>
    language === 'en'
      ? noNames
      : names.one(language, async () => readNames(database, { kind: 'product-choice', language }, maxNames));
  const meaning = async (q: string) => {
    // A flavour is found by what it is called in any language.
    const named = await Promise.all(languages.map(choiceNames));
    const own = synonyms();
    if (parsed.own !== own || named.some((each, at) => each !== parsed.named[at])) {
      parsed = { own, named, map: synonymsOf([own, ...named.map(namesAsSynonyms)].join('\n')) };
      meanings.outdate();
    }
    const { map } = parsed;
    // The pages of a search share what it means.
    return meanings.one(wordsOf(q).join(' '), async () => meaningOf(database.replica, q, map));
  };
  const products = new Cached<Product | null>({ name: 'products', lifetime, max: maxProducts });
  const cards = new Cached<ProductCard>({ name: 'cards', lifetime, max: maxProducts });
  const stocks = new Cached<Units>({ lifetime: stockLifetime, max: maxProducts });
  const pages = new ListPages(database);
  const facets = new KeptFacets(database);
  const rules = new Cached<(now: Date) => SaleRules>({ name: 'rules', lifetime, max: 1 });
  const banners = new Cached<(now: Date) => readonly Banner[]>({ lifetime, max: 1 });
  const translations = new TranslationCache(database, { lifetime, max: maxProducts });
  const sold = new Batched<SoldProduct>((skus) => readSoldProducts(database, skus));
  const listeners: (() => void)[] = [];

  const stopListening = await database.listen('catalogue', () => {
    for (const cache of [products, cards, pages, meanings, rules, banners, facets, translations, names]) {
      cache.outdate();
    }
    stocks.outdate();
    for (const listener of listeners) listener();
  });

  const known = (skus: readonly string[]) =>
    products.many(skus, async (missing) => {
      const found = new Map((await readProducts(database, missing)).map((product) => [product.sku, product]));
      return new Map(missing.map((sku) => [sku, found.get(sku) ?? null]));
    });
  const published = async (skus: readonly string[]): Promise<Map<string, Product>> => {
    const wanted = [...new Set(skus)];
    const [all, stock] = await Promise.all([
      known(wanted),
      stocks.many(wanted, (missing) => readStock(database, missing)),
    ]);
    const found = new Map<string, Product>();
    for (const [sku, product] of all) {
      if (product?.published) found.set(sku, withUnits(product, stock.get(sku)));
    }
    return found;
  };
  const stocked = new WeakMap<Product, { readonly units: Units | undefined; readonly product: Product }>();
  const sellable = async (sku: string): Promise<Product | null> => {
    const product = (await known([sku])).get(sku);
    if (!product?.published) return null;
    const units = (await stocks.many([sku], (missing) => readStock(database, missing))).get(sku);
    const before = stocked.get(product);
    if (before && before.units === units) return before.product;
    const now = withUnits(product, units);
    stocked.set(product, { units, product: now });
    return now;
  };

  const withCards = async (places: readonly Listed[]): Promise<ProductCard[]> => {
    const found = await cards.many(
      places.map(({ sku }) => sku),
      (missing) => readCards(database.replica, missing),
    );
    const split = [...found.values()].flatMap(({ sku, options }) => (options ? [sku] : []));
    const units = split.length === 0 ? null : await stocks.many(split, (missing) => readStock(database, missing));
    return places.flatMap(({ sku, stock }) => {
      const card = found.get(sku);
      return card ? [{ ...withUnits(card, units?.get(sku)), stock }] : [];
    });
  };
  const listed = async (filter: ListFilter, page: ListPage) => {
    const { total, places } = await pages.read(filter, page);
    return { total, shown: await withCards(places) };
  };

  const saleRules = async (at = clock()) => (await rules.one('', async () => readRules(database, clock())))(at);

  return {
    products: published,
    async cards(skus) {
      const there = await published(skus);
      const found = await cards.many([...there.keys()], (missing) => readCards(database, missing));
      return [...new Set(skus)].flatMap((sku) => {
        const [card, product] = [found.get(sku), there.get(sku)];
        return card && product
          ? [{ ...card, stock: product.stock, ...(product.options ? { options: product.options } : {}) }]
          : [];
      });
    },
    soldNow: (skus) => sold.many(skus),
    async unknown(skus) {
      const all = await known([...new Set(skus)]);
      return new Set(skus.filter((sku) => !all.get(sku)));
    },
    product: sellable,
    async list(query) {
      const { sort = 'featured', limit = pageSize, offset = 0, ...rest } = query;
      const filter: ListFilter = rest.q === undefined ? rest : { ...rest, meaning: await meaning(rest.q) };
      const page = { sort, limit, offset };
      const [whole, allFacets] = await Promise.all([listed(filter, page), facets.read()]);
      const core = whole.total === 0 ? filter.meaning?.core : null;
      const part = core ? await listed({ ...filter, meaning: core }, page) : whole;
      const meant = core ?? filter.meaning;
      if (part.total > 0 || !meant) {
        return { total: part.total, products: part.shown, facets: allFacets, isWhole: part.total === whole.total };
      }
      const near = await readNearest(database.replica, filter, meant, sort);
      const products = await withCards(near.slice(offset, offset + limit));
      if (near.length === 0) return { total: 0, products, facets: allFacets, isWhole: true };
      return { total: near.length, products, isNearest: true, facets: allFacets, isWhole: false };
    },
    async search(q, limit) {
      const whole = await meaning(q);
      const found = await readBest(database.replica, whole, limit);
      const meant = found.length === 0 && whole.core ? whole.core : whole;
      const best = meant === whole ? found : await readBest(database.replica, meant, limit);
      if (best.length > 0) return { products: await withCards(best), meaning: meant, isNearest: false };
      const near = await readNearest(database.replica, { q }, meant);
      return { products: await withCards(near.slice(0, limit)), meaning: meant, isNearest: near.length > 0 };
    },
    async rules(at) {
      const { zones: _, ...known } = await saleRules(at);
      return known;
    },
    saleRules,
    async membership() {
      return sellable(membershipSku);
    },
    async banners(language = 'en') {
      const shown = (await banners.one('', async () => readBanners(database)))(clock());
      return translations.of(shown, { kind: 'banner', language, idOf: ({ id }) => id });
    },
    translated: async (items, wanted) => translations.of(items, wanted),
    choiceNames,
    stockChanged: () => stocks.outdate(),
    onChange: (listener) => void listeners.push(listener),
    async close() {
      await stopListening();
      await facets.close();
    },
  };
}

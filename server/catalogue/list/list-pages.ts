import { countedTo, maxCounted } from '../../../src/domain/kit/money/counted.ts';
import type { Database } from '../../platform/database/database.ts';
import { Cached } from '../../platform/list/cached.ts';
import type { Meaning } from '../search/meaning.ts';
import {
  countProducts,
  isCommonSearch,
  isPlain,
  type Listed,
  type ListFilter,
  type ListPage,
  type Matches,
  readMatches,
  readPlaces,
  readSkus,
  readSums,
} from './list.queries.ts';

export interface FoundPage {
  /** One more than are counted stands for any number. */
  readonly total: number;
  readonly places: readonly Listed[];
}

/** Milliseconds that counts and places are kept; changes outdate them at once. */
const lifetime = 60_000;
const maxCounts = 1_000;
const maxSearches = 100;
/** So many places of a search are read at once, for all its pages there. */
const block = 240;

/**
 * The pages of lists. Those of one list share a count. Those of one search share their places as well: whoever turns a page of
 * it reads the stock of the products on it, by their skus. Both are kept until the catalogue changes.
 */
export class ListPages {
  readonly #database: Database;
  readonly #counts = new Cached<number>({ lifetime, max: maxCounts });
  readonly #searches = new Cached<Matches>({ lifetime, max: maxSearches });
  readonly #blocks = new Cached<readonly string[]>({ lifetime, max: maxSearches });

  constructor(database: Database) {
    this.#database = database;
  }

  outdate(): void {
    for (const cache of [this.#counts, this.#searches, this.#blocks]) cache.outdate();
  }

  /** One page of a list. */
  async read(filter: ListFilter, page: ListPage): Promise<FoundPage> {
    const { replica } = this.#database;
    const last = page.offset + page.limit;
    if (isPlain(filter, page.sort)) {
      const [total, places] = await Promise.all([
        this.#count(filter, last),
        readPlaces(replica, filter, page, 'along-the-order'),
      ]);
      return { total, places };
    }
    const { meaning } = filter;
    if (meaning && meaning.groups.length > 0 && last <= maxCounted) return this.#searched(filter, meaning, page);
    const total = await this.#count(filter, last);
    const plan = total > countedTo(last) ? 'along-the-order' : 'all-matches';
    return { total, places: page.offset < total ? await readPlaces(replica, filter, page, plan) : [] };
  }

  async #searched(filter: ListFilter, meaning: Meaning, page: ListPage): Promise<FoundPage> {
    const { replica } = this.#database;
    const { sort, limit, offset } = page;
    const key = JSON.stringify([keyOf(filter), sort]);
    const { total, first } = (await isCommonSearch(replica, meaning))
      ? { total: await this.#count(filter, offset + limit), first: null }
      : await this.#searches.one(key, () => readMatches(replica, filter, { sort, limit: block }));
    if (offset >= total) return { total, places: [] };
    const plan = total > maxCounted ? 'along-the-order' : 'all-matches';
    // Few turn a page: the first one is read alone where the others would cost more.
    if (first === null && offset === 0) return { total, places: await readPlaces(replica, filter, page, plan) };
    const skusOf = async (from: number) =>
      from === 0 && first !== null
        ? first
        : this.#blocks.one(`${key} ${from}`, () =>
            readSkus(replica, filter, { sort, limit: block, offset: from }, plan),
          );
    const start = offset - (offset % block);
    const skus: string[] = [];
    for (let from = start; from < Math.min(offset + limit, total); from += block) {
      skus.push(...(await skusOf(from)));
    }
    return { total, places: await readSums(replica, skus.slice(offset - start, offset - start + limit)) };
  }

  /** Counted to the next thousand, so that the pages of one list share a count. */
  async #count(filter: ListFilter, last: number): Promise<number> {
    const bound = Math.ceil(countedTo(last) / maxCounted) * maxCounted;
    const total = await this.#counts.one(JSON.stringify([keyOf(filter), bound]), () =>
      countProducts(this.#database.replica, filter, bound),
    );
    return Math.min(total, countedTo(last) + 1);
  }
}

/** Names a filter: words that mean the same find the same. */
function keyOf({ q, meaning, category, flavour, minPrice, maxPrice }: ListFilter) {
  return [meaning?.groups ?? q, category, flavour, minPrice, maxPrice];
}

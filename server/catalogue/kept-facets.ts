import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import type { ProductList } from '../../src/domain/catalogue/catalogue.ts';
import type { Database } from '../platform/database/database.ts';
import type { Session } from '../platform/database/session.ts';
import { readFacets } from './list/list.queries.ts';

type Facets = ProductList['facets'];

const facetSchema = z.array(z.object({ value: z.string(), count: z.int() }));
const facetsSchema = z.object({ categories: facetSchema, flavours: facetSchema });

const name = 'facets';
/** Milliseconds that counting waits for more changes, at least. */
const shortestPause = 50;
/** The pause after a count, as a multiple of its duration. */
const rest = 20;
/** Milliseconds that a failed count is taken to have lasted. */
const afterFailure = 100;
/** Milliseconds by which the clocks of two machines may differ. */
const skew = 1_000;

/**
 * The facets, counted in the background; everyone gets the last count meanwhile. Counts are shared through the database:
 * one process counts, the others read its result.
 */
export class KeptFacets {
  readonly #database: Database;
  #last: Promise<Facets> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #counting: Promise<void> = Promise.resolve();
  #changedAt = 0;
  /** Milliseconds that the last count took. */
  #took = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Counts only when nobody has ever counted. */
  async read(): Promise<Facets> {
    this.#last ??= this.#first().catch((error: unknown) => {
      this.#last = null;
      throw error;
    });
    return this.#last;
  }

  /** To call when products have changed; they are counted soon, once for many changes. */
  outdate(): void {
    this.#changedAt = Date.now();
    this.#timer ??= setTimeout(
      () => {
        this.#timer = null;
        this.#counting = this.#counting
          .then(async () => this.#refresh())
          .catch(() => {
            this.#took = Math.max(this.#took, afterFailure);
            this.outdate();
          });
      },
      shortestPause + this.#took * rest,
    ).unref();
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    await this.#counting;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #first(): Promise<Facets> {
    const kept = await readKept(this.#database);
    if (kept) {
      this.outdate();
      return kept.facets;
    }
    return this.#count(this.#database);
  }

  async #refresh(): Promise<void> {
    const facets = await this.#database.transaction(async (tx) => {
      await tx.query(sql`SELECT pg_advisory_xact_lock(hashtext(${name}))`);
      const kept = await readKept(tx);
      return kept && kept.countedAt > this.#changedAt + skew ? kept.facets : this.#count(tx);
    });
    this.#last = Promise.resolve(facets);
  }

  async #count(session: Session): Promise<Facets> {
    const began = performance.now();
    const { isReplicaUsed, replica } = this.#database;
    // Without a replica, a second connection beside the transaction's would be taken from those who sell.
    const facets = await readFacets(isReplicaUsed === true ? replica : session);
    await session.execute(sql`
      INSERT INTO kept_figure (name, value, counted_at) VALUES (${name}, ${JSON.stringify(facets)}, now())
      ON CONFLICT (name) DO UPDATE SET value = excluded.value, counted_at = excluded.counted_at`);
    this.#took = performance.now() - began;
    return facets;
  }
}

async function readKept(session: Session): Promise<{ facets: Facets; countedAt: number } | null> {
  const kept = await session.maybeOne<{ value: unknown; counted_at: Date }>(sql`
    SELECT value, counted_at FROM kept_figure WHERE name = ${name}`);
  const facets = z.safeParse(facetsSchema, kept?.value);
  return kept && facets.success ? { facets: facets.data, countedAt: kept.counted_at.getTime() } : null;
}

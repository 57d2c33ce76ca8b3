import { cacheUse, type CacheUse } from '../telemetry/counters.ts';
import { DatabaseUnavailable } from '../database/connection/database-unavailable.ts';

export interface CachedOptions {
  /** Milliseconds that a value stays fresh. */
  readonly lifetime: number;
  /** Maximum number of values; the least recently used is dropped first. */
  readonly max: number;
  /** Names it in the metrics; without a name it isn't counted. */
  readonly name?: string;
}

interface Entry<Value> {
  readonly value: Value;
  freshUntil: number;
}

/**
 * A read-through cache. Concurrent requests for a key share one read; while the database is down, the last known
 * value is used.
 */
export class Cached<Value> {
  readonly #lifetime: number;
  readonly #max: number;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #underWay = new Map<string, Promise<Value>>();
  /** Incremented on every invalidation, so that a read started before it is not cached as fresh. */
  #generation = 0;

  readonly #use: CacheUse;

  constructor({ lifetime, max, name }: CachedOptions) {
    this.#use = name === undefined ? { hits: 0, misses: 0 } : cacheUse(name);
    this.#lifetime = lifetime;
    this.#max = max;
  }

  /** Marks all values stale; they are reread before the next use. */
  outdate(): void {
    this.#generation += 1;
    this.#underWay.clear();
    for (const entry of this.#entries.values()) entry.freshUntil = 0;
  }

  /** The value, if it is cached and fresh. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.freshUntil > performance.now() ? this.#used(key, entry) : undefined;
  }

  async one(key: string, read: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key);
    if (entry && entry.freshUntil > performance.now()) return this.#used(key, entry);
    this.#use.misses += 1;
    const there = this.#underWay.get(key);
    if (there) return there;
    const generation = this.#generation;
    const reading = read()
      .then((value) => {
        this.#keep(key, value, generation);
        return value;
      })
      .catch((error: unknown) => {
        if (entry && error instanceof DatabaseUnavailable) return entry.value;
        throw error;
      })
      .finally(() => {
        if (this.#underWay.get(key) === reading) this.#underWay.delete(key);
      });
    this.#underWay.set(key, reading);
    return reading;
  }

  /** The values of many keys; one read fetches all that are missing. */
  async many(
    keys: readonly string[],
    read: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Map<string, Value>> {
    const found = new Map<string, Value>();
    const missing: string[] = [];
    const now = performance.now();
    for (const key of keys) {
      const entry = this.#entries.get(key);
      if (entry && entry.freshUntil > now) found.set(key, this.#used(key, entry));
      else missing.push(key);
    }
    this.#use.misses += missing.length;
    if (missing.length === 0) return found;
    const generation = this.#generation;
    try {
      for (const [key, value] of await read(missing)) {
        found.set(key, value);
        this.#keep(key, value, generation);
      }
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || !missing.every((key) => this.#entries.has(key))) throw error;
      for (const key of missing) {
        const entry = this.#entries.get(key);
        if (entry) found.set(key, entry.value);
      }
    }
    return found;
  }

  #used(key: string, entry: Entry<Value>): Value {
    this.#use.hits += 1;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  #keep(key: string, value: Value, generation: number): void {
    const freshUntil = generation === this.#generation ? performance.now() + this.#lifetime : 0;
    this.#entries.delete(key);
    this.#entries.set(key, { value, freshUntil });
    if (this.#entries.size <= this.#max) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}

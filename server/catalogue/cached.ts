import { DatabaseUnavailable } from '../platform/database/connection/database-unavailable.ts';

export interface CachedOptions {
  /** Milliseconds that a value is believed. */
  readonly lifetime: number;
  /** Most values kept; the longest unused goes first. */
  readonly max: number;
}

interface Entry<Value> {
  readonly value: Value;
  freshUntil: number;
}

/**
 * Values by key. A value under way is read once for all who wait for it; while the database is away the
 * last known value serves instead of none.
 */
export class Cached<Value> {
  readonly #lifetime: number;
  readonly #max: number;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #underWay = new Map<string, Promise<Value>>();
  /** Goes up when everything is outdated, so that a reading from before does not count as fresh. */
  #generation = 0;

  constructor({ lifetime, max }: CachedOptions) {
    this.#lifetime = lifetime;
    this.#max = max;
  }

  /** What is kept is read again before it is next used. */
  outdate(): void {
    this.#generation += 1;
    this.#underWay.clear();
    for (const entry of this.#entries.values()) entry.freshUntil = 0;
  }

  /** The value, if it is there and fresh. */
  fresh(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.freshUntil > performance.now() ? this.#used(key, entry) : undefined;
  }

  async one(key: string, read: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key);
    if (entry && entry.freshUntil > performance.now()) return this.#used(key, entry);
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

  /** Values of many keys, with one reading for all that are missing. */
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

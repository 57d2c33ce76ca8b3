/**
 * Batches reads by key: one statement for everything requested in one turn of the event loop. The read starts after
 * the last request, so nobody gets data older than their request.
 */
export class Batched<Value> {
  readonly #read: (keys: string[]) => Promise<ReadonlyMap<string, Value>>;
  #open: { readonly keys: Set<string>; readonly reading: Promise<ReadonlyMap<string, Value>> } | null = null;

  constructor(read: (keys: string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.#read = read;
  }

  /** Returns the values that exist; rejects when the read fails. */
  async many(keys: readonly string[]): Promise<Map<string, Value>> {
    if (keys.length === 0) return new Map();
    this.#open ??= this.#begin();
    const { keys: asked, reading } = this.#open;
    for (const key of keys) asked.add(key);
    const all = await reading;
    const found = new Map<string, Value>();
    for (const key of keys) {
      const value = all.get(key);
      if (value !== undefined) found.set(key, value);
    }
    return found;
  }

  /** The value, or null when there is none. */
  async one(key: string): Promise<Value | null> {
    return (await this.many([key])).get(key) ?? null;
  }

  #begin() {
    const keys = new Set<string>();
    const reading = new Promise<void>((resolve) => {
      setImmediate(resolve);
    }).then(() => {
      this.#open = null;
      return this.#read([...keys].toSorted());
    });
    return { keys, reading };
  }
}

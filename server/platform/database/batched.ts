/**
 * Reads by key, with one statement for all that are asked for in one turn of the event loop. Reading begins after
 * everybody has asked, so each gets what the database holds no earlier than their question.
 */
export class Batched<Value> {
  readonly #read: (keys: string[]) => Promise<ReadonlyMap<string, Value>>;
  #open: { readonly keys: Set<string>; readonly reading: Promise<ReadonlyMap<string, Value>> } | null = null;

  constructor(read: (keys: string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.#read = read;
  }

  /** Those of the keys that there are; rejects with what the reading rejected. */
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

  /** The value, or null where there is none. */
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

/** Reading takes at most one part in so many of the time. */
const rest = 20;

interface Last<Value> {
  readonly value: Value;
  readonly took: number;
  readonly readAt: number;
}

/**
 * Figures that are read behind the answer once reading them takes long: whoever asks gets the last ones, at most some
 * twenty times as old as reading takes. A small shop's are always read anew.
 */
export class Behind<Value> {
  readonly #quick: number;
  readonly #last = new Map<string, Last<Value>>();
  readonly #underWay = new Map<string, Promise<Value>>();
  /** Counts changes, so that a reading begun before one isn't kept. */
  #generation = 0;

  /** Milliseconds; what is read faster is read whenever somebody asks. */
  constructor(quick = 250) {
    this.#quick = quick;
  }

  /** After a change: whoever asks next waits for what is true now. */
  outdate(): void {
    this.#generation += 1;
    this.#last.clear();
    this.#underWay.clear();
  }

  async one(key: string, read: () => Promise<Value>): Promise<Value> {
    const last = this.#last.get(key);
    if (!last || last.took <= this.#quick) return this.#read(key, read);
    if (last.readAt + last.took * rest < performance.now()) this.#read(key, read).catch(() => undefined);
    return last.value;
  }

  async #read(key: string, read: () => Promise<Value>): Promise<Value> {
    const there = this.#underWay.get(key);
    // A quick reading isn't shared: it may have begun before what its caller has just saved.
    if (there && (this.#last.get(key)?.took ?? 0) > this.#quick) return there;
    const began = performance.now();
    const generation = this.#generation;
    const reading = read()
      .then((value) => {
        const readAt = performance.now();
        if (generation === this.#generation) this.#last.set(key, { value, took: readAt - began, readAt });
        return value;
      })
      .finally(() => {
        if (this.#underWay.get(key) === reading) this.#underWay.delete(key);
      });
    this.#underWay.set(key, reading);
    return reading;
  }
}

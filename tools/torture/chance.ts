import { createHash } from 'node:crypto';

/** Random numbers that a seed repeats. */
export interface Chance {
  /** At least 0 and below 1. */
  next(): number;
  /** A whole number, at least 0 and below `below`. */
  below(below: number): number;
  /** True that often: 0.25 is one time in four. */
  happens(likelihood: number): boolean;
  /** One of them. Throws RangeError for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** A UUID. */
  uuid(): string;
  /** Random numbers of its own for a part: they don't depend on how many were taken here. */
  fork(name: string): Chance;
}

/** Random numbers from a seed, by the small generator mulberry32. */
export function chanceOf(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    happens: (likelihood) => next() < likelihood,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new RangeError('There is nothing to pick from');
      // An item may be undefined itself.
      return items[below(items.length)] as Item;
    },
    uuid() {
      const hex = Array.from({ length: 32 }, () => below(16).toString(16)).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
    fork: (name) => chanceOf(`${seed}/${name}`),
  };
}

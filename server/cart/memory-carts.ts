import type { Carts, StoredCart } from './cart.queries.ts';

/** Carts that last as long as the process, for a shop in which nothing is saved (FLO-08). */
export function memoryCarts(): Carts {
  const carts = new Map<string, StoredCart>();
  const none: StoredCart = { version: 0, lines: [], saves: [], updatedAt: null };
  const read = (shopperId: string) => carts.get(shopperId) ?? none;
  return {
    read: async (shopperId) => read(shopperId),
    async write({ shopperId, lines, version, save, now }) {
      const before = read(shopperId);
      if (version !== undefined && version !== before.version) return undefined;
      const saves = save === undefined ? before.saves : [save, ...before.saves];
      const written = { version: before.version + 1, lines: [...lines], saves: [...saves], updatedAt: now };
      carts.set(shopperId, written);
      return written;
    },
  };
}

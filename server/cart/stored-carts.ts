import { DatabaseUnavailable } from '../platform/database/connection/database-unavailable.ts';
import type { Session } from '../platform/database/session.ts';
import {
  type Carts,
  type CartWrite,
  readCart,
  writeCart,
  writeFreeCarts,
  type WrittenCart,
} from './cart.queries.ts';

interface Waiting {
  readonly write: CartWrite;
  readonly resolve: (written: WrittenCart | undefined | Promise<WrittenCart | undefined>) => void;
  readonly reject: (error: unknown) => void;
}

/** The carts of the database. */
export function storedCarts(session: Session): Carts {
  return { read: async (shopperId) => readCart(session, shopperId), write: cartWriter(session) };
}

/**
 * Writes carts. What arrives while others are being written goes together in the next statement, so that a busy shop
 * commits once for many, and a calm one waits for nothing. Each write is answered as if it had come alone.
 */
function cartWriter(session: Session): Carts['write'] {
  let waiting: Waiting[] = [];
  let isWriting = false;

  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await writeGroup(session, group);
    }
    isWriting = false;
  };

  return async (write) => {
    // A first save has no row yet that others could be written with.
    if (write.version === 0) return writeCart(session, write);
    return new Promise((resolve, reject) => {
      waiting.push({ write, resolve, reject });
      if (!isWriting) writeAll().catch(reject);
    });
  };
}

/** Writes one group. Never rejects: whoever is left out is written alone, and the next group doesn't wait for that. */
async function writeGroup(session: Session, group: readonly Waiting[]): Promise<void> {
  try {
    const written = await writeFreeCarts(session, firstOfEachShopper(group));
    for (const { write, resolve } of group) resolve(written.get(write) ?? writeCart(session, write));
  } catch (error) {
    const isAway = error instanceof DatabaseUnavailable;
    // One cart that can't be stored must not take the others with it.
    for (const { write, resolve, reject } of group) {
      if (isAway) reject(error);
      else resolve(writeCart(session, write));
    }
  }
}

function firstOfEachShopper(group: readonly Waiting[]): readonly CartWrite[] {
  const first = new Map<string, CartWrite>();
  for (const { write } of group) if (!first.has(write.shopperId)) first.set(write.shopperId, write);
  return [...first.values()];
}

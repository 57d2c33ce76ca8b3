import { createActor } from 'xstate';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { CartCause, CheckedLine } from '../../../src/machines/cart/cart/cart.types.ts';
import { cartSyncLogic } from '../../../src/machines/cart/cart-sync/cart-sync.actors.ts';
import {
  emptyRecord,
  type CartRecord,
  type CartSave,
  type CartSyncFact,
  type ServerCart,
} from '../../../src/machines/cart/cart-sync/cart-sync.types.ts';
import { bell, held, parent, settled } from './held.ts';
import { amounts } from './lines.ts';

/** A cart sync whose ports a test answers by hand; `stored` is the record on the device. */
export async function opened(stored: Partial<CartRecord> = {}) {
  const shop = parent<CartSyncFact>();
  const checkCart = held<[Cart, AbortSignal], readonly CheckedLine[]>();
  const fetchCart = held<[AbortSignal], ServerCart>();
  const saveCart = held<[CartSave, AbortSignal], ServerCart>();
  const record = bell<CartRecord>();
  const kept: CartRecord[] = [];
  const failures: unknown[] = [];
  const actor = createActor(
    cartSyncLogic({
      readRecord: () => ({ ...emptyRecord, ...stored }),
      keepRecord: (each) => void kept.push(each),
      makeVisit: () => 'visit',
      watchRecord: record.listen,
      checkCart,
      fetchCart,
      saveCart,
      logFailure: (error) => void failures.push(error),
    }),
    { input: { parent: shop } },
  );
  actor.start();
  await settled();
  const change = (lines: Cart, cause: CartCause = 'shopper') => actor.send({ type: 'cart.changed', lines, cause });
  return {
    actor,
    told: shop.told,
    checkCart,
    fetchCart,
    saveCart,
    record,
    kept,
    failures,
    change,
    state: () => actor.getSnapshot().value,
    lines: () => amounts(actor.getSnapshot().context.record.lines),
    saves: () => saveCart.calls.map(([{ lines, version }]) => [amounts(lines), version]),
    ids: () => saveCart.calls.map(([{ id }]) => id),
  };
}

/** The server's cart. */
export const answer = (lines: Cart, version: number, saves: readonly string[] = []): ServerCart => ({
  lines,
  version,
  saves,
  checked: [],
});

/** The same, with a shopper and the cart that the server has for them. */
export async function signedIn(stored: Cart = [], mine: Partial<CartRecord> = {}) {
  const sync = await opened(mine);
  sync.actor.send({ type: 'session.opened', shopperId: 'someone' });
  await sync.fetchCart.answer(answer(stored, 1));
  return sync;
}

import type { Cart } from '../../../domain/cart/cart.ts';
import { isSameCart, reconcile } from '../../../domain/cart/reconcile.ts';
import { failureOf } from '../../kit/tells.ts';
import type { CartRecord, CartSyncContext, ServerCart } from './cart-sync.types.ts';

/** The server's cart that a refused save was answered with (412); null when it was refused for another reason. */
export function conflictOf(error: unknown): ServerCart | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.status !== 412) return null;
  const { body } = failure;
  return typeof body === 'object' && body !== null && 'cart' in body && isServerCart(body.cart) ? body.cart : null;
}

/** The server's answers keep to the contract; this only tells a cart from no cart. */
function isServerCart(value: unknown): value is ServerCart {
  if (typeof value !== 'object' || value === null) return false;
  return 'lines' in value && Array.isArray(value.lines) && 'version' in value && 'checked' in value;
}

export function serverCartOf(error: unknown): ServerCart {
  return conflictOf(error) ?? { lines: [], version: 0, checked: [] };
}

/** The server will never take these lines; a server in trouble, or one that asks to wait, will later. */
export function isForGood(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.status < 500 && failure.status !== 429 && failure.status !== 401;
}

/** The record once both carts are one, see `broughtTogether`. */
export function joinedRecord(context: CartSyncContext, server: ServerCart): CartRecord {
  return recordOf(context, broughtTogether(context, server), server);
}

/** The record after a save: what was changed meanwhile, on top of what the server made of what was sent. */
export function savedRecord(context: CartSyncContext, server: ServerCart): CartRecord {
  const { record, sent } = context;
  const lines = isSameCart(server.lines, sent) ? record.lines : reconcile(sent, record.lines, server.lines);
  return recordOf(context, lines, server);
}

/**
 * Whether another tab kept a record without having heard of a change made here: two tabs that write at once overtake
 * each other, and a cart that was emptied by its order would come back. A record that was taken away is no such one.
 */
export function isBehind(theirs: CartRecord, mine: CartRecord): boolean {
  const isTakenAway = theirs.turn === 0 && theirs.agreed === null;
  return theirs.turn < mine.turn && !isTakenAway;
}

function recordOf({ shopperId, record }: CartSyncContext, lines: Cart, server: ServerCart): CartRecord {
  return { owner: shopperId, lines, agreed: server.lines, version: server.version, turn: record.turn };
}

/**
 * A save whose answer got lost stands on the server already: what was sent is there, so nothing is
 * added twice. A cart that another person left here brings only what was added since.
 */
function broughtTogether({ record, shopperId, sent }: CartSyncContext, server: ServerCart): Cart {
  if (sent.length > 0 && isSameCart(server.lines, sent)) return reconcile(sent, record.lines, server.lines);
  const isOwn = record.owner === shopperId;
  if (isOwn && isSameCart(server.lines, record.lines)) return record.lines;
  if (isOwn) return reconcile(record.agreed ?? [], record.lines, server.lines);
  const added = record.owner === null ? record.lines : reconcile(record.agreed ?? [], record.lines, []);
  return reconcile([], added, server.lines);
}

import type { Cart } from '../../../domain/cart/cart.ts';
import { isSameCart, reconcile } from '../../../domain/cart/reconcile.ts';
import { failureOf } from '../../kit/tells.ts';
import type { CartRecord, CartSyncContext, ServerCart } from './cart-sync.types.ts';

/** The server's cart from a version conflict (412); null for any other error. */
export function conflictOf(error: unknown): ServerCart | null {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.status !== 412) return null;
  const { body } = failure;
  return typeof body === 'object' && body !== null && 'cart' in body && isServerCart(body.cart) ? body.cart : null;
}

/** A minimal check: the response was already validated against the contract. */
function isServerCart(value: unknown): value is ServerCart {
  if (typeof value !== 'object' || value === null) return false;
  return 'lines' in value && Array.isArray(value.lines) && 'version' in value && 'checked' in value;
}

export function serverCartOf(error: unknown): ServerCart {
  return conflictOf(error) ?? { lines: [], version: 0, checked: [] };
}

/**
 * Whether the server will never accept these lines. Server errors, rate limits and an ended session are temporary.
 */
export function isForGood(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.status < 500 && failure.status !== 429 && failure.status !== 401;
}

/** The record after merging both carts, see `broughtTogether`. */
export function joinedRecord(context: CartSyncContext, server: ServerCart): CartRecord {
  return recordOf(context, broughtTogether(context, server), server);
}

/** The record after a save: changes made meanwhile are applied to the lines that the server returned. */
export function savedRecord(context: CartSyncContext, server: ServerCart): CartRecord {
  const { record, sent } = context;
  const lines = isSameCart(server.lines, sent) ? record.lines : reconcile(sent, record.lines, server.lines);
  return recordOf(context, lines, server);
}

/**
 * Whether another tab saved its record without knowing of a change made here. If two tabs write at once, the later
 * one wins, and a cart emptied by its order would come back. A cleared record doesn't count.
 */
export function isBehind(theirs: CartRecord, mine: CartRecord): boolean {
  const isTakenAway = theirs.turn === 0 && theirs.agreed === null;
  return theirs.turn < mine.turn && !isTakenAway;
}

function recordOf({ shopperId, record }: CartSyncContext, lines: Cart, server: ServerCart): CartRecord {
  return { owner: shopperId, lines, agreed: server.lines, version: server.version, turn: record.turn };
}

/**
 * If the answer to a save was lost, the server already has the lines sent, so they aren't added again. From a cart
 * that another person left on this device, only the lines added since are merged.
 */
function broughtTogether({ record, shopperId, sent }: CartSyncContext, server: ServerCart): Cart {
  if (sent.length > 0 && isSameCart(server.lines, sent)) return reconcile(sent, record.lines, server.lines);
  const isOwn = record.owner === shopperId;
  if (isOwn && isSameCart(server.lines, record.lines)) return record.lines;
  if (isOwn) return reconcile(record.agreed ?? [], record.lines, server.lines);
  const added = record.owner === null ? record.lines : reconcile(record.agreed ?? [], record.lines, []);
  return reconcile([], added, server.lines);
}

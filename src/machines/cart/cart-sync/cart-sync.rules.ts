import type { Cart } from '../../../domain/cart/cart.ts';
import { isSameCart, reconcile } from '../../../domain/cart/reconcile.ts';
import { failureOf } from '../../kit/tells.ts';
import type { CartRecord, CartSave, CartSyncContext, ServerCart } from './cart-sync.types.ts';

/** More saves than two tabs have under way at once. */
const rememberedSaves = 10;

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
  return conflictOf(error) ?? { lines: [], version: 0, saves: [], checked: [] };
}

/**
 * Whether the server will never accept these lines. Server errors, rate limits and an ended session are temporary.
 */
export function isForGood(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.status < 500 && failure.status !== 429 && failure.status !== 401;
}

/** The record with the save that is about to be sent. The same lines on the same version are the same save, sent again. */
export function withSave(record: CartRecord, id: string): CartRecord {
  const { lines, version, sent } = record;
  const known = sent.find((save) => save.version === version && isSameCart(save.lines, lines));
  const others = sent.filter((save) => save !== known);
  return { ...record, sent: [...others, { id: known?.id ?? id, lines, version }].slice(-rememberedSaves) };
}

/** The save that was remembered last. */
export function saveOf({ lines, version, sent }: CartRecord): CartSave {
  return sent.at(-1) ?? { id: '', lines, version };
}

/** A record, with the saves that another tab of the same person knows of. */
export function withSavesOf(other: CartRecord, record: CartRecord): CartRecord {
  if (other.owner !== record.owner) return record;
  const news = other.sent.filter(({ id }) => record.sent.every((save) => save.id !== id));
  return news.length === 0 ? record : { ...record, sent: [...news, ...record.sent].slice(-rememberedSaves) };
}

/**
 * The record after the server told its cart (CRT-09). What changed here since both last agreed is applied to the
 * server's lines; the server says which of this device's saves it has stored, so nothing is applied twice.
 */
export function joinedRecord(context: CartSyncContext, server: ServerCart): CartRecord {
  const { record, shopperId } = context;
  if (isOvertaken(context, server)) return record;
  return {
    owner: shopperId,
    lines: reconcile(agreedOf(context, server), ownLines(context), server.lines),
    agreed: server.lines,
    version: server.version,
    turn: record.turn,
    sent: record.owner === shopperId ? record.sent : [],
  };
}

/**
 * Whether the answer is older than what another tab has told meanwhile. A server that was restored from a backup has an
 * older cart too, but then nobody has told a newer one since the question.
 */
function isOvertaken({ record, shopperId, askedAt }: CartSyncContext, { version }: ServerCart): boolean {
  const known = record.version ?? 0;
  return record.owner === shopperId && version < known && known > (askedAt ?? 0);
}

/**
 * What server and device last agreed on: the newest of this device's saves that the server has stored since, or what the
 * record says. Nothing if the cart here was a visitor's or another person's.
 */
function agreedOf({ record, shopperId }: CartSyncContext, { saves, version }: ServerCart): Cart {
  if (record.owner !== shopperId) return [];
  if (record.version === version) return record.agreed ?? [];
  const unanswered = unansweredOf(record);
  const stored = saves.flatMap((id) => unanswered.find((save) => save.id === id) ?? []);
  return stored[0]?.lines ?? record.agreed ?? [];
}

/** The saves whose outcome the record doesn't know: one of them may have made the next version. */
function unansweredOf({ sent, version }: CartRecord): readonly CartSave[] {
  return sent.filter((save) => (save.version ?? 0) >= (version ?? 0));
}

/** Of a cart that another person left on this device, only what was added since they left. */
function ownLines({ record, shopperId }: CartSyncContext): Cart {
  if (record.owner === shopperId || record.owner === null) return record.lines;
  return reconcile(unansweredOf(record).at(-1)?.lines ?? record.agreed ?? [], record.lines, []);
}

/**
 * Whether another tab saved its record without knowing of a change made here. If two tabs write at once, the later
 * one wins, and a cart emptied by its order would come back. A cleared record doesn't count.
 */
export function isBehind(theirs: CartRecord, mine: CartRecord): boolean {
  const isTakenAway = theirs.turn === 0 && theirs.agreed === null;
  return theirs.turn < mine.turn && !isTakenAway;
}

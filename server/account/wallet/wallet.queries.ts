import sql from 'sql-template-tag';
import type { Wallet, WalletEntry } from '../../../src/contract/account/wallet/wallet.calls.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import { maxInWallet, type WalletReason } from '../../../src/domain/account/wallet.ts';
import type { Session } from '../../platform/database/session.ts';
import { problem } from '../../platform/http/problem.ts';

export interface WalletPosting {
  readonly shopperId: string;
  /** Whole rupees, not zero; negative spends. */
  readonly amount: Rupees;
  readonly reason: WalletReason;
  /** Names what it is for, such as an order's id: one reason and one reference move a wallet once. */
  readonly reference: string;
  readonly at: Date;
  /** An admin's words, with the admin. */
  readonly note?: string;
  readonly actorId?: string;
}

/**
 * Moves a balance and writes why, in the caller's transaction, as its last lock; false when this very posting was made
 * before, which changes nothing. Throws 'conflict' when the balance would fall below zero, or rise above what a
 * wallet holds.
 */
export async function postWalletEntry(tx: Session, posting: WalletPosting): Promise<boolean> {
  const { shopperId, amount, reason, reference, at, note = null, actorId = null } = posting;
  await lockWallet(tx, shopperId);
  const before = await tx.maybeOne<{ amount: number }>(sql`
    SELECT amount FROM wallet_entry
    WHERE shopper_id = ${shopperId} AND reason = ${reason} AND reference = ${reference}`);
  if (before) {
    if (before.amount !== amount) throw new Error('A wallet posting came twice with different amounts');
    return false;
  }
  const moved = await tx.maybeOne<{ balance: number }>(sql`
    UPDATE wallet SET balance = balance + ${amount}
    WHERE shopper_id = ${shopperId} AND balance + ${amount} BETWEEN 0 AND ${maxInWallet}
    RETURNING balance`);
  if (!moved) {
    throw problem('conflict', {
      detail: amount < 0 ? 'The wallet balance is too low' : 'The wallet is full',
    });
  }
  await tx.execute(sql`
    INSERT INTO wallet_entry (shopper_id, amount, balance_after, reason, reference, note, actor_id, at)
    VALUES (${shopperId}, ${amount}, ${moved.balance}, ${reason}, ${reference}, ${note}, ${actorId}, ${at})`);
  return true;
}

/** What a wallet holds, and it stays so until the transaction ends. */
export async function lockWallet(tx: Session, shopperId: string): Promise<Rupees> {
  await tx.execute(sql`INSERT INTO wallet (shopper_id) VALUES (${shopperId}) ON CONFLICT DO NOTHING`);
  const { balance } = await tx.one<{ balance: number }>(sql`
    SELECT balance FROM wallet WHERE shopper_id = ${shopperId} FOR NO KEY UPDATE`);
  return balance;
}

/** What a person's wallet holds, whole rupees; 0 where nothing was ever posted. */
export async function walletBalance(session: Session, shopperId: string): Promise<Rupees> {
  const row = await session.maybeOne<{ balance: number }>(sql`
    SELECT balance FROM wallet WHERE shopper_id = ${shopperId}`);
  return row?.balance ?? 0;
}

export interface EntryRow {
  id: number | string;
  amount: number;
  balance_after: number;
  reason: WalletReason;
  order_number: string | null;
  note: string | null;
  at: Date;
}

/** The order whose id begins the reference. */
const entries = sql`
  SELECT entry.id, entry.amount, balance_after, reason, shop_order.number AS order_number, note, at
  FROM wallet_entry AS entry
  LEFT JOIN shop_order ON entry.reason IN ('order', 'refund')
    AND shop_order.id::text = left(entry.reference, 36)`;

/** A page of the ledger, the newest first. */
export async function readWallet(
  session: Session,
  shopperId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Wallet> {
  const [balance, rows, { total }] = await Promise.all([
    walletBalance(session, shopperId),
    session.query<EntryRow & { [column: string]: unknown }>(sql`
      ${entries} WHERE entry.shopper_id = ${shopperId} ORDER BY entry.id DESC LIMIT ${limit} OFFSET ${offset}`),
    session.one<{ total: number }>(sql`
      SELECT count(*) AS total FROM wallet_entry WHERE shopper_id = ${shopperId}`),
  ]);
  return { balance, total, entries: rows.map(entryOf) };
}

/** One posting as it was written. */
export async function readWalletEntry(
  session: Session,
  { shopperId, reason, reference }: Pick<WalletPosting, 'shopperId' | 'reason' | 'reference'>,
): Promise<WalletEntry> {
  return entryOf(
    await session.one<EntryRow & { [column: string]: unknown }>(sql`
      ${entries} WHERE entry.shopper_id = ${shopperId} AND reason = ${reason} AND reference = ${reference}`),
  );
}

export function entryOf({ id, amount, balance_after, reason, order_number, note, at }: EntryRow): WalletEntry {
  return {
    id: String(id),
    amount,
    balanceAfter: balance_after,
    reason,
    orderNumber: order_number,
    note,
    at: at.toISOString(),
  };
}

import sql from 'sql-template-tag';
import type { Wallet, WalletEntry } from '../../../src/contract/account/wallet/wallet.calls.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import { maxInWallet, type WalletReason } from '../../../src/domain/account/wallet.ts';
import type { Session } from '../../platform/database/session.ts';
import { problem } from '../../platform/http/problem.ts';

export interface WalletPosting {
  readonly shopperId: string;
  /** Whole rupees, never zero; negative for a debit. */
  readonly amount: Rupees;
  readonly reason: WalletReason;
  /** Such as an order id. Each reason and reference can be posted once per wallet. */
  readonly reference: string;
  readonly at: Date;
  /** Note by an admin, with the admin's id. */
  readonly note?: string;
  readonly actorId?: string;
}

/**
 * Changes a balance and adds a ledger entry in the caller's transaction; must be its last lock. False if this
 * posting already exists. Throws 'conflict' if the balance would fall below zero or exceed the wallet's limit.
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

/** A wallet's balance, with its row locked until the transaction ends. */
export async function lockWallet(tx: Session, shopperId: string): Promise<Rupees> {
  await tx.execute(sql`INSERT INTO wallet (shopper_id) VALUES (${shopperId}) ON CONFLICT DO NOTHING`);
  const { balance } = await tx.one<{ balance: number }>(sql`
    SELECT balance FROM wallet WHERE shopper_id = ${shopperId} FOR NO KEY UPDATE`);
  return balance;
}

/** Wallet balance, whole rupees; 0 if there is no wallet. */
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

/** The number of the order whose id starts the reference of `entry`; null if it belongs to no order. */
export const orderOfEntry = sql`(
  SELECT number FROM shop_order WHERE shop_order.id = CASE
    WHEN entry.reason IN ('order', 'refund') AND entry.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
    THEN left(entry.reference, 36)::uuid END)`;

const entries = sql`
  SELECT entry.id, entry.amount, balance_after, reason, ${orderOfEntry} AS order_number, note, at
  FROM wallet_entry AS entry`;

/** A page of the ledger, newest first. */
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

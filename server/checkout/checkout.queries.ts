import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { CheckoutToKeep } from '../../src/contract/checkout/checkout.calls.ts';
import type { Session } from '../platform/database/session.ts';
import { draftLifetime, lateness, reminderPause } from './reminder.policy.ts';

interface DraftRow {
  readonly id: string;
  readonly shopper_id: string;
  readonly step: CheckoutToKeep['step'];
  readonly lines: CheckoutToKeep['lines'];
  readonly choices: { readonly couponCode: string | null; readonly bundleId: string | null };
}

type Row = DraftRow & { [column: string]: unknown };

/** Saves the shopper's checkout and returns its id. After an order, or a week without changes, a new one begins. */
export async function keepDraft(
  tx: Session,
  shopperId: string,
  { step, lines, couponCode, bundleId }: CheckoutToKeep,
  now: Date,
): Promise<string> {
  await tx.execute(sql`
    DELETE FROM checkout_draft WHERE shopper_id = ${shopperId} AND (
      touched_at < ${new Date(now.getTime() - draftLifetime)}
      OR EXISTS (SELECT FROM shop_order WHERE shopper_id = ${shopperId} AND placed_at >= begun_at))`);
  const choices = JSON.stringify({ couponCode: couponCode ?? null, bundleId: bundleId ?? null });
  const { id } = await tx.one<{ id: string }>(sql`
    INSERT INTO checkout_draft (id, shopper_id, step, lines, choices, begun_at, touched_at)
    VALUES (${randomUUID()}, ${shopperId}, ${step}, ${JSON.stringify(lines)}, ${choices}, ${now}, ${now})
    ON CONFLICT (shopper_id) DO UPDATE SET
      step = EXCLUDED.step, lines = EXCLUDED.lines, choices = EXCLUDED.choices, touched_at = EXCLUDED.touched_at
    RETURNING id`);
  return id;
}

export async function findDraft(session: Session, id: string): Promise<DraftRow | undefined> {
  return session.maybeOne<Row>(sql`
    SELECT id, shopper_id, step, lines, choices FROM checkout_draft WHERE id = ${id}`);
}

/**
 * Claims the single reminder of a checkout; undefined if it was already sent, an order was placed, the cart is
 * empty, the checkout is in use, or the shopper has reminders off.
 */
export async function takeReminder(tx: Session, id: string, now: Date): Promise<DraftRow | undefined> {
  return tx.maybeOne<Row>(sql`
    UPDATE checkout_draft AS draft SET reminded_at = ${now}
    FROM shopper
    WHERE draft.id = ${id} AND draft.reminded_at IS NULL AND draft.touched_at <= ${new Date(now.getTime() - reminderPause)}
      AND shopper.id = draft.shopper_id AND shopper.wants_reminders
      AND EXISTS (SELECT FROM cart WHERE cart.shopper_id = shopper.id AND jsonb_array_length(cart.lines) > 0)
      AND NOT EXISTS (
        SELECT FROM shop_order WHERE shop_order.shopper_id = shopper.id
          AND placed_at >= draft.touched_at - make_interval(secs => ${lateness / 1000}::integer))
    RETURNING draft.id, draft.shopper_id, draft.step, draft.lines, draft.choices`);
}

/** Deletes abandoned checkouts; for the cleanup job. */
export async function removeOldDrafts(session: Session, now: Date): Promise<void> {
  await session.execute(sql`
    DELETE FROM checkout_draft WHERE touched_at < ${new Date(now.getTime() - 2 * draftLifetime)}`);
}

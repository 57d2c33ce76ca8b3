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

/**
 * Keeps what a shopper has begun, and answers the id of this checkout: the one that is under way, or a new one after an
 * order or a week.
 */
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
 * Takes the one reminder of a checkout; undefined when it was taken, when an order came, when the cart is empty by now,
 * when somebody is at it, or when its shopper wants no reminders.
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

/** Removes checkouts that nobody comes back to; for the tidying job. */
export async function removeOldDrafts(session: Session, now: Date): Promise<void> {
  await session.execute(sql`
    DELETE FROM checkout_draft WHERE touched_at < ${new Date(now.getTime() - 2 * draftLifetime)}`);
}

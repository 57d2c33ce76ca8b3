import type { Rupees } from '../kit/money/money.ts';

/** Status of an autopay mandate (SUB-01). 'asked' waits for the payer and their bank. */
export const mandateStatuses = ['asked', 'granted', 'paused', 'refused', 'revoked'] as const;
export type MandateStatus = (typeof mandateStatuses)[number];

/** What a mandate can debit: a UPI account or a card. */
export const mandateMethods = ['upi', 'card'] as const;
export type MandateMethod = (typeof mandateMethods)[number];

/** The Reserve Bank requires the payer to confirm each debit above this, whole rupees. */
export const maxUnconfirmed: Rupees = 15_000;
/** Minimum hours between the notice of a debit and the debit. */
export const debitNoticeHours = 24;

/**
 * The limit that the payer is asked to approve for each debit: one and a half times today's price of a delivery
 * plus a margin for fees, rounded up to whole hundreds and capped at `maxUnconfirmed`. Null if one delivery costs
 * more than that.
 */
export function ceilingFor(delivery: Rupees): Rupees | null {
  if (delivery > maxUnconfirmed) return null;
  return Math.min(maxUnconfirmed, Math.ceil((delivery * 3) / 200 + 1) * 100);
}

export interface DebitNotice {
  /** When the payer was notified. */
  readonly at: Date;
  readonly total: Rupees;
}

/**
 * Whether this amount can be debited now: mandate granted, within the ceiling, and announced a day before (SUB-01).
 */
export function isDebitable(
  mandate: { readonly status: MandateStatus; readonly ceiling: Rupees },
  amount: Rupees,
  notice: DebitNotice | null,
  now: Date,
): boolean {
  if (mandate.status !== 'granted' || amount > Math.min(mandate.ceiling, maxUnconfirmed)) return false;
  return (
    notice !== null && amount <= notice.total && notice.at.getTime() + debitNoticeHours * 3_600_000 <= now.getTime()
  );
}

import { formatRupees, toPaise, type Rupees } from '../kit/money/money.ts';

/** Why money does not fit its order (SEC-05). 'late' and 'double' go back by themselves; the others wait for an admin. */
export const mismatches = ['amount', 'currency', 'late', 'double'] as const;
export type Mismatch = (typeof mismatches)[number];

/** What an admin decided about money that does not fit. */
export const settlements = ['accepted', 'refunded'] as const;
export type Settlement = (typeof settlements)[number];

/** Working days within which money that does not fit is settled, as shoppers are told. */
export const settlementDays = 2;

/** Money as a payment service counts it. */
export interface Received {
  /** In the smallest unit of the currency: paise for rupees. */
  readonly minorUnits: number;
  /** Three letters, such as 'INR'. */
  readonly currency: string;
}

/** Whether exactly this was asked for. */
export function isExpected({ minorUnits, currency }: Received, expected: Rupees): boolean {
  return currency === 'INR' && minorUnits === toPaise(expected);
}

/** Paise beyond what was asked for, below zero where some is missing; null for another currency. */
export function differenceOf({ minorUnits, currency }: Received, expected: Rupees): number | null {
  return currency === 'INR' ? minorUnits - toPaise(expected) : null;
}

/** '₹1,400', '₹1,400.50' or 'USD 20.00'. */
export function receivedText({ minorUnits, currency }: Received): string {
  if (currency === 'INR') {
    const paise = minorUnits % 100;
    return `${formatRupees(Math.trunc(minorUnits / 100))}${paise === 0 ? '' : `.${String(paise).padStart(2, '0')}`}`;
  }
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return `${currency} ${(minorUnits / 10 ** digits).toFixed(digits)}`;
}

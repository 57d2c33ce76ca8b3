/** An amount in whole Indian rupees; a safe integer (MNY-01). */
export type Rupees = number;

/**
 * Divides and rounds half up to whole rupees (MNY-01). Uses the exact quotient, so that a binary fraction can't
 * turn a half into less.
 */
export function roundedQuotient(numerator: number, denominator: number): Rupees {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** The given percentage (0 to 100) of an amount, in whole rupees, half up (MNY-01). */
export function percentOf(amount: Rupees, percent: number): Rupees {
  return roundedQuotient(Math.round(amount * percent * 100), 10_000);
}

/** An amount less a percentage of it (MNY-03). */
export function lessPercent(amount: Rupees, percent: number): Rupees {
  return amount - percentOf(amount, percent);
}

export function sum(amounts: Iterable<Rupees>): Rupees {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/**
 * Splits `total` in proportion to `weights` into whole rupees that add up to it exactly. Leftover rupees go to the
 * largest remainders, the earlier one first if equal (MNY-05). If all weights are zero, the shares are equal.
 */
export function shares(total: Rupees, weights: readonly number[]): Rupees[] {
  const all = sum(weights);
  const parts = weights.map((weight, index) => {
    const numerator = all === 0 ? total : total * weight;
    const denominator = all === 0 ? weights.length : all;
    const share = Math.floor(numerator / denominator);
    return { index, share, remainder: numerator - share * denominator };
  });
  let left = total - sum(parts.map((part) => part.share));
  const result = parts.map((part) => part.share);
  for (const part of parts.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (left <= 0) break;
    result[part.index] = part.share + 1;
    left -= 1;
  }
  return result;
}

/** Converts to paise, for payment gateways only (MNY-01). */
export function toPaise(amount: Rupees): number {
  return amount * 100;
}

/** Positions of the separators: groups of two digits, but three in the last. */
const groups = /\B(?=(?:\d\d)*\d{3}$)/gu;

/**
 * A whole number in Indian grouping: 1,00,000. Negative numbers have a real minus sign, which is as wide as a
 * digit.
 */
export function formatCount(count: number): string {
  // The first use of Intl number formats takes 50 ms on a phone, before the first page is interactive.
  const digits = String(Math.abs(Math.round(count))).replaceAll(groups, ',');
  return count < 0 ? `−${digits}` : digits;
}

/** ₹1,00,000 or −₹600: Indian grouping, rupee sign, no decimals (MNY-02). */
export function formatRupees(amount: Rupees): string {
  return `${amount < 0 ? '−' : ''}₹${formatCount(Math.abs(amount))}`;
}

/** +₹100 or −₹600: a change of a balance. */
export function movedRupees(amount: Rupees): string {
  return amount < 0 ? formatRupees(amount) : `+${formatRupees(amount)}`;
}

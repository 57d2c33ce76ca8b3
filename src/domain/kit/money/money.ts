/** An amount in whole Indian rupees; a safe integer (MNY-01). */
export type Rupees = number;

/**
 * Rounds to whole rupees, half up (MNY-01). Works on the exact quotient, so 0.5 is never lost to a
 * binary fraction.
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
 * Splits `total` in proportion to `weights`, in whole rupees that add up to it exactly: the largest
 * remainders get the rupees that rounding down left over; of equal remainders the earlier (MNY-05).
 * Weights of zero in all share equally.
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

/** Paise, for payment gateways only (MNY-01). */
export function toPaise(amount: Rupees): number {
  return amount * 100;
}

/** Every place before a group: two digits each, but three in the last. */
const groups = /\B(?=(?:\d\d)*\d{3}$)/gu;

/** 1,00,000: a whole number in Indian groups; below zero with a real minus sign, which is as wide as a digit. */
export function formatCount(count: number): string {
  // Making the platform's own format costs a phone 50 ms before the first page is alive.
  const digits = String(Math.abs(Math.round(count))).replaceAll(groups, ',');
  return count < 0 ? `−${digits}` : digits;
}

/** ₹1,00,000 or −₹600: Indian grouping, rupee sign, no decimals (MNY-02). */
export function formatRupees(amount: Rupees): string {
  return `${amount < 0 ? '−' : ''}₹${formatCount(Math.abs(amount))}`;
}

/** +₹100 or −₹600: what has moved a balance. */
export function movedRupees(amount: Rupees): string {
  return amount < 0 ? formatRupees(amount) : `+${formatRupees(amount)}`;
}

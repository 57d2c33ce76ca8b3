import type { Tier } from '../../../../domain/promotions/tier/tier.ts';
import type { SubRecord } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { questionText } from '../../../../services/admin/kit/question-address.ts';

/** The rows of a form that are tiers already; unfinished ones are left out. */
export function tiersIn(rows: readonly SubRecord[]): readonly Tier[] {
  return rows.flatMap(({ label, threshold, discountPercentage }) => {
    const [from, off] = [Number(threshold), Number(discountPercentage)];
    return threshold !== '' && Number.isSafeInteger(from) && from > 0 && off > 0 && off <= 100
      ? [{ label: String(label), threshold: from, discountPercentage: off }]
      : [];
  });
}

/** The simulator with these tiers instead of the shop's. */
export function trialHref(tiers: readonly Tier[]): string {
  const rows = tiers.map(({ label, threshold, discountPercentage }) => ({
    label,
    threshold: String(threshold),
    discountPercentage: String(discountPercentage),
  }));
  return `/dashboard/simulator${questionText({ lines: [], tiers: rows })}`;
}

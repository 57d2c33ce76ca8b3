import type { ReactNode } from 'react';
import { t } from '../../domain/kit/text/text.ts';
import type { PaymentSplit, PriceRow } from '../../machines/cart/price-rows.ts';
import type { BreakdownPart } from '../kit/price/Breakdown.tsx';

interface Price {
  readonly rows: readonly Pick<PriceRow, 'label' | 'amount' | 'isSaving'>[];
  /** '₹1,499', or the same while it's worked out again; null without one. */
  readonly total: ReactNode;
  /** 'Total', or what is to pay now. */
  readonly label?: string;
  readonly savings: string | null;
  /** How the total is paid if the wallet pays a part; null or left out otherwise. */
  readonly split?: PaymentSplit | null;
}

/** The rows of a price with their total. */
export function partsOf({ rows, total, label = t`Total`, savings, split = null }: Price): readonly BreakdownPart[] {
  const parts = rows.map((row): BreakdownPart => ({
    kind: row.isSaving ? 'saving' : 'plain',
    label: row.label,
    amount: row.amount,
  }));
  if (total === null) return parts;
  const last = { kind: 'total', label, amount: total, note: t`Includes all taxes` } as const;
  return [...parts, savings === null ? last : { ...last, saving: savings }, ...splitParts(split)];
}

/** The rows after a total that say who pays which part of it. */
function splitParts(split: PaymentSplit | null): readonly BreakdownPart[] {
  if (split === null) return [];
  return [
    { kind: 'plain', label: t`From your wallet`, amount: split.wallet },
    { kind: 'plain', label: t`Left to pay`, amount: split.rest },
  ];
}

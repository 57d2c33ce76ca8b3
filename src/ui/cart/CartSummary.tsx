import type { PriceRow } from '../../machines/cart/price-rows.ts';
import { Breakdown } from '../kit/price/Breakdown.tsx';
import * as css from './CartSummary.css.ts';

/** The parts of the total, by name. */
export function CartSummary({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <div className={css.summary}>
      <Breakdown
        parts={rows.map(({ label, amount, isSaving }) => ({ kind: isSaving ? 'saving' : 'plain', label, amount }))}
      />
    </div>
  );
}

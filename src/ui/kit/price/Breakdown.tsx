import type { ReactNode } from 'react';
import * as css from './Breakdown.css.ts';

export interface BreakdownPart {
  /** A saving is green; the total has a line above it; muted is small print. */
  kind: 'plain' | 'saving' | 'total' | 'muted';
  label: string;
  /** Formatted: '₹3,697', '−₹185', 'Free'. */
  amount: ReactNode;
  /** Below the label: 'Includes all taxes'. */
  note?: string;
  /** Below the amount, in green: 'You save ₹185'. */
  saving?: string;
}

/** The parts that make up a total. */
export function Breakdown({ parts }: { parts: readonly BreakdownPart[] }) {
  return (
    <dl className={css.parts}>
      {parts.map(({ kind, label, amount, note, saving }) => (
        <div key={label} className={css.part} data-kind={kind}>
          <dt className={css.name}>
            {label}
            {note && <span className={css.note}>{note}</span>}
          </dt>
          <dd className={css.amount}>
            {amount}
            {saving && <span className={css.saving}>{saving}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import * as css from './Breakdown.css.ts';

export interface BreakdownPart {
  /** A saving is green; the total stands below a line; muted is small print. */
  kind: 'plain' | 'saving' | 'total' | 'muted';
  label: string;
  /** Ready to show: '₹3,697', '−₹185', 'Free'. */
  amount: ReactNode;
  /** Under the label: 'Includes all taxes'. */
  note?: string;
  /** Under the amount, in green: 'You save ₹185'. */
  saving?: string;
}

/** What the total is made of, part by part. */
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

import type { ReactNode } from 'react';
import { Button } from '../../kit/action/Button.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import * as parts from '../OrderParts.css.ts';
import * as css from './RefundSum.css.ts';

interface RefundSumProps {
  readonly label: string;
  /** '₹533'; null while unknown. */
  readonly sum: string | null;
  readonly note: string;
  /** Why the amount is unknown or the return was refused. */
  readonly failure: string | null;
  /** Null when retrying wouldn't help. */
  readonly retry: { readonly label: string; readonly onRetry: () => void } | null;
  readonly children: ReactNode;
}

/** The expected refund, an error if any, and the form's buttons. */
export function RefundSum({ label, sum, note, failure, retry, children }: RefundSumProps) {
  return (
    <div className={css.outcome}>
      <div aria-live="polite">
        <p className={css.sum}>
          <span>{label}</span>
          <b className={css.amount}>{sum ?? '–'}</b>
        </p>
        <p className={parts.small}>{note}</p>
      </div>
      {failure !== null && (
        <Notice
          tone="bad"
          action={
            retry && (
              <Button tone="text" size="small" onClick={retry.onRetry}>
                {retry.label}
              </Button>
            )
          }
        >
          {failure}
        </Notice>
      )}
      {children}
    </div>
  );
}

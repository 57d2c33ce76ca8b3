import type { ReactNode } from 'react';
import { Button } from '../../kit/action/Button.tsx';
import { Notice } from '../../kit/status/Notice.tsx';
import * as parts from '../OrderParts.css.ts';
import * as css from './RefundSum.css.ts';

interface RefundSumProps {
  readonly label: string;
  /** '₹533'; null before it is known. */
  readonly sum: string | null;
  readonly note: string;
  /** Why it is not known, or was refused. */
  readonly failure: string | null;
  /** Asks once more; null where that would change nothing. */
  readonly retry: { readonly label: string; readonly onRetry: () => void } | null;
  readonly children: ReactNode;
}

/** What goes back before it does, why it does not, and the buttons below. */
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

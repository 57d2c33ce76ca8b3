import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { Notice } from './Notice.tsx';

interface RetryNoticeProps {
  readonly tone?: 'bad' | 'warning';
  /** Null where asking again would not help. */
  readonly onRetry: (() => void) | null;
  readonly children: ReactNode;
}

/** What did not come or did not work, with the way to try it again. */
export function RetryNotice({ tone = 'bad', onRetry, children }: RetryNoticeProps) {
  const again = onRetry && (
    <Button tone="text" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Notice tone={tone} action={again}>
      {children}
    </Notice>
  );
}

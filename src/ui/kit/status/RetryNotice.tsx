import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { Notice } from './Notice.tsx';

interface RetryNoticeProps {
  readonly tone?: 'bad' | 'warning';
  /** Null when retrying wouldn't help. */
  readonly onRetry: (() => void) | null;
  readonly children: ReactNode;
}

/** An error with a retry button. */
export function RetryNotice({ tone = 'bad', onRetry, children }: RetryNoticeProps) {
  const again = onRetry && (
    <Button tone="text" size="small" onClick={onRetry}>
      {t`Try again`}
    </Button>
  );
  return (
    <Notice tone={tone} action={again}>
      {children}
    </Notice>
  );
}

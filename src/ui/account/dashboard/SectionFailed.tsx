import { t } from '../../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import { ErrorLeaf } from '../../kit/art/drawings.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';

interface SectionFailedProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** In place of a section that couldn't be loaded, with a button to try again. */
export function SectionFailed({ title, children, onRetry }: SectionFailedProps) {
  return (
    <EmptyState
      level={1}
      art={<ErrorLeaf />}
      title={title}
      action={<Button onClick={onRetry}>{t`Try again`}</Button>}
    >
      {children}
    </EmptyState>
  );
}

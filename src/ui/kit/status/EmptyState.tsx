import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** A drawing: `<EmptyBottle />`, `<ErrorLeaf />`, `<IndieDog />`. */
  art?: ReactNode;
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** Heading level; 2 by default. */
  level?: 1 | 2 | 3;
}

/** Shown when a list is empty or loading failed: what happened and what to do. */
export function EmptyState({ art, title, children, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={css.empty}>
      {art}
      <Title className={css.title}>{title}</Title>
      {children && <p className={css.words}>{children}</p>}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  );
}

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
  /** The level of the title in the page; 2 unless told. */
  level?: 1 | 2 | 3;
}

/** Nothing here, or nothing came: what this is and what to do. */
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

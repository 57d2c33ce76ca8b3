import type { ReactNode } from 'react';
import * as css from './Badge.css.ts';

export type BadgeTone = 'sale' | 'good' | 'warning' | 'info' | 'bad' | 'neutral' | 'accent';

export interface BadgeProps {
  tone: BadgeTone;
  /** An icon of 14 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A short status label. The text must carry the meaning, not the colour alone. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={css.badge({ tone })}>
      {icon}
      {children}
    </span>
  );
}

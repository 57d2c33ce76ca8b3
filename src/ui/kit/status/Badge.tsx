import type { ReactNode } from 'react';
import * as css from './Badge.css.ts';

export type BadgeTone = 'sale' | 'good' | 'warning' | 'info' | 'bad' | 'neutral' | 'accent';

export interface BadgeProps {
  tone: BadgeTone;
  /** 14 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A small word of state. Never the only carrier of it: the word says it, not the colour. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={css.badge({ tone })}>
      {icon}
      {children}
    </span>
  );
}

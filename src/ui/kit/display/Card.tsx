import type { ReactNode } from 'react';
import * as css from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li';
  tone?: 'plain' | 'good' | 'accent' | 'bad';
  /** Without padding, for a card that holds rows or a picture to its edge. */
  flush?: boolean;
  className?: string;
  'aria-labelledby'?: string;
  'aria-label'?: string;
}

/** A hairline around white; no shadow: only what floats has one. */
export function Card({
  children,
  as: Element = 'div',
  tone = 'plain',
  flush = false,
  className,
  ...aria
}: CardProps) {
  return (
    <Element
      {...aria}
      className={className ? `${css.card} ${className}` : css.card}
      data-tone={tone}
      {...(flush ? { 'data-flush': '' } : {})}
    >
      {children}
    </Element>
  );
}

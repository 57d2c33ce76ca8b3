import type { ReactNode } from 'react';
import * as css from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li';
  tone?: 'plain' | 'good' | 'accent' | 'bad';
  /** No padding, for rows or an image to the edge. */
  flush?: boolean;
  className?: string;
  'aria-labelledby'?: string;
  'aria-label'?: string;
}

/** A white box with a hairline. No shadow: only floating elements have one. */
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

import type { ReactElement } from 'react';
import * as css from './icons.css.ts';

export interface IconProps {
  /** Width and height in pixels; 20 by default. */
  size?: number;
  className?: string;
}

export type Icon = (props: IconProps) => ReactElement;

/** An icon on a 24 px grid: 1.6 px strokes, round ends. Decorative; always needs a text or label. */
export function drawn(d: string): Icon {
  return function DrawnIcon({ size = 20, className }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={className ? `${css.icon} ${className}` : css.icon}
      >
        <path d={d} />
      </svg>
    );
  };
}

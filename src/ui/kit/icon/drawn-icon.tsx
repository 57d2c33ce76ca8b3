import type { ReactElement } from 'react';
import * as css from './icons.css.ts';

export interface IconProps {
  /** Edge in pixels; 20 unless told. */
  size?: number;
  className?: string;
}

export type Icon = (props: IconProps) => ReactElement;

/** An icon of our own on a grid of 24: strokes of 1.6, round ends. Always beside a text or a label. */
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

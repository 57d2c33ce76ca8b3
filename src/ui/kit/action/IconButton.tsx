import type { ComponentProps, ReactNode } from 'react';
import * as css from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name: 'Open cart, 3 items'. */
  label: string;
  children: ReactNode;
  /** 44 or 36 px; 36 only with a fine pointer. */
  size?: 'small' | 'medium';
  /** Round, with a hairline. */
  outlined?: boolean;
  /** A badge; hidden when 0 or absent. Repeat the number in the label. */
  count?: number;
}

export function IconButton({
  label,
  children,
  size = 'medium',
  outlined = false,
  count = 0,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={className ? `${css.button} ${className}` : css.button}
      data-size={size}
      {...(outlined ? { 'data-outlined': '' } : {})}
    >
      {children}
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}

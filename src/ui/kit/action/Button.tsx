import type { ComponentProps, MouseEvent } from 'react';
import * as css from './Button.css.ts';
import { Spinner } from '../status/Spinner.tsx';
import { Link } from './Link.tsx';

export type ButtonTone = 'solid' | 'outline' | 'text' | 'accent' | 'danger' | 'done';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** One solid or accent button per screen; the others are outline or text. */
  tone?: ButtonTone;
  /** 36, 48 or 54 px high. */
  size?: ButtonSize;
  /** Full width. */
  block?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows a spinner, keeps focus and ignores clicks. Change the label too ('Applying...'). */
  busy?: boolean;
}

export function Button({
  tone = 'solid',
  size = 'medium',
  block = false,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      className={joined(css.button({ tone, size, block }), className)}
      onClick={busy ? ignore : onClick}
      {...(busy ? { 'data-busy': '', 'aria-disabled': true } : {})}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  href: string;
}

/** A link that looks like a button. */
export function LinkButton({
  tone = 'solid',
  size = 'medium',
  block = false,
  className,
  ...rest
}: LinkButtonProps) {
  return <Link {...rest} className={joined(css.button({ tone, size, block }), className)} />;
}

function joined(own: string, given: string | undefined): string {
  return given ? `${own} ${given}` : own;
}

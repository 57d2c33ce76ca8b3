import * as css from './Kolam.css.ts';

/** A small kolam of 120 px in the text colour. Behind text, keep its opacity at 16 % or less. */
export function KolamSmall({ className }: { className?: string }) {
  return <div className={className ? `${css.small} ${className}` : css.small} aria-hidden="true" />;
}

/** A border of kolam loops in the text colour. */
export function KolamBorder({ className }: { className?: string }) {
  return <div className={className ? `${css.border} ${className}` : css.border} aria-hidden="true" />;
}

import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will stand here; `fill` takes the size of its container. */
  shape?: 'line' | 'short' | 'title' | 'button' | 'plate' | 'thumb' | 'fill';
  className?: string;
}

/** The place of something that is on its way. Say 'Loading …' once beside a group of these. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span
      className={className ? `${css.skeleton} ${className}` : css.skeleton}
      data-shape={shape}
      aria-hidden="true"
    />
  );
}

import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What it stands in for; `fill` fills its container. */
  shape?: 'line' | 'short' | 'title' | 'field' | 'plate' | 'thumb' | 'fill';
  className?: string;
}

/** A loading placeholder. Add one 'Loading …' text per group. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span
      className={className ? `${css.skeleton} ${className}` : css.skeleton}
      data-shape={shape}
      aria-hidden="true"
    />
  );
}

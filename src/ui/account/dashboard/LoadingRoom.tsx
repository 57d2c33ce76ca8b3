import type { ReactNode } from 'react';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import * as css from './LoadingRoom.css.ts';

interface LoadingRoomProps {
  /** What screen readers announce. */
  readonly words: string;
  /** How many pairs of lines stand in for the content. */
  readonly pairs?: number;
  /** The content with whatever values: only the room it takes is shown. */
  readonly children: ReactNode;
}

/** A skeleton exactly as large as what it stands in for, so that nothing moves when that arrives. */
export function LoadingRoom({ words, pairs = 1, children }: LoadingRoomProps) {
  return (
    <div className={css.room}>
      <output className={visuallyHidden}>{words}</output>
      <div className={css.content} inert aria-hidden="true">
        {children}
      </div>
      <div className={css.lines}>
        {Array.from({ length: pairs }, (_, place) => [
          <Skeleton key={`long-${place}`} />,
          <Skeleton key={`short-${place}`} shape="short" />,
        ])}
      </div>
    </div>
  );
}

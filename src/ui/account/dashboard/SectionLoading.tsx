import { t } from '../../../domain/kit/text/text.ts';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';
import * as css from './SectionLoading.css.ts';

interface SectionLoadingProps {
  /** What screen readers announce. */
  readonly words?: string;
  /** Whether the section's heading is above it already. */
  readonly hasHeading?: boolean;
}

/** A section's skeleton: its heading and a card. */
export function SectionLoading({ words = t`Loading your dashboard`, hasHeading = false }: SectionLoadingProps) {
  return (
    <div className={css.place}>
      <output className={visuallyHidden}>{words}</output>
      {!hasHeading && <Skeleton shape="title" />}
      <div className={css.card}>
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}

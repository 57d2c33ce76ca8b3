import { t } from '../../../domain/kit/text/text.ts';
import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';

/** A section's skeleton. Screen readers announce `words`. */
export function SectionLoading({ words = t`Loading your dashboard` }: { words?: string }) {
  return (
    <>
      <output className={visuallyHidden}>{words}</output>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
    </>
  );
}

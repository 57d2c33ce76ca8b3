import { Skeleton } from '../../kit/status/Skeleton.tsx';
import { visuallyHidden } from '../../kit/theme/page.css.ts';

/** The outline of a section while it is not there; `words` are for who cannot see it. */
export function SectionLoading({ words = 'Loading your dashboard' }: { words?: string }) {
  return (
    <>
      <output className={visuallyHidden}>{words}</output>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
    </>
  );
}

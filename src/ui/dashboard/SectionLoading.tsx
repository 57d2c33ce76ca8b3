import { Skeleton } from '../kit/Skeleton.tsx';
import { visuallyHidden } from '../theme/page.css.ts';

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

import type { SectionSlug } from '../../../../domain/shell/page/section.ts';
import type { SectionProps } from '../../../account/dashboard/lazy-section.tsx';
import { type ReelCalls, ReelPlace } from './ReelPlace.tsx';
import { videoForm } from './reels.form.tsx';

/** A section with a list of reels and their form; `productHint` explains the product field. */
export function reelSection(slug: SectionSlug, title: string, productHint: string, calls: ReelCalls) {
  const Video = videoForm(slug, productHint, calls);
  return function ReelSection(props: SectionProps) {
    if (props.rest === '') return <ReelPlace slug={slug} title={title} calls={calls} />;
    return <Video {...props} />;
  };
}

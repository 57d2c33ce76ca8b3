import type { HomeContent } from '../../../../domain/content/home-content.ts';
import { LazyBoundary, lazyComponent } from '../../../kit/react/lazy-component.tsx';

const LowerHalf = lazyComponent(() => import('./LowerHalf.tsx').then((module) => module.LowerHalf), {
  isDrawnByServer: true,
});

/** The source module, to find its styles in the build's manifest. */
export const lowerHalfModule = 'src/ui/content/home/lower-half/LowerHalf.tsx';

/** For the server, which renders it with the page. */
export const loadLowerHalf = LowerHalf.load;

/**
 * The lower half of the home page. Shows the server's HTML until its code loads, to keep it out of the initial
 * bundle.
 */
export function LowerHalfPlace({ content }: { content: HomeContent }) {
  return (
    <LazyBoundary>
      <LowerHalf content={content} />
    </LazyBoundary>
  );
}

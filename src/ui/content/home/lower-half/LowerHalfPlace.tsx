import type { HomeContent } from '../../../../domain/content/home-content.ts';
import { LazyBoundary, lazyComponent } from '../../../kit/react/lazy-component.tsx';

const LowerHalf = lazyComponent(() => import('./LowerHalf.tsx').then((module) => module.LowerHalf), {
  isDrawnByServer: true,
});

/** The source module, to find its styles in the build's manifest. */
export const lowerHalfModule = 'src/ui/content/home/lower-half/LowerHalf.tsx';

/** For the server, which draws it with the page. */
export const loadLowerHalf = LowerHalf.load;

/** Home's lower half: the server's picture stands there until its code comes, so the first view does not carry it. */
export function LowerHalfPlace({ content }: { content: HomeContent }) {
  return (
    <LazyBoundary>
      <LowerHalf content={content} />
    </LazyBoundary>
  );
}

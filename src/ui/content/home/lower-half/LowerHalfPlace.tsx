import { lazy, Suspense, type ComponentType } from 'react';
import type { HomeContent } from '../../../../domain/content/home-content.ts';

type LowerHalf = ComponentType<{ content: HomeContent }>;

const load = () => import('./LowerHalf.tsx').then((module) => module.LowerHalf);
/** Where the code does not come, what the server drew stays as it is: the promise waits for good. */
const Later = lazy(async () => ({ default: await load().catch(() => new Promise<LowerHalf>(() => {})) }));

let Loaded: LowerHalf | undefined;

/** The source module, to find its styles in the build's manifest. */
export const lowerHalfModule = 'src/ui/content/home/lower-half/LowerHalf.tsx';

/** For the server, which draws it with the page. */
export async function loadLowerHalf(): Promise<void> {
  Loaded ??= await load();
}

/** Home's lower half: the server's picture stands there until its code comes, so the first view does not carry it. */
export function LowerHalfPlace({ content }: { content: HomeContent }) {
  const Drawn = Loaded ?? Later;
  return (
    <Suspense fallback={null}>
      <Drawn content={content} />
    </Suspense>
  );
}

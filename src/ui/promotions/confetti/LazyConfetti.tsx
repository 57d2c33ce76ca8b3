import { lazy } from 'react';

/** Its code comes with the first celebration. */
export const LazyConfetti = lazy(() => import('./Confetti.tsx').then((module) => ({ default: module.Confetti })));

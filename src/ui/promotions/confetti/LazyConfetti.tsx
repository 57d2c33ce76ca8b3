import { lazyComponent } from '../../kit/react/lazy-component.tsx';

/** Loads with the first celebration. */
export const LazyConfetti = lazyComponent(() => import('./Confetti.tsx').then((module) => module.Confetti));

import { lazyComponent } from '../../kit/react/lazy-component.tsx';

/** Its code comes with the first celebration. */
export const LazyConfetti = lazyComponent(() => import('./Confetti.tsx').then((module) => module.Confetti));

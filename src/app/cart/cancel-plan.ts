import { lazyComponent } from '../../ui/kit/react/lazy-component.tsx';

/** In its own chunk because few shoppers cancel a plan. */
export const cancelPlan = lazyComponent(() => import('../shell/PageParts.tsx').then((module) => module.CancelPlan));

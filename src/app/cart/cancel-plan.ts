import { lazyComponent } from '../../ui/kit/react/lazy-component.tsx';

/** The question of the drawer; it comes apart from it, for few will ever see it. */
export const cancelPlan = lazyComponent(() => import('../shell/PageParts.tsx').then((module) => module.CancelPlan));

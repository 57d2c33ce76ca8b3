import { lazyComponent } from '../../ui/kit/react/lazy-component.tsx';

/** The form for sending something back: apart from the orders, as few come to it. */
export const LazyOrderReturn = lazyComponent(() =>
  import('./OrderReturn.tsx').then((module) => module.OrderReturn),
);

import { lazyComponent } from '../../ui/kit/react/lazy-component.tsx';

/** In its own chunk because few shoppers return an order. */
export const LazyOrderReturn = lazyComponent(() =>
  import('./OrderReturn.tsx').then((module) => module.OrderReturn),
);

/** In its own chunk because few orders are left unpaid. */
export const LazyOrderPayment = lazyComponent(() =>
  import('./OrderPayment.tsx').then((module) => module.OrderPayment),
);

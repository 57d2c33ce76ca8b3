import { lazyPart } from '../account/dashboard/lazy-section.tsx';

/** The form for sending something back: apart from the orders, as few come to it. */
export const orderReturn = lazyPart(() => import('./OrderReturn.tsx').then((module) => module.OrderReturn));

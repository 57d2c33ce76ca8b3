/**
 * The ways to the parts of the cart that come apart from it. They are in a file of their own, because everything that a
 * part needs is named where it is imported, and the cart's first opening has no room for those names.
 */
export const loadDrawerNotes = () => import('../../ui/cart/CartNotes.tsx').then((module) => module.CartNotes);
export const loadDrawerTop = () => import('./DrawerTop.tsx').then((module) => module.DrawerTop);
export const loadDrawerDeals = () => import('./DrawerDeals.tsx').then((module) => module.DrawerDeals);

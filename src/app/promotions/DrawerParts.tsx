export { CartNotes } from '../../ui/cart/CartNotes.tsx';
export { DrawerDeals } from './DrawerDeals.tsx';
export { DrawerTop } from './DrawerTop.tsx';

export { CancelPlan } from '../ui/cart/CancelPlan.tsx';
export { MenuSheet } from '../ui/menu/MenuSheet.tsx';
export { Toasts } from '../ui/toasts/Toasts.tsx';

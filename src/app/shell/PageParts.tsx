export { CancelPlan } from '../../ui/cart/CancelPlan.tsx';
export { MenuSheet } from '../../ui/shell/menu/MenuSheet.tsx';
export { Toasts } from '../../ui/shell/Toasts.tsx';

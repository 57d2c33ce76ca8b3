import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** Toasts of the checkout. */
export const checkoutTexts = {
  linkOver: { tone: 'warning', text: 'This link to your cart no longer works.' },
} as const satisfies Record<string, ToastText>;

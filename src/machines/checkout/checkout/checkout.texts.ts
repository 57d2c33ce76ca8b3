import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** What the checkout itself says in toasts. */
export const checkoutTexts = {
  linkOver: { tone: 'warning', text: 'This link no longer leads back to a cart.' },
} as const satisfies Record<string, ToastText>;

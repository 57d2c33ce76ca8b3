import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** Toasts; exact texts. */
export const copyTexts = {
  copied: { tone: 'success', text: 'Coupon code copied!' },
  refused: { tone: 'error', text: 'Failed to copy code' },
} as const satisfies Record<string, ToastText>;

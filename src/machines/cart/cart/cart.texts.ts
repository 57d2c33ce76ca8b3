import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

export const cartTexts = {
  missed: { tone: 'error', text: 'Couldn’t add this product. Try again.' },
} as const satisfies Record<string, ToastText>;

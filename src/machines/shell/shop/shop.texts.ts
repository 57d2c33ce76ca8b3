import { t } from '../../../domain/kit/text/text.ts';
import type { ToastText } from '../toasts/toasts.machine.ts';

/** Toasts of the shop; quoted texts of the specification are exact. */
export const shopTexts = {
  loggedOut: { tone: 'info', text: t`Logged out!` },
  sessionLost: { tone: 'warning', text: t`Please sign in again. Your cart is still here.` },
  offline: { tone: 'warning', text: t`You’re offline. Your cart is saved on this device.` },
  online: { tone: 'success', text: t`You’re back online.` },
} as const satisfies Record<string, ToastText>;

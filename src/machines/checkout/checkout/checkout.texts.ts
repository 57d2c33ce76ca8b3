import { t } from '../../../domain/kit/text/text.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** Toasts of the checkout. */
export const checkoutTexts = {
  linkOver: { tone: 'warning', text: t`This link to your cart no longer works.` },
} as const satisfies Record<string, ToastText>;

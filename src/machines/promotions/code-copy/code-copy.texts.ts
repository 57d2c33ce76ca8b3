import { t } from '../../../domain/kit/text/text.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** Toasts; exact texts. */
export const copyTexts = {
  copied: { tone: 'success', text: t`Coupon code copied!` },
  refused: { tone: 'error', text: t`Failed to copy code` },
} as const satisfies Record<string, ToastText>;

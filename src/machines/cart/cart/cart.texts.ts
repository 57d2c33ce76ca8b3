import { t } from '../../../domain/kit/text/text.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

export const cartTexts = {
  missed: { tone: 'error', text: t`Couldn’t add this product. Try again.` },
} as const satisfies Record<string, ToastText>;

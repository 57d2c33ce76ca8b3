import { t } from '../../../domain/kit/text/text.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** Says where the code went. What it saves is up to the checkout's quote. */
export function appliedToast(code: string): ToastText {
  return { tone: 'success', text: t`We’ll apply ${code} at checkout.` };
}

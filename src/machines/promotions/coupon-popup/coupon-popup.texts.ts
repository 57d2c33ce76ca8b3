import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** Says where the code went; what it saves is the checkout's quote to say. */
export function appliedToast(code: string): ToastText {
  return { tone: 'success', text: `${code} is set for checkout.` };
}

import { formatRupees, type Rupees } from '../../../domain/kit/money/money.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** Toasts about the cart's bundle; exact texts. */
export const cartBundleToasts = {
  applied: { tone: 'success', text: 'Bundle applied successfully!' },
  notApplied: { tone: 'error', text: 'Failed to apply bundle' },
  removed: { tone: 'success', text: 'Bundle removed successfully!' },
  notRemoved: { tone: 'error', text: 'Failed to remove bundle' },
  broken: { tone: 'warning', text: 'Bundle removed due to cart changes' },
} as const satisfies Record<string, ToastText>;

/** Says what an order lacks for a bundle's minimum, in the words of the other offers. */
export function unlockToast(missing: Rupees): ToastText {
  return { tone: 'info', text: `Add ${formatRupees(missing)} more to unlock this offer` };
}

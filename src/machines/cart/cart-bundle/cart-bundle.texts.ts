import { t } from '../../../domain/kit/text/text.ts';
import { formatRupees, type Rupees } from '../../../domain/kit/money/money.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** Toasts about the cart's bundle; exact texts. */
export const cartBundleToasts = {
  applied: { tone: 'success', text: t`Bundle applied successfully!` },
  notApplied: { tone: 'error', text: t`Failed to apply bundle` },
  removed: { tone: 'success', text: t`Bundle removed successfully!` },
  notRemoved: { tone: 'error', text: t`Failed to remove bundle` },
  broken: { tone: 'warning', text: t`Bundle removed due to cart changes` },
} as const satisfies Record<string, ToastText>;

/** Says what an order lacks for a bundle's minimum, in the words of the other offers. */
export function unlockToast(missing: Rupees): ToastText {
  return { tone: 'info', text: t`Add ${formatRupees(missing)} more to unlock this offer` };
}

import { t } from '../../../../domain/kit/text/text.ts';
import type { ToastText } from '../../../shell/toasts/toasts.machine.ts';

/** Toasts for adding and removing the membership; quoted texts of the specification are exact. */
export const membershipToasts = {
  added: { tone: 'success', text: t`Membership added to cart!` },
  removed: { tone: 'info', text: t`Membership removed from cart!` },
  alreadyHeld: { tone: 'info', text: t`You’re already a member, so we removed the membership from your cart.` },
} as const satisfies Record<string, ToastText>;

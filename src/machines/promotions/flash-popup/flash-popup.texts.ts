import { t } from '../../../domain/kit/text/text.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';
import type { FlashOffer } from './flash-popup.types.ts';

/** The toast of a claim; exact texts. */
export function claimedToast({ code, discount }: FlashOffer): ToastText {
  return { tone: 'success', text: t`🎉 Coupon ${code} claimed! ${discount}% off your order!` };
}

/** If the shop doesn't accept the code for this cart, the toast promises no discount. */
export function copiedToast({ code }: FlashOffer): ToastText {
  return { tone: 'info', text: t`Coupon code "${code}" copied to clipboard! Paste it at checkout.` };
}

import type { ToastText } from '../../shell/toasts/toasts.machine.ts';
import type { FlashOffer } from './flash-popup.types.ts';

/** What a claim says; exact texts. */
export function claimedToast({ code, discount }: FlashOffer): ToastText {
  return { tone: 'success', text: `🎉 Coupon ${code} claimed! ${discount}% off your order!` };
}

/** Where the shop does not take the code for this cart, the claim promises nothing. */
export function copiedToast({ code }: FlashOffer): ToastText {
  return { tone: 'info', text: `Coupon code "${code}" copied to clipboard! Paste it at checkout.` };
}

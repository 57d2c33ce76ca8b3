import { flashConstants } from '../../../domain/kit/constants.ts';
import { isPageAllowed, isUnderLimits, type PopupSettings } from '../../../domain/promotions/popup.ts';
import type { TriggerRules } from '../popup-trigger/popup-trigger.machine.ts';
import type { FlashOffer, FlashPast, FlashPopupContext, FlashRefusal } from './flash-popup.types.ts';

/**
 * Why the sale isn't shown on a page; null if it may be. Debug mode only ignores how often it was shown (FLS-03).
 * Whoever put it off isn't asked again in this visit, unless the admin wants that (FLS-08).
 */
export function flashRefusal(
  settings: PopupSettings,
  { path, isFound }: Pick<FlashPopupContext, 'path' | 'isFound'>,
  past: FlashPast,
): FlashRefusal | null {
  if (!settings.isActive) return 'inactive';
  if (!isFound) return 'missing';
  if (!isPageAllowed(settings, path)) return 'page';
  if (settings.debugMode) return null;
  if (!isUnderLimits(settings, past.counters)) return 'limit';
  if (past.isClaimed) return 'claimed';
  if (past.isDismissed && !settings.showsAgain) return 'dismissed';
  return past.isOver ? 'over' : null;
}

/** Delay, scroll and exit triggers from the shop's settings (FLS-03). */
export function flashTriggers(settings: PopupSettings): TriggerRules {
  return {
    delay: settings.showAfterSeconds * 1000,
    scrollPercent: settings.scrollTriggerEnabled ? settings.scrollTriggerPercent : null,
    hasExitIntent: settings.exitIntentEnabled,
    idle: null,
    exitRearm: flashConstants.exitRearm,
  };
}

export function offerOf({ couponCode, discountPercent }: PopupSettings): FlashOffer {
  return { code: couponCode, discount: discountPercent };
}

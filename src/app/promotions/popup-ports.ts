import type { CouponPopupPorts } from '../../machines/promotions/coupon-popup/coupon-popup.actors.ts';
import type { FlashPopupPorts } from '../../machines/promotions/flash-popup/flash-popup.actors.ts';
import type { createAttentionService } from '../../services/platform/browser/attention.ts';
import { createClipboard } from '../../services/platform/browser/clipboard.ts';
import { createClaimedCoupons } from '../../services/promotions/coupon/claimed-coupons.ts';
import { createCouponService } from '../../services/promotions/coupon/coupon.service.ts';
import { createOfferMemory } from '../../services/promotions/coupon/offer-memory.ts';
import { createOfferTracking } from '../../services/promotions/coupon/offer-tracking.ts';
import { createFlashMemory } from '../../services/promotions/popup/flash-memory.ts';
import { createPopupService } from '../../services/promotions/popup/popup.service.ts';
import { createSessionStore } from '../../services/platform/storage/session-store.ts';
import type { PromotionsWorld } from './promotion-services.ts';

interface PopupPorts {
  readonly flashPopup: FlashPopupPorts;
  readonly couponPopup: CouponPopupPorts;
}

/** The ports of the two popups: settings and offers of the shop, and what this session remembers. */
export function popupPorts(
  { view, http, store, clock, log, bells }: PromotionsWorld,
  attention: ReturnType<typeof createAttentionService>,
): PopupPorts {
  const session = createSessionStore(view);
  const claims = createClaimedCoupons({ view, session, store, handed: bells.couponHanded });
  const clipboard = createClipboard(view);
  const now = () => clock.now();
  const coupons = createCouponService(http, log);
  const popup = createPopupService(http, log);
  const flash = createFlashMemory({ session, store, now, claims });
  const offers = createOfferMemory({ session, store, now, claims });
  return {
    flashPopup: {
      ...flash,
      trigger: attention,
      clock,
      clipboard,
      fetchSettings: (signal) => popup.fetchSettings(signal),
      verifyOffer: async (code, lines, signal) => (await coupons.verify(code, lines, signal))?.valid ?? false,
      keepClaim: ({ code, discount }) => claims.keep(code, discount, now()),
      announceClaim: ({ code, discount }) => claims.announce(code, discount),
    },
    couponPopup: {
      ...offers,
      pageTrigger: attention,
      cartTrigger: { ...attention, watchScroll: attention.watchPanelScroll },
      clock,
      clipboard,
      findOffers: (scene, signal) => coupons.findOffers(scene, signal),
      readOffer: (couponId, signal) => coupons.readOffer(couponId, signal),
      chooseCode: claims.choose,
      ...createOfferTracking({ view, coupons, sessionId: offers.sessionId, now }),
    },
  };
}

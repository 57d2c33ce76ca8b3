import type { PopupOrder } from '../../machines/admin/sections/popup-test/popup-test.types.ts';
import { popupTestLogic } from '../../machines/admin/sections/popup-test/popup-test.actors.ts';
import { bundleCardLogic } from '../../machines/promotions/bundle-card/bundle-card.actors.ts';
import { orderOf } from '../../machines/admin/sections/popup-test/popup-test.rules.ts';
import { createClosedBanner } from '../../services/promotions/banner/closed-banner.ts';
import type { PopupSettings } from '../../domain/promotions/popup.ts';
import { watchPreview } from '../../services/promotions/popup/preview-frame.ts';
import { forgetPopups } from '../../services/promotions/popup/forget-popups.ts';
import { createSessionStore } from '../../services/platform/storage/session-store.ts';
import {
  useHasPromotions,
  usePromotionsActor,
  useScreenActor,
  useShop,
  useView,
} from '../../ui/shell/app/actors.tsx';
import { PopupTestCard } from '../../ui/admin/sections/popup-test/PopupTestCard.tsx';
import { PopupTestPage } from '../../ui/admin/sections/popup-test/PopupTestPage.tsx';
import { useServices } from '../platform/services.tsx';

/** /popup-test, for testers. Not indexed. */
export function PopupTestScreen() {
  const hasPromotions = useHasPromotions();
  return hasPromotions ? <PopupTest /> : <PopupTestPage />;
}

function PopupTest() {
  const { view, store, clock } = useServices();
  const fire = useFiring();
  const logic = popupTestLogic({
    now: () => clock.now(),
    forgetPopups: () => {
      forgetPopups(createSessionStore(view), store);
      createClosedBanner(view.document).forgetClosed();
    },
    fire,
    watchPreview: (listener) =>
      watchPreview(view, ({ settings, scheme, season }) => {
        Object.assign(view.document.documentElement.dataset, { scheme, season });
        listener(settings);
      }),
    showSettings: useShowing(),
  });
  const actor = useScreenActor(logic, undefined);
  const sample = useView(actor, ({ context }) => context.sample);
  const card = sample && (
    <BundleSample key={sample.number} order={orderOf('bundle-card', sample.values, clock.now())} />
  );
  return <PopupTestPage actor={actor} card={card} />;
}

/** A sample card with its own actor and no cart. */
function BundleSample({ order }: { order: PopupOrder }) {
  return order.kind === 'bundle-card' ? <BundleSampleCard {...order} /> : null;
}

function BundleSampleCard({ bundle, metrics, answer }: Extract<PopupOrder, { kind: 'bundle-card' }>) {
  const { clock } = useServices();
  const logic = bundleCardLogic({
    watchClock: (listener) => clock.watchClock(listener),
    fetchMetrics: async () => metrics,
  });
  const cart = { answer: () => {} };
  const ref = useScreenActor(logic, { parent: { send: () => cart.answer() }, bundle });
  cart.answer = () => ref.send({ type: answer });
  return <PopupTestCard card={{ bundle, ref }} />;
}

/**
 * Previews settings. Closes the popup first when timer or code changed, so that the old ones don't stay on screen.
 */
function useShowing(): (settings: PopupSettings) => void {
  const flashPopup = usePromotionsActor('flashPopup');
  return (settings) => {
    const { settings: before } = flashPopup.getSnapshot().context;
    const isSameOffer =
      before.timerDuration === settings.timerDuration && before.couponCode === settings.couponCode;
    if (!isSameOffer) flashPopup.send({ type: 'popup.close' });
    flashPopup.send({ type: 'popup.preview', settings });
  };
}

/** Sends a popup to the actor that shows it in the shop. */
function useFiring(): (order: PopupOrder) => void {
  const shop = useShop();
  const flashPopup = usePromotionsActor('flashPopup');
  const couponPopup = usePromotionsActor('couponPopup');
  const tierCelebration = usePromotionsActor('tierCelebration');
  const membershipOffer = usePromotionsActor('membershipOffer');
  const welcome = usePromotionsActor('welcome');
  const bannerCarousel = usePromotionsActor('bannerCarousel');
  return (order) => {
    switch (order.kind) {
      case 'flash-popup':
        return flashPopup.send({ type: 'popup.preview', settings: order.settings });
      case 'coupon-popup':
        couponPopup.send({ type: 'cart.changed', lines: order.lines });
        return couponPopup.send({ type: 'popup.preview', coupon: order.coupon });
      case 'tier-celebration':
        return tierCelebration.send({ type: 'tier.unlocked', percentage: order.percentage });
      case 'membership-offer':
        return membershipOffer.send({ type: 'offer.open' });
      case 'welcome-overlay':
        return welcome.send({ type: 'welcome.preview' });
      case 'welcome-card':
        return welcome.send({ type: 'membership.joined' });
      case 'toast':
        return shop.send({ type: 'toast.request', toast: order.toast });
      case 'banner':
        return bannerCarousel.send({ type: 'banner.preview', banners: [order.banner] });
      case 'bundle-card':
        // The test page renders it.
        return undefined;
    }
  };
}

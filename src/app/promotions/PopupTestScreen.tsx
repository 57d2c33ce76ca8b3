import type { ActorRefFrom } from 'xstate';
import type { CardOrder } from '../../machines/admin/sections/popup-test/popup-test.types.ts';
import { popupTestLogic } from '../../machines/admin/sections/popup-test/popup-test.actors.ts';
import { bundleCardLogic } from '../../machines/promotions/bundle-card/bundle-card.actors.ts';
import { createClosedBanner } from '../../services/promotions/banner/closed-banner.ts';
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
  const logic = popupTestLogic({
    forgetPopups: () => {
      forgetPopups(createSessionStore(view), store);
      createClosedBanner(view.document).forgetClosed();
    },
    watchPreview: (listener) =>
      watchPreview(view, ({ settings, scheme, season }) => {
        Object.assign(view.document.documentElement.dataset, { scheme, season });
        listener(settings);
      }),
  });
  const actor = useScreenActor(logic, {
    now: () => clock.now(),
    shop: useShop(),
    flashPopup: usePromotionsActor('flashPopup'),
    couponPopup: usePromotionsActor('couponPopup'),
    tierCelebration: usePromotionsActor('tierCelebration'),
    membershipOffer: usePromotionsActor('membershipOffer'),
    welcome: usePromotionsActor('welcome'),
    bannerCarousel: usePromotionsActor('bannerCarousel'),
  });
  const sample = useView(actor, ({ context }) => context.sample);
  return <PopupTestPage actor={actor} card={sample && <BundleSample key={sample.number} {...sample.order} />} />;
}

/** A sample card with its own actor and no cart. */
function BundleSample({ bundle, metrics, answer }: CardOrder) {
  const { clock } = useServices();
  const logic = bundleCardLogic({
    watchClock: (listener) => clock.watchClock(listener),
    fetchMetrics: async () => metrics,
  });
  const parent = { send: () => card.send({ type: answer }) };
  const card: ActorRefFrom<typeof logic> = useScreenActor(logic, { parent, bundle });
  return <PopupTestCard card={{ bundle, ref: card }} />;
}

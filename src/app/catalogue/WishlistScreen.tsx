import { wishPageLogic } from '../../machines/catalogue/wish-page/wish-page.actors.ts';
import { isListKnown, wishesOf, wishNote } from '../../machines/catalogue/wishlist/wishlist.view.ts';
import { createWishlistService } from '../../services/catalogue/wishlist.service.ts';
import { WishlistLoading } from '../../ui/catalogue/wish/WishlistLoading.tsx';
import { WishlistPage } from '../../ui/catalogue/wish/WishlistPage.tsx';
import { page } from '../../ui/catalogue/wish/WishlistPage.css.ts';
import { wrap } from '../../ui/kit/theme/page.css.ts';
import {
  useHasPromotions,
  usePromotionsActor,
  usePromotionsView,
  useScreenActor,
  useShopActor,
  useShopView,
} from '../../ui/shell/app/actors.tsx';
import { useServices } from '../platform/services.tsx';
import { followValue } from '../../ui/kit/react/watch-value.ts';

/** /wishlist, for everybody: signed out, the device keeps the list. */
export function WishlistScreen() {
  // Before the session is known, nobody can tell whose list it is.
  const isKnown = useShopView('session', (snapshot) => !snapshot.hasTag('unsettled'));
  const hasPromotions = useHasPromotions();
  return (
    <div className={`${wrap} ${page}`}>{isKnown && hasPromotions ? <KnownWishes /> : <WishlistLoading />}</div>
  );
}

function KnownWishes() {
  const { http, store } = useServices();
  const cart = useShopActor('cart');
  const wishlist = usePromotionsActor('wishlist');
  const { loadProducts } = createWishlistService(http, store);
  const logic = wishPageLogic({
    loadProducts,
    watchWishes: (listener) => {
      wishlist.send({ type: 'wishes.refresh' });
      return followValue(
        wishlist,
        (snapshot) => (isListKnown(snapshot) ? wishesOf(snapshot) : undefined),
        listener,
      );
    },
  });
  const actor = useScreenActor(logic, { cart, wishlist });
  const note = usePromotionsView('wishlist', wishNote);
  const canSignIn = usePromotionsView('wishlist', (snapshot) => snapshot.matches('device'));
  return <WishlistPage actor={actor} note={note} canSignIn={canSignIn} />;
}

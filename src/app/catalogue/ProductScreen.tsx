import { LazyBoundary, type LazyComponent, lazyComponent, OnceWanted } from '../../ui/kit/react/lazy-component.tsx';
import { isMembership } from '../../domain/catalogue/product/product.ts';
import { choicePath, goneChoices, namedIn } from '../../domain/catalogue/product/option.ts';
import type { PageOf } from '../../domain/shell/page/page.ts';
import { productOptionsLogic } from '../../machines/catalogue/product-options/product-options.actors.ts';
import { useHasPromotions, useScreenActor, useShop, useShopActor } from '../../ui/shell/app/actors.tsx';
import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { WhileShown } from '../../ui/kit/react/WhileShown.tsx';
import { DeliveryCheckPlace } from '../../ui/catalogue/delivery-check/DeliveryCheckPlace.tsx';
import { loadReviews, ReviewsPlace } from '../content/reviews-place.tsx';
import { ShareButtonPlace } from '../../ui/catalogue/share/ShareButtonPlace.tsx';
import { StockAlertPlace } from '../../ui/catalogue/stock-alert/StockAlertPlace.tsx';
import { ProductPage } from '../../ui/catalogue/product/ProductPage.tsx';

const productDeals = lazyComponent(() =>
  import('../promotions/ProductDeals.tsx').then((module) => module.ProductDeals),
);

// One request for the small parts, as for those of every page.
const parts = () => import('./ProductParts.tsx');
const Delivery = lazyComponent(() => parts().then((module) => module.Delivery));
const ShareProduct = lazyComponent(() => parts().then((module) => module.ShareProduct));
const recent = lazyComponent(() => import('./RecentScreen.tsx').then((module) => module.RecentScreen));

/** What is fetched with the page by those who will want it soon: it then comes with the first render. */
export async function loadProductParts(): Promise<void> {
  await Promise.all(
    [Delivery, ShareProduct, productDeals, recent].map((part) => part.load()).concat(loadReviews()),
  );
}

/** The product page. The key resets the choices when the product changes. */
export function ProductScreen({ page }: { page: PageOf<'product'> }) {
  return <ProductChoice key={page.product.sku} page={page} />;
}

function ProductChoice({ page }: { page: PageOf<'product'> }) {
  const cart = useShopActor('cart');
  const shop = useShop();
  const { product, chosen } = page;
  const options = useScreenActor(
    productOptionsLogic({
      writeAddress: (choice) => {
        // Without options of their own, all sizes are the same page.
        if (!product.options) return;
        const location = { path: `/shop/${product.sku}`, search: choicePath(namedIn(product, choice)) };
        shop.send({ type: 'link.follow', location, isReplacing: true });
      },
    }),
    { parent: cart, product, chosen, label: product.label },
  );
  const isClub = isMembership(product.sku);
  const place = (
    <>
      {goneChoices(product).length > 0 && <StockAlertPlace />}
      <DeliveryCheckPlace />
    </>
  );
  // A membership needs no parcel.
  const delivery = isClub ? null : (
    <ClientOnly fallback={place}>
      <LazyBoundary loading={place}>
        <Delivery options={options} />
      </LazyBoundary>
    </ClientOnly>
  );
  const share = (
    <ClientOnly fallback={<ShareButtonPlace />}>
      <LazyBoundary loading={<ShareButtonPlace />}>
        <ShareProduct product={product} />
      </LazyBoundary>
    </ClientOnly>
  );
  const { reviews } = page;
  const said = isClub || !reviews ? null : <ReviewsPlace sku={product.sku} page={reviews} />;
  return (
    <ProductPage
      page={page}
      options={options}
      delivery={delivery}
      share={share}
      deals={isClub ? null : <Late part={productDeals} props={{ page }} />}
      reviews={said}
      recent={!isClub && <Late part={recent} props={product} />}
    />
  );
}

interface LateProps<Props extends object> {
  readonly part: LazyComponent<Props>;
  readonly props: Props;
}

// A component of its own, so that the whole page doesn't re-render when the promotions load. Nobody waits for it to see the
// page, which is painted first.
function Late<Props extends object>(late: LateProps<Props>) {
  return (
    useHasPromotions() && (
      <WhileShown>
        <OnceWanted {...late} isWanted />
      </WhileShown>
    )
  );
}

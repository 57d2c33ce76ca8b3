import { LazyBoundary, lazyComponent, OnceWanted } from '../../ui/kit/react/lazy-component.tsx';
import { isMembership } from '../../domain/catalogue/product/product.ts';
import type { PageOf } from '../../domain/shell/page/page.ts';
import { productOptionsMachine } from '../../machines/catalogue/product-options/product-options.machine.ts';
import { useHasPromotions, useScreenActor, useShopActor } from '../../ui/shell/app/actors.tsx';
import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { DeliveryCheckPlace } from '../../ui/catalogue/delivery-check/DeliveryCheckPlace.tsx';
import { ProductPage } from '../../ui/catalogue/product/ProductPage.tsx';

const productDeals = lazyComponent(() =>
  import('../promotions/ProductDeals.tsx').then((module) => module.ProductDeals),
);

const Delivery = lazyComponent(() => import('./Delivery.tsx').then((module) => module.Delivery));

/** The product page. The key resets the choices when the product changes. */
export function ProductScreen({ page }: { page: PageOf<'product'> }) {
  return <ProductChoice key={page.product.sku} page={page} />;
}

function ProductChoice({ page }: { page: PageOf<'product'> }) {
  const cart = useShopActor('cart');
  const options = useScreenActor(productOptionsMachine, { parent: cart, product: page.product });
  // A membership needs no parcel.
  const delivery = isMembership(page.product.sku) ? null : (
    <ClientOnly fallback={<DeliveryCheckPlace />}>
      <LazyBoundary loading={<DeliveryCheckPlace />}>
        <Delivery />
      </LazyBoundary>
    </ClientOnly>
  );
  return <ProductPage page={page} options={options} delivery={delivery} deals={<Deals page={page} />} />;
}

// A component of its own, so that the whole page doesn't re-render when the promotions load.
function Deals({ page }: { page: PageOf<'product'> }) {
  return useHasPromotions() && <OnceWanted part={productDeals} isWanted props={{ page }} />;
}

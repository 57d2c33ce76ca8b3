import type { PageOf } from '../../domain/shell/page/page.ts';
import { bundleBuilderLogic } from '../../machines/promotions/bundle-builder/bundle-builder.actors.ts';
import { createBuilderService } from '../../services/promotions/bundle/builder.service.ts';
import { useScreenActor, useShop, useShopActor } from '../../ui/shell/app/actors.tsx';
import { BundleBuilder } from '../../ui/promotions/bundle-builder/BundleBuilder.tsx';
import { ProductOffers } from '../../ui/promotions/bundle-builder/ProductOffers.tsx';
import { useServices } from '../platform/services.tsx';
import { BundleStripScreen } from './BundleStripScreen.tsx';

/** Bundles with this product, and the bundle builder. */
export function ProductDeals({ page }: { page: PageOf<'product'> }) {
  return (
    <ProductOffers
      bundles={<BundleStripScreen product={page.product.sku} source="pdp" />}
      builder={<Builder page={page} />}
    />
  );
}

function Builder({ page: { product, related } }: { page: PageOf<'product'> }) {
  const { http, clock } = useServices();
  const { rules } = useShop().getSnapshot().context;
  const builder = useScreenActor(bundleBuilderLogic(createBuilderService(http, clock)), {
    parent: useShopActor('cart'),
    product,
    related,
    sizes: rules.bundleSizes,
  });
  return <BundleBuilder builder={builder} />;
}

import { recentProductsLogic } from '../../machines/catalogue/recent-products/recent-products.actors.ts';
import { createWishlistService } from '../../services/catalogue/wishlist.service.ts';
import { RecentRow } from '../../ui/catalogue/recent/RecentRow.tsx';
import { RecentList } from '../../ui/catalogue/recent/RecentList.tsx';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { useServices } from '../platform/services.tsx';

/** What was looked at before this product, which it notes. */
export function RecentScreen({ sku }: { readonly sku: string }) {
  return <RecentRow actor={useRecent(sku)} />;
}

/** The same in the empty cart. */
export function RecentInCart() {
  return <RecentList actor={useRecent(null)} />;
}

function useRecent(sku: string | null) {
  const { http, store } = useServices();
  return useScreenActor(recentProductsLogic(createWishlistService(http, store)), { sku });
}

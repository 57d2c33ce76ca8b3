import type { ProductCard } from '../../domain/catalogue/product/product.ts';
import { isMembership } from '../../domain/catalogue/product/product.ts';
import { shareLogic } from '../../machines/catalogue/share/share.actors.ts';
import { createShare } from '../../services/catalogue/share.service.ts';
import { ShareButton } from '../../ui/catalogue/share/ShareButton.tsx';
import { WishButton } from '../../ui/catalogue/wish/WishButton.tsx';
import { useHasPromotions, useScreenActor } from '../../ui/shell/app/actors.tsx';
import { useServices } from '../platform/services.tsx';

/** Shares a product's page, or remembers the product. Its code comes after the page. */
export function ShareProduct({ product }: { readonly product: ProductCard }) {
  const { sku, name } = product;
  const actor = useScreenActor(shareLogic(createShare(useServices().view)), { title: name });
  const hasWishes = useHasPromotions() && !isMembership(sku);
  return (
    <>
      <ShareButton actor={actor} />
      {hasWishes && <WishButton sku={sku} name={name} />}
    </>
  );
}

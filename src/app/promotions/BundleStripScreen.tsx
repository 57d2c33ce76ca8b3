import type { StripSource } from '../../machines/promotions/bundle-strip/bundle-strip.types.ts';
import { useHasPromotions } from '../../ui/shell/app/actors.tsx';
import { BundleStrip } from '../../ui/promotions/bundle-strip/BundleStrip.tsx';
import { StripLoading } from '../../ui/promotions/bundle-strip/StripLoading.tsx';
import { useStrip } from './use-strip.tsx';

interface BundleStripScreenProps {
  /** The sku of the product page; null on other pages. */
  readonly product: string | null;
  readonly source: Exclude<StripSource, 'cart'>;
}

/** The bundles for a page. The key resets the strip when the product changes. */
export function BundleStripScreen(props: BundleStripScreenProps) {
  return useHasPromotions() ? <Strip key={props.product} {...props} /> : <StripLoading />;
}

/** The server returns no more than this. */
const limit = 24;

function Strip({ product, source }: BundleStripScreenProps) {
  return <BundleStrip {...useStrip({ product, source, limit })} />;
}

import type { StripSource } from '../../machines/promotions/bundle-strip/bundle-strip.types.ts';
import { useHasPromotions } from '../../ui/shell/app/actors.tsx';
import { BundleStrip } from '../../ui/promotions/bundle-strip/BundleStrip.tsx';
import { StripLoading } from '../../ui/promotions/bundle-strip/StripLoading.tsx';
import { useStrip } from './use-strip.tsx';

interface BundleStripScreenProps {
  /** The sku whose page this is; null elsewhere. */
  readonly product: string | null;
  readonly source: Exclude<StripSource, 'cart'>;
}

/** The bundles that go with a page; a page of another product starts anew. */
export function BundleStripScreen(props: BundleStripScreenProps) {
  return useHasPromotions() ? <Strip key={props.product} {...props} /> : <StripLoading />;
}

/** The server answers at most so many. */
const limit = 24;

function Strip({ product, source }: BundleStripScreenProps) {
  return <BundleStrip {...useStrip({ product, source, limit })} />;
}

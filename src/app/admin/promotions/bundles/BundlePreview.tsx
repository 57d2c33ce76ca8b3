import type { StoreBundle } from '../../../../domain/promotions/bundle/store-bundle.ts';
import { bundleCardLogic } from '../../../../machines/promotions/bundle-card/bundle-card.actors.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { BundleCard } from '../../../../ui/promotions/bundle/BundleCard.tsx';
import { useProducts } from '../../../../ui/admin/picker/products.tsx';
import { useServices } from '../../../platform/services.tsx';
import { bundlePreview } from './bundle-preview.ts';

/** A preview of the bundle card from the current draft, at today's price; not interactive. */
export function BundlePreview({ draft }: { draft: Draft }) {
  const bundle = bundlePreview(draft, useProducts());
  if (!bundle) return <p>Choose products to see the card and its price.</p>;
  return <Card key={JSON.stringify(bundle)} bundle={bundle} />;
}

function Card({ bundle }: { bundle: StoreBundle }) {
  const { clock } = useServices();
  const card = useScreenActor(
    bundleCardLogic({
      ...clock,
      fetchMetrics: async () => ({
        viewCount: 0,
        recentPurchases: 0,
        stockLevel: bundle.stockLevel,
        popularityScore: 0,
      }),
    }),
    { bundle, parent: { send: () => undefined } },
  );
  return (
    <div inert>
      <BundleCard card={{ bundle, ref: card }} onDetails={() => undefined} />
    </div>
  );
}

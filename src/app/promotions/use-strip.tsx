import { bundleStripLogic } from '../../machines/promotions/bundle-strip/bundle-strip.actors.ts';
import type { BundleStripInput } from '../../machines/promotions/bundle-strip/bundle-strip.types.ts';
import { usePromotions, usePromotionsActor, useScreenActor, useShopActor } from '../../ui/shell/app/actors.tsx';
import type { StripProps } from '../../ui/promotions/bundle-strip/strip-parts.ts';
import { useServices } from '../platform/services.tsx';
import { bundleStripPorts } from './bundle-ports.ts';
import { ViewCounted } from './ViewCounted.tsx';

/** A bundle strip for the lifetime of the component. Counts each card once viewed. */
export function useStrip(place: Pick<BundleStripInput, 'product' | 'source' | 'limit'>): StripProps {
  const services = useServices();
  const cart = useShopActor('cart');
  const cartBundle = usePromotionsActor('cartBundle');
  const strip = useScreenActor(bundleStripLogic(bundleStripPorts(services, cart, cartBundle)), {
    ...place,
    parent: usePromotions(),
    lines: cart.getSnapshot().context.lines,
  });
  return {
    strip,
    counted: (bundleId, card) => (
      <ViewCounted
        onViewed={(visibilityDuration) => strip.send({ type: 'card.viewed', bundleId, visibilityDuration })}
      >
        {card}
      </ViewCounted>
    ),
  };
}

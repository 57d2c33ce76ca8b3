import { LazyBoundary, lazyComponent } from '../../ui/kit/react/lazy-component.tsx';
import { slideOf } from '../../machines/promotions/banner-carousel/banner-carousel.view.ts';
import { useHasPromotions } from '../../ui/shell/app/actors.tsx';
import { useSite } from '../../ui/shell/app/site.tsx';
import { BannerStrip } from '../../ui/promotions/banner/BannerStrip.tsx';

const Carousel = lazyComponent(
  () => import('../../ui/promotions/banner/BannerCarousel.tsx').then((module) => module.BannerCarousel),
  { isDrawnByServer: true },
);

/** The first banner, as the server renders it; all banners once the promotions have loaded. */
export function BannerScreen() {
  const [first] = useSite().banners;
  const hasPromotions = useHasPromotions();
  const still = first ? <BannerStrip slides={[slideOf(first, true)]} /> : null;
  if (!hasPromotions) return still;
  return (
    <LazyBoundary loading={still} failed={still}>
      <Carousel />
    </LazyBoundary>
  );
}

import { slideOf } from '../../machines/banner-carousel/banner-carousel.view.ts';
import { useHasPromotions } from '../../ui/app/actors.tsx';
import { useSite } from '../../ui/app/site.tsx';
import { BannerCarousel } from '../../ui/banner/BannerCarousel.tsx';
import { BannerStrip } from '../../ui/banner/BannerStrip.tsx';

/** The first banner as the server writes it; once the promotions are there, all of them. */
export function BannerScreen() {
  const [first] = useSite().banners;
  const hasPromotions = useHasPromotions();
  if (hasPromotions) return <BannerCarousel />;
  return first ? <BannerStrip slides={[slideOf(first, true)]} /> : null;
}

import type { BannerSlide } from '../../../machines/promotions/banner-carousel/banner-carousel.view.ts';
import * as css from './BannerPreview.css.ts';
import { BannerStrip } from './BannerStrip.tsx';

/** A banner next to its form. */
export function BannerPreview({ slide }: { slide: BannerSlide }) {
  return (
    <div className={css.preview}>
      <BannerStrip slides={[slide]} />
    </div>
  );
}

import type { BannerSlide } from '../../../machines/promotions/banner-carousel/banner-carousel.view.ts';
import diya from '../../../../assets/art/diya-lit.svg?inline';
import { BannerFirecracker, BannerGift, BannerHealth, BannerMedical, BannerSparkle } from './banner-drawings.tsx';
import { type Icon, LeafIcon, ShieldIcon, TruckIcon } from '../../kit/icon/icons.tsx';

const icons: Readonly<Record<Exclude<BannerSlide['icon'], 'diya'>, Icon>> = {
  sparkle: BannerSparkle,
  firecracker: BannerFirecracker,
  shipping: TruckIcon,
  gift: BannerGift,
  medical: BannerMedical,
  verified: ShieldIcon,
  health: BannerHealth,
  leaf: LeafIcon,
};

/** The icon in front of a banner's text. */
export function BannerIcon({ name }: { name: BannerSlide['icon'] }) {
  // In the page itself: fetched, so small a picture would hold up the first large ones.
  if (name === 'diya') return <img src={diya} alt="" width={24} height={22} />;
  const Drawn = icons[name];
  return <Drawn size={18} />;
}

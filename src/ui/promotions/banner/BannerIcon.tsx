import type { BannerSlide } from '../../../machines/promotions/banner-carousel/banner-carousel.view.ts';
import { DiyaLit } from '../../kit/art/drawings.tsx';
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
  if (name === 'diya') return <DiyaLit width={24} />;
  const Drawn = icons[name];
  return <Drawn size={18} />;
}

import { fallbackBanners, type Banner } from '../../../domain/promotions/banner.ts';
import { command, done, failed, type EventCases } from '../../kit/cases.ts';
import type { BannerCarouselInput } from './banner-carousel.machine.ts';

const none: readonly Banner[] = [];

export const bannerCarouselInput: BannerCarouselInput = { banners: fallbackBanners };

/** A visit without banners. */
export const bannerCarouselStarts: readonly BannerCarouselInput[] = [{ banners: none }];

export const bannerCarouselCases: EventCases = {
  'slide.select': [command('slide.select', { index: 1 }), command('slide.select', { index: 9 })],
  'swipe.begin': [command('swipe.begin', { x: 100 })],
  'swipe.end': [command('swipe.end', { x: 20 }), command('swipe.end', { x: 180 })],
  'hold.began': [command('hold.began', { hold: 'pointer' })],
  'hold.ended': [command('hold.ended', { hold: 'pointer' })],
  'banner.preview': [
    command('banner.preview', { banners: fallbackBanners }),
    command('banner.preview', { banners: none }),
  ],
  'xstate.done.actor.loadBanners': [done('loadBanners', fallbackBanners), done('loadBanners', none)],
  'xstate.error.actor.loadBanners': [failed('loadBanners')],
};

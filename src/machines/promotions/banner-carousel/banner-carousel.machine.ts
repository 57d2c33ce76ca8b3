import { assign, setup } from 'xstate';
import type { Banner } from '../../../domain/promotions/banner.ts';
import { bannerConstants } from '../../../domain/kit/constants.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';

/** What stops the rotation: pointer or keyboard focus, a hidden tab, or a visitor who prefers reduced motion. */
export type Hold = 'pointer' | 'focus' | 'hidden' | 'still';

export type BannerCarouselEvent =
  | { type: 'slide.select'; index: number }
  /** Where a touch started and ended, in pixels from the left. */
  | { type: 'swipe.begin'; x: number }
  | { type: 'swipe.end'; x: number }
  | { type: 'rotation.pause' }
  | { type: 'rotation.resume' }
  | { type: 'hold.began'; hold: Hold }
  | { type: 'hold.ended'; hold: Hold }
  | { type: 'banner.close' }
  | { type: 'page.arrived' }
  /** A tester's banners instead of the shop's (RTE-06). */
  | { type: 'banner.preview'; banners: readonly Banner[] };

export interface BannerCarouselInput {
  /** The enabled banners by priority, as the page loaded them; empty if closed for this visit. */
  readonly banners: readonly Banner[];
}

interface BannerCarouselContext extends BannerCarouselInput {
  readonly index: number;
  readonly holds: readonly Hold[];
  readonly swipeFrom: number | null;
}

/**
 * The banner line below the header: changes every 5 s unless somebody is reading it, and can be closed for the
 * visit (BNR-03).
 */
export const bannerCarouselMachine = setup({
  types: {} as { context: BannerCarouselContext; events: BannerCarouselEvent; input: BannerCarouselInput },
  actors: {
    watchStillness: watchSlot<BannerCarouselEvent>(),
    loadBanners: promiseSlot<readonly Banner[]>(),
  },
  actions: {
    showNext: assign({ index: ({ context }) => (context.index + 1) % context.banners.length }),
    showPrevious: assign({
      index: ({ context }) => (context.index + context.banners.length - 1) % context.banners.length,
    }),
    setSlide: assign((_, params: { index: number }) => params),
    setBanners: assign(({ context }, params: { banners: readonly Banner[] }) => ({
      banners: params.banners,
      index: sameSlide(context, params.banners),
    })),
    setSwipe: assign((_, params: { swipeFrom: number | null }) => params),
    addHold: assign({
      holds: ({ context }, params: { hold: Hold }) => [
        ...context.holds.filter((hold) => hold !== params.hold),
        params.hold,
      ],
    }),
    dropHold: assign({
      holds: ({ context }, params: { hold: Hold }) => context.holds.filter((hold) => hold !== params.hold),
    }),
    keepClosed: () => {},
  },
  guards: {
    hasBanners: ({ context }) => context.banners.length > 0,
    hasAny: (_, params: { banners: readonly Banner[] }) => params.banners.length > 0,
    hasSlide: ({ context }, params: { index: number }) => params.index in context.banners,
    isHeld: ({ context }) => context.holds.length > 0,
    isFree: ({ context }) => context.holds.length === 0,
    isSwipeLeft: ({ context }, params: { x: number }) => swiped(context, params.x) < -bannerConstants.swipePx,
    isSwipeRight: ({ context }, params: { x: number }) => swiped(context, params.x) > bannerConstants.swipePx,
  },
  delays: { rotation: bannerConstants.rotation, staleTime: bannerConstants.staleTime },
}).createMachine({
  id: 'banner-carousel',
  description: 'The banner line below the header. It rotates through the current banners.',
  context: ({ input }) => ({ ...input, index: 0, holds: [], swipeFrom: null }),
  invoke: { id: 'watchStillness', src: 'watchStillness' },
  on: {
    'hold.began': { actions: { type: 'addHold', params: ({ event }) => ({ hold: event.hold }) } },
    'hold.ended': { actions: { type: 'dropHold', params: ({ event }) => ({ hold: event.hold }) } },
    'banner.preview': {
      guard: { type: 'hasAny', params: ({ event }) => ({ banners: event.banners }) },
      target: '.shown',
      actions: [
        { type: 'setBanners', params: ({ event }) => ({ banners: event.banners }) },
        { type: 'setSlide', params: { index: 0 } },
      ],
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The page has opened, with or without banners.',
      always: [{ guard: 'hasBanners', target: 'shown' }, { target: 'hidden' }],
    },
    shown: {
      description: 'A banner is shown below the header.',
      type: 'parallel',
      on: { 'banner.close': { target: 'hidden', actions: 'keepClosed' } },
      states: {
        turning: {
          description: 'Which banner is shown, and whether it changes automatically.',
          initial: 'rotating',
          on: {
            'swipe.begin': { actions: { type: 'setSwipe', params: ({ event }) => ({ swipeFrom: event.x }) } },
          },
          states: {
            rotating: {
              description: 'The next banner is shown after five seconds.',
              always: { guard: 'isHeld', target: 'resting' },
              after: { rotation: { target: 'rotating', reenter: true, actions: 'showNext' } },
              on: {
                'rotation.pause': 'resting.paused',
                'slide.select': {
                  guard: { type: 'hasSlide', params: ({ event }) => ({ index: event.index }) },
                  target: 'rotating',
                  reenter: true,
                  actions: { type: 'setSlide', params: ({ event }) => ({ index: event.index }) },
                },
                'swipe.end': [
                  {
                    guard: { type: 'isSwipeLeft', params: ({ event }) => ({ x: event.x }) },
                    target: 'rotating',
                    reenter: true,
                    actions: ['showNext', { type: 'setSwipe', params: { swipeFrom: null } }],
                  },
                  {
                    guard: { type: 'isSwipeRight', params: ({ event }) => ({ x: event.x }) },
                    target: 'rotating',
                    reenter: true,
                    actions: ['showPrevious', { type: 'setSwipe', params: { swipeFrom: null } }],
                  },
                ],
              },
            },
            resting: {
              description: 'The banner stays. It changes only by hand.',
              initial: 'held',
              states: {
                held: {
                  description: 'The visitor is reading it, the tab is hidden, or motion is unwanted.',
                  always: { guard: 'isFree', target: '#banner-carousel.shown.turning.rotating' },
                  on: { 'rotation.pause': 'paused' },
                },
                paused: {
                  description: 'Paused by the visitor.',
                  on: { 'rotation.resume': '#banner-carousel.shown.turning.rotating' },
                },
              },
              on: {
                'slide.select': {
                  guard: { type: 'hasSlide', params: ({ event }) => ({ index: event.index }) },
                  actions: { type: 'setSlide', params: ({ event }) => ({ index: event.index }) },
                },
                'swipe.end': [
                  {
                    guard: { type: 'isSwipeLeft', params: ({ event }) => ({ x: event.x }) },
                    actions: ['showNext', { type: 'setSwipe', params: { swipeFrom: null } }],
                  },
                  {
                    guard: { type: 'isSwipeRight', params: ({ event }) => ({ x: event.x }) },
                    actions: ['showPrevious', { type: 'setSwipe', params: { swipeFrom: null } }],
                  },
                ],
              },
            },
          },
        },
        list: {
          description: 'How fresh the list of banners is.',
          initial: 'fresh',
          states: {
            fresh: {
              description: 'The list is less than five minutes old.',
              after: { staleTime: 'stale' },
            },
            stale: {
              description: 'The list is old. It is loaded again with the next page, so an idle tab loads nothing.',
              on: { 'page.arrived': 'loading' },
            },
            loading: {
              description: 'Loading the current banners. The earlier ones stay on screen.',
              invoke: {
                id: 'loadBanners',
                src: 'loadBanners',
                onDone: [
                  {
                    guard: { type: 'hasAny', params: ({ event }) => ({ banners: event.output }) },
                    target: 'fresh',
                    actions: { type: 'setBanners', params: ({ event }) => ({ banners: event.output }) },
                  },
                  { target: '#banner-carousel.hidden' },
                ],
                onError: 'stale',
              },
            },
          },
        },
      },
    },
    hidden: { description: 'There are no banners, or the visitor has closed them for this visit.' },
  },
});

/** Pixels moved to the right; 0 if no touch started. */
function swiped({ swipeFrom }: BannerCarouselContext, x: number): number {
  return swipeFrom === null ? 0 : x - swipeFrom;
}

/** Keeps the current banner on screen if the new list has it. */
function sameSlide({ banners, index }: BannerCarouselContext, next: readonly Banner[]): number {
  const id = banners[index]?.id;
  return Math.max(
    0,
    next.findIndex((banner) => banner.id === id),
  );
}

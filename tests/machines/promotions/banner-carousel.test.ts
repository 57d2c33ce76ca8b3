import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fallbackBanners, type Banner } from '../../../src/domain/promotions/banner.ts';
import { bannerCarouselLogic } from '../../../src/machines/promotions/banner-carousel/banner-carousel.actors.ts';
import { bannerCarouselView } from '../../../src/machines/promotions/banner-carousel/banner-carousel.view.ts';
import { held, offline, passed, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const fiveMinutes = 300_000;
const [diya, shipping, gift] = fallbackBanners.map(({ id }) => id);

function carousel(banners: readonly Banner[] = fallbackBanners) {
  const loadBanners = held<[AbortSignal], readonly Banner[]>();
  const keepClosed = vi.fn<() => void>();
  const device: { tell?: (hold: 'hidden' | 'still', isHeld: boolean) => void } = {};
  const stopWatching = vi.fn<() => void>();
  const actor = createActor(
    bannerCarouselLogic({
      watchStillness: (listener) => {
        device.tell = listener;
        listener('hidden', false);
        return stopWatching;
      },
      loadBanners,
      keepClosed,
    }),
    { input: { banners } },
  );
  actor.start();
  const view = () => bannerCarouselView(actor.getSnapshot());
  return {
    actor,
    loadBanners,
    keepClosed,
    stopWatching,
    view,
    device: (hold: 'hidden' | 'still', isHeld: boolean) => device.tell?.(hold, isHeld),
    shown: () => view()?.slides.find(({ isCurrent }) => isCurrent)?.id,
    turning: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'object' && typeof value['shown'] === 'object' ? value['shown']['turning'] : value;
    },
  };
}

test('BNR-03 the next banner comes every 5 s, and after the last the first', async () => {
  const { shown } = carousel();
  await passed(4999);
  expect(shown()).toBe(diya);
  const seen: (string | undefined)[] = [];
  await passed(1);
  seen.push(shown());
  await passed(5000);
  seen.push(shown());
  await passed(5000);
  seen.push(shown());
  expect(seen).toEqual([shipping, gift, diya]);
});

test('BNR-03 a dot selects its banner, which then has its 5 s; one that is not there selects nothing', async () => {
  const { actor, shown } = carousel();
  await passed(4000);
  actor.send({ type: 'slide.select', index: 2 });
  await passed(4999);
  expect(shown()).toBe(gift);
  actor.send({ type: 'slide.select', index: 7 });
  await passed(1);
  expect(shown()).toBe(diya);
});

test.for([
  ['51 px to the left shows the next', 49, 'next'],
  ['51 px to the right shows the one before', 151, 'previous'],
  ['50 px is no swipe', 50, 'none'],
  ['50 px the other way is no swipe', 150, 'none'],
] as const)('BNR-03 a swipe of %s, whether the banners turn or not', ([, to, outcome]) => {
  const { actor, shown } = carousel();
  const expected = { next: [shipping, gift], previous: [gift, shipping], none: [diya, diya] }[outcome];
  const swipe = () => {
    actor.send({ type: 'swipe.begin', x: 100 });
    actor.send({ type: 'swipe.end', x: to });
    return shown();
  };
  const turning = swipe();
  actor.send({ type: 'rotation.pause' });
  expect([turning, swipe()]).toEqual(expected);
});

test('BNR-03 a finger that lifts without having come down moves nothing', () => {
  const { actor, shown } = carousel();
  actor.send({ type: 'swipe.end', x: 400 });
  expect(shown()).toBe(diya);
});

test('BNR-03 the pointer, the keyboard, a hidden tab and reduced motion each keep it still until the last one ends', async () => {
  const { actor, device, shown, turning } = carousel();
  actor.send({ type: 'hold.began', hold: 'pointer' });
  actor.send({ type: 'hold.began', hold: 'focus' });
  device('hidden', true);
  device('still', true);
  const states = [turning()];
  await passed(60_000);
  actor.send({ type: 'hold.ended', hold: 'pointer' });
  actor.send({ type: 'hold.ended', hold: 'focus' });
  device('hidden', false);
  states.push(turning());
  device('still', false);
  states.push(turning());
  expect(states).toEqual([{ resting: 'held' }, { resting: 'held' }, 'rotating']);
  await passed(4999);
  expect(shown()).toBe(diya);
  await passed(1);
  expect(shown()).toBe(shipping);
});

test('BNR-03 the pause button outlasts the pointer, and gives way only to itself', async () => {
  const { actor, shown, view, turning } = carousel();
  actor.send({ type: 'hold.began', hold: 'pointer' });
  actor.send({ type: 'rotation.pause' });
  actor.send({ type: 'hold.ended', hold: 'pointer' });
  await passed(60_000);
  expect([shown(), view()?.rotation]).toEqual([diya, { label: 'Play offers', isPaused: true }]);
  actor.send({ type: 'slide.select', index: 1 });
  expect([shown(), turning()]).toEqual([shipping, { resting: 'paused' }]);
  actor.send({ type: 'rotation.resume' });
  expect([turning(), view()?.rotation]).toEqual(['rotating', { label: 'Pause offers', isPaused: false }]);
  actor.send({ type: 'rotation.pause' });
  expect(turning()).toEqual({ resting: 'paused' });
});

test('BNR-03 closing hides it for the visit, whatever comes later', async () => {
  const { actor, keepClosed, loadBanners, view } = carousel();
  actor.send({ type: 'banner.close' });
  await passed(fiveMinutes);
  actor.send({ type: 'page.arrived' });
  expect([view(), keepClosed.mock.calls.length, loadBanners.calls]).toEqual([null, 1, []]);
});

test('BNR-03 a page that came without banners stays without, and does not ask', async () => {
  const { actor, loadBanners, view } = carousel([]);
  await passed(fiveMinutes);
  actor.send({ type: 'page.arrived' });
  expect([view(), loadBanners.calls]).toEqual([null, []]);
});

test('BNR-02 banners are believed for 5 minutes, and asked for again with the first page after that', async () => {
  const { actor, loadBanners, shown, view } = carousel();
  actor.send({ type: 'rotation.pause' });
  actor.send({ type: 'slide.select', index: 1 });
  await passed(fiveMinutes - 1);
  actor.send({ type: 'page.arrived' });
  expect(loadBanners.calls.length).toBe(0);
  await passed(1);
  expect(loadBanners.calls.length).toBe(0);
  actor.send({ type: 'page.arrived' });
  expect(loadBanners.calls.length).toBe(1);
  await loadBanners.answer(fallbackBanners.slice(1));
  expect([shown(), view()?.slides.map(({ id }) => id)]).toEqual([shipping, [shipping, gift]]);
});

test('BNR-02 a list that does not come leaves the old one, and an empty one takes the strip away', async () => {
  const { actor, loadBanners, shown, view, keepClosed } = carousel();
  await passed(fiveMinutes);
  actor.send({ type: 'page.arrived' });
  await loadBanners.fail(offline);
  expect(shown()).toBe(diya);
  actor.send({ type: 'page.arrived' });
  await loadBanners.answer([]);
  expect([view(), keepClosed.mock.calls.length]).toEqual([null, 0]);
});

test('BNR-01 BNR-03 the record’s colours are used only where they can be read, and one banner alone does not turn', () => {
  const banner: Banner = {
    id: 'one',
    text: 'One line',
    isEnabled: true,
    backgroundColor: '#3A0B24',
    textColor: '#FBE3A8',
    icon: 'gift',
    priority: 1,
    link: '/shop',
  };
  const view = (colours: Partial<Banner>) => carousel([{ ...banner, ...colours }]).view();
  expect(view({})).toEqual({
    slides: [
      {
        id: 'one',
        text: 'One line',
        icon: 'gift',
        href: '/shop',
        colours: { backgroundColor: '#3A0B24', color: '#FBE3A8' },
        isCurrent: true,
      },
    ],
    dots: [],
    rotation: null,
    isTurning: false,
  });
  for (const unreadable of [{ textColor: '#5A2B44' }, { textColor: null }, { backgroundColor: 'maroon' }]) {
    expect(view(unreadable)?.slides[0]?.colours).toBe(null);
  }
});

test('BNR-03 the screen has a dot a banner, and no pause button where movement is unwanted', () => {
  const { view, device } = carousel();
  expect(view()?.dots).toEqual([
    { label: 'Offer 1 of 3', isCurrent: true },
    { label: 'Offer 2 of 3', isCurrent: false },
    { label: 'Offer 3 of 3', isCurrent: false },
  ]);
  device('still', true);
  expect([view()?.rotation, view()?.isTurning]).toEqual([null, false]);
});

test('RTE-06 a tester’s banners take the place of the shop’s, also after closing', () => {
  const { actor, view, stopWatching } = carousel();
  actor.send({ type: 'banner.close' });
  actor.send({ type: 'banner.preview', banners: [] });
  expect(view()).toBe(null);
  actor.send({ type: 'banner.preview', banners: fallbackBanners.slice(2) });
  expect(view()?.slides.map(({ id }) => id)).toEqual([gift]);
  actor.stop();
  expect(stopWatching).toHaveBeenCalledOnce();
});

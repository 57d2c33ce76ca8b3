import { hasCalled, hasDone, lawsFor, type StepOf } from '../../kit/laws.ts';
import type { bannerCarouselMachine } from './banner-carousel.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { bannerCarouselView } from './banner-carousel.view.ts';

const { always, on, until, whenever } = lawsFor<typeof bannerCarouselMachine>();

type Step = StepOf<typeof bannerCarouselMachine>;

const isTurning = ({ after }: Step) => after.matches({ shown: { turning: 'rotating' } });
const wasShown = ({ before }: Step) => before?.matches('shown') === true;
const moved = ({ before, after }: Step) =>
  (after.context.index - (before?.context.index ?? 0) + after.context.banners.length) %
  after.context.banners.length;

/** The banners at the top. */
export const bannerCarouselLaws = [
  whenever(
    'BNR-03',
    'The next banner comes after 5 s',
    (step) =>
      isTurning(step) &&
      (step.before?.matches({ shown: { turning: 'rotating' } }) !== true ||
        step.after.context.index !== step.before.context.index),
    ({ timers, at }) => timers.some(({ id, endsAt }) => id.includes('rotation') && endsAt === at + 5000),
  ),
  always(
    'BNR-03',
    'Nothing rotates while pointer, focus or a hidden tab holds it',
    (snapshot) => !snapshot.matches({ shown: { turning: 'rotating' } }) || snapshot.context.holds.length === 0,
  ),
  whenever(
    'BNR-03',
    'Paused banners don’t rotate',
    ({ after }) => after.matches({ shown: { turning: { resting: 'paused' } } }),
    ({ timers }) => timers.every(({ id }) => !id.includes('rotation')),
  ),
  always(
    'BNR-03',
    'What is shown is one of the banners',
    (snapshot) => !snapshot.matches('shown') || snapshot.context.index in snapshot.context.banners,
  ),
  whenever(
    'BNR-03',
    'Closing hides them for the visit',
    (step) => on('banner.close')(step) && wasShown(step),
    (step) => step.after.matches('hidden') && hasDone(step, 'keepClosed'),
  ),
  until('BNR-03', 'Closed banners stay closed', {
    from: (step) => on('banner.close')(step) && wasShown(step),
    until: on('banner.preview'),
    holds: ({ after }) => after.matches('hidden'),
  }),
  whenever(
    'BNR-03',
    'A dot selects its banner',
    (step) =>
      step.event.type === 'slide.select' && wasShown(step) && step.event.index in step.after.context.banners,
    ({ event, after }) => event.type === 'slide.select' && after.context.index === event.index,
  ),
  whenever(
    'BNR-03',
    'A swipe of more than 50 px changes the banner by one, a shorter one by none',
    (step) => step.event.type === 'swipe.end' && wasShown(step),
    (step) => {
      const distance =
        step.event.type === 'swipe.end' && step.before?.context.swipeFrom != null
          ? step.event.x - step.before.context.swipeFrom
          : 0;
      const count = step.after.context.banners.length;
      return moved(step) === (distance < -50 ? 1 % count : distance > 50 ? count - 1 : 0);
    },
  ),
  whenever(
    'BNR-03',
    'Pause and resume do what they say',
    (step) =>
      on('rotation.pause', 'rotation.resume')(step) && wasShown(step) && step.before?.context.holds.length === 0,
    (step) =>
      step.event.type === 'rotation.pause'
        ? step.after.matches({ shown: { turning: { resting: 'paused' } } })
        : isTurning(step),
  ),
  whenever(
    'BNR-02',
    'Banners older than 5 min are loaded again with the next page',
    (step) => on('page.arrived')(step) && step.before?.matches({ shown: { list: 'stale' } }) === true,
    (step) => hasCalled(step, 'loadBanners'),
  ),
  whenever(
    'BNR-02',
    'Fresh banners are stale after 5 min',
    ({ before, after }) =>
      after.matches({ shown: { list: 'fresh' } }) && before?.matches({ shown: { list: 'fresh' } }) !== true,
    ({ timers, at }) => timers.some(({ id, endsAt }) => id.includes('staleTime') && endsAt === at + 300_000),
  ),
  whenever(
    'BNR-02',
    'A shop without banners shows none',
    ({ after }) => after.context.banners.length === 0,
    ({ after }) => after.matches('hidden'),
  ),
];

/** What the screen shows, for the record. */
export const bannerCarouselSeen = (snapshot: SnapshotFrom<typeof bannerCarouselMachine>): unknown =>
  bannerCarouselView(snapshot);

import { done, failed, type EventCases } from '../../../kit/cases.ts';
import type { ListedReel } from './reel-list.machine.ts';

const reel: ListedReel = {
  id: 'one',
  title: 'One',
  productSku: null,
  url: null,
  film: 'none',
  poster: '/og/sleep-mantra.jpg',
  position: 0,
  productName: null,
  isPublished: true,
};

export const reelListCases: EventCases = {
  'xstate.done.actor.findReels': [done('findReels', [reel]), done('findReels', [])],
  'xstate.error.actor.findReels': [failed('findReels')],
};

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { reelListLogic } from '../../../../src/machines/admin/sections/reel-list/reel-list.actors.ts';
import type { ListedReel } from '../../../../src/machines/admin/sections/reel-list/reel-list.machine.ts';
import { reelListView, reelOrder } from '../../../../src/machines/admin/sections/reel-list/reel-list.view.ts';
import { held, offline, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const reel = (id: string, more: Partial<ListedReel> = {}): ListedReel => ({
  id,
  title: id.toUpperCase(),
  productSku: null,
  productName: null,
  url: null,
  film: 'none',
  poster: '/og/neem.jpg',
  position: 0,
  isPublished: true,
  ...more,
});

function opened() {
  const findReels = held<[AbortSignal], readonly ListedReel[]>();
  const saveOrder = held<[readonly string[], AbortSignal], void>();
  const actor = createActor(reelListLogic({ findReels, saveOrder })).start();
  return { actor, findReels, saveOrder, view: () => reelListView(actor.getSnapshot()) };
}

test('ADM-06 every video says what it is, for which product, and whether it is out', async () => {
  const { findReels, view } = opened();
  expect(view().stage).toBe('loading');
  await findReels.answer([
    reel('one', { productName: 'Neem Oil', film: 'link' }),
    reel('two', { film: 'upload', isPublished: false }),
    reel('three'),
  ]);
  expect(view()).toMatchObject({
    stage: 'shown',
    rows: [
      { title: 'ONE', note: 'For Neem Oil · Linked video', state: 'Published' },
      { title: 'TWO', note: 'Uploaded video', state: 'Draft' },
      { title: 'THREE', note: 'Poster only', state: 'Published' },
    ],
  });
});

test('ADM-06 the order of a shelf is its list’s, which saves it', async () => {
  const { actor, findReels, saveOrder } = opened();
  expect(reelOrder(actor.getSnapshot())).toBeUndefined();
  await findReels.answer([reel('one'), reel('two')]);
  reelOrder(actor.getSnapshot())?.send({ type: 'item.step', id: 'two', by: -1 });
  expect(saveOrder.calls[0]?.[0]).toEqual(['two', 'one']);
});

test('ADM-06 an empty shelf has no order, and a shelf that did not come is asked for again', async () => {
  const { actor, findReels, view } = opened();
  await findReels.fail(offline);
  expect(view().stage).toBe('failed');
  actor.send({ type: 'reels.retry' });
  expect(view().stage).toBe('loading');
  await findReels.answer([]);
  expect([view().stage, reelOrder(actor.getSnapshot())]).toEqual(['empty', undefined]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { workCountsLogic } from '../../../../src/machines/admin/frame/work-counts/work-counts.actors.ts';
import { someCounts } from '../../../../src/machines/admin/frame/work-counts/work-counts.cases.ts';
import type { WorkCounts } from '../../../../src/machines/admin/frame/work-counts/work-counts.machine.ts';
import { workCountsView } from '../../../../src/machines/admin/frame/work-counts/work-counts.view.ts';
import { held, offline, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened() {
  const loadCounts = held<[AbortSignal], WorkCounts>();
  const places: ((isAdmin: boolean) => void)[] = [];
  const writes: (() => void)[] = [];
  const listenIn =
    <Listener>(listeners: Listener[]) =>
    (listener: Listener) => {
      listeners.push(listener);
      return () => undefined;
    };
  const ports = { loadCounts, watchPlaces: listenIn(places), watchWrites: listenIn(writes) };
  const actor = createActor(workCountsLogic(ports)).start();
  return {
    loadCounts,
    view: () => workCountsView(actor.getSnapshot()),
    openPlace: (isAdmin: boolean) => places[0]?.(isAdmin),
    write: () => writes[0]?.(),
  };
}

test('ADM-01 what waits is counted for admins alone, once in half a minute, and stays where no answer comes', async () => {
  const { loadCounts, view, openPlace } = opened();
  openPlace(false);
  expect([loadCounts.calls.length, view()]).toEqual([0, {}]);
  openPlace(true);
  await loadCounts.answer(someCounts);
  expect(view()).toEqual({
    orders: { text: '4', words: '4 to pack' },
    returns: { text: '1', words: '1 to decide' },
    shop: { text: '2', words: '2 low in stock' },
  });
  openPlace(true);
  await vi.advanceTimersByTimeAsync(29_999);
  openPlace(true);
  expect(loadCounts.calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  openPlace(true);
  await loadCounts.fail(offline);
  expect([loadCounts.calls.length, view()['orders']?.text]).toEqual([2, '4']);
  openPlace(true);
  await loadCounts.answer({ ...someCounts, orders: 140 });
  expect(view()['orders']).toEqual({ text: '99+', words: '140 to pack' });
});

test('ADM-01 writes that follow each other are counted once, when they are over, whatever was being counted', async () => {
  const { loadCounts, view, openPlace, write } = opened();
  openPlace(true);
  for (let times = 0; times < 20; times += 1) {
    write();
    await vi.advanceTimersByTimeAsync(500);
  }
  expect([loadCounts.calls.length, loadCounts.calls[0]?.[0].aborted]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(500);
  await loadCounts.answer({ ...someCounts, orders: 9 });
  expect(view()).toEqual({});
  await loadCounts.answer(someCounts);
  expect([loadCounts.calls.length, view()['orders']?.text]).toEqual([2, '4']);
});

test('ADM-01 the counts of an admin are gone for whoever is here next, whose writes count nothing', async () => {
  const { loadCounts, view, openPlace, write } = opened();
  openPlace(true);
  await loadCounts.answer(someCounts);
  openPlace(false);
  write();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([loadCounts.calls.length, view()]).toEqual([1, {}]);
});

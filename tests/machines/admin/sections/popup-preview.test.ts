import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { defaultPopupSettings, type PopupSettings } from '../../../../src/domain/promotions/popup.ts';
import { popupPreviewLogic } from '../../../../src/machines/admin/sections/popup-preview/popup-preview.actors.ts';
import type { PreviewTheme } from '../../../../src/machines/admin/sections/popup-preview/popup-preview.machine.ts';
import { popupPreviewView } from '../../../../src/machines/admin/sections/popup-preview/popup-preview.view.ts';
import { bell, passed, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened(season: 'botanical' | 'diwali' = 'botanical') {
  const frame = bell<void>();
  const typed = bell<PopupSettings>();
  const shown: [PopupSettings['popupTitle'], PreviewTheme][] = [];
  const actor = createActor(
    popupPreviewLogic({
      watchFrame: (listener) => frame.listen(listener),
      watchSettings: (tell) => typed.listen(tell),
      showInFrame: ({ popupTitle }, theme) => void shown.push([popupTitle, theme]),
    }),
    { input: { settings: defaultPopupSettings, season } },
  ).start();
  const type = (part: Partial<PopupSettings>) => typed.ring({ ...defaultPopupSettings, ...part });
  return { actor, frame, shown, type, view: () => popupPreviewView(actor.getSnapshot()) };
}

test('ADM-04 the frame is told what is typed once it is there, in the season of the shop', () => {
  const { frame, shown, type } = opened('diwali');
  type({ popupTitle: 'Neem' });
  expect(shown).toEqual([]);
  frame.ring();
  type({ popupTitle: 'Tulsi' });
  expect(shown).toEqual([
    ['Neem', { scheme: 'light', season: 'diwali' }],
    ['Tulsi', { scheme: 'light', season: 'diwali' }],
  ]);
});

test('ADM-04 scheme and season are chosen one by the other, also before the frame is there; a width is no matter of the frame', () => {
  const { actor, frame, shown, view } = opened();
  actor.send({ type: 'season.choose', season: 'diwali' });
  frame.ring();
  actor.send({ type: 'scheme.choose', scheme: 'dark' });
  actor.send({ type: 'season.choose', season: 'botanical' });
  actor.send({ type: 'width.choose', width: 'desktop' });
  expect(shown.map(([, theme]) => theme)).toEqual([
    { scheme: 'light', season: 'diwali' },
    { scheme: 'dark', season: 'diwali' },
    { scheme: 'dark', season: 'botanical' },
  ]);
  expect(view()).toMatchObject({ width: 'desktop', scheme: 'dark', season: 'botanical' });
});

test('ADM-04 the popup in the frame is shown again before its offer ends, for as long as the form is open', async () => {
  const { frame, shown, type } = opened();
  frame.ring();
  type({ timerDuration: 10 });
  expect(shown).toHaveLength(2);
  await passed(9_999);
  expect(shown).toHaveLength(3);
  await passed(10_000);
  expect(shown).toHaveLength(4);
});

test('ADM-04 a frame that does not come in 20 s is said to be missing, and may still come; a frame that loads again is told again', async () => {
  const { frame, shown, view } = opened();
  await passed(19_999);
  expect(view().text).toMatch(/Loading/u);
  await passed(1);
  expect(view().text).toMatch(/Couldn’t load/u);
  frame.ring();
  frame.ring();
  expect([shown.length, view().text]).toEqual([2, expect.stringMatching(/Clicks don’t work/u)]);
});

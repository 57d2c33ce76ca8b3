import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { stateScreenLogic } from '../../../src/machines/flows/state-screen/state-screen.actors.ts';
import { stateScreenView } from '../../../src/machines/flows/state-screen/state-screen.view.ts';
import { bell, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened() {
  const frames = bell<boolean>();
  const actor = createActor(stateScreenLogic({ watchFrames: frames.listen })).start();
  return { frames, actor, view: () => stateScreenView(actor.getSnapshot()) };
}

test('FLO-04 the screen comes, and stands once its frame says so', () => {
  const { frames, view } = opened();
  expect(view()).toEqual({ text: 'The screen is brought there …', isShown: true });
  frames.ring(true);
  expect(view().text).toContain('it stands still');
});

test('FLO-04 a screen that does not come there is not shown in another state; a late one is', () => {
  const { frames, view } = opened();
  frames.ring(false);
  expect(view().isShown).toBe(false);
  frames.ring(true);
  expect(view().isShown).toBe(true);
  const patient = opened();
  vi.advanceTimersByTime(20_000);
  expect(patient.view().isShown).toBe(false);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawingsOf } from './drawn/drawing.tsx';
import { screens } from './drawn/screens.tsx';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-04T09:42:00+05:30') });
  // React Router says of each link that is pressed here that nothing is drawn yet.
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.for(Object.entries(screens))(
  'QAP-01 LAW-02 what is drawn of %s in each state, and whom each press tells what, is the accepted record',
  async ([slug, draw]) => {
    const drawn = await drawingsOf(slug, draw, vi.dynamicImportSettled);
    await expect(drawn).toMatchFileSnapshot(`../../paths/drawn/${slug}.txt`);
  },
);

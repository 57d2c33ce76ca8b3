import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawingsOf } from './drawn/drawing.tsx';
import { drawnPage, pages } from './drawn/pages.ts';
import { drawnSection, sectionSlugs } from './drawn/sections.ts';
import { chartsNotDrawn, filesNotDrawn, routesNotDrawn } from './drawn/undrawn.ts';
import { screens } from './drawn/screens/screens.ts';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-04T09:42:00+05:30') });
  // The room tells times of this device, which are India's here.
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  // React Router says of each link that is pressed here that nothing is drawn yet.
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.for(Object.entries(screens))(
  'QAP-01 LAW-02 what is drawn of %s in each state, and whom each press tells what, is the accepted record',
  async ([name, screen]) => {
    const drawn = await drawingsOf(name, screen, vi.dynamicImportSettled);
    await expect(drawn).toMatchFileSnapshot(`../../paths/drawn/${name.replaceAll(' ', '-')}.txt`);
  },
);

test.for(sectionSlugs)(
  'QAP-01 ADM-01 what the section %s of the dashboard draws for each role, and whom each press tells what, is the accepted record',
  async (slug) => {
    const drawn = await drawnSection(slug, vi.dynamicImportSettled);
    await expect(drawn).toMatchFileSnapshot(`../../paths/drawn/sections/${slug}.txt`);
  },
);

test.for(pages.map((page) => [page.route, page] as const))(
  'QAP-01 LAW-02 what the page %s draws, and whom each press tells what, is the accepted record',
  async ([route, page]) => {
    await expect(await drawnPage(page, vi.dynamicImportSettled)).toMatchFileSnapshot(
      `../../paths/drawn/pages/${route}.txt`,
    );
  },
);

test('QAP-01 LAW-02 every chart that a page shows, every page and every component is drawn in a record or says why not', async () => {
  expect(chartsNotDrawn()).toEqual([]);
  expect(routesNotDrawn()).toEqual([]);
  expect(await filesNotDrawn()).toEqual([]);
});

import type { Page } from '@playwright/test';
import type { OverlaysEvent } from '../../../src/machines/promotions/overlays/overlays.machine.ts';
import type { OverlayKind } from '../../../src/machines/promotions/overlays/overlays.rules.ts';
import { type Happening, happens, promotionsThere } from './page-adapter.qa.ts';

const kinds: readonly OverlayKind[] = [
  'flash-popup',
  'coupon-popup',
  'membership-offer',
  'tier-celebration',
  'welcome',
  'consent',
  'privacy-choices',
];

/** Gives an overlay its turn for the whole walk. One that's walked alone isn't drawn otherwise. */
export function coveredBy(kind: OverlayKind): (page: Page) => Promise<void> {
  return async (page) => {
    await promotionsThere(page);
    await tell(page, [{ type: 'overlay.request', kind }]);
  };
}

/** The overlays give it its turn: nothing else is over the page. */
export function granted(kind: OverlayKind): Happening {
  return happens((page) => tell(page, [...gone, { type: 'overlay.request', kind }]));
}

/** The shopper opens something else, and the overlays take its turn back. */
export function revoked(kind: OverlayKind): Happening {
  const wanted = kind === 'membership-offer' ? 'privacy-choices' : 'membership-offer';
  return happens((page) =>
    tell(page, [
      ...gone,
      { type: 'overlay.request', kind },
      { type: 'overlay.taken', kind },
      { type: 'overlay.request', kind: wanted },
    ]),
  );
}

/** Nothing has a turn or waits for one, and nobody types. */
const gone: readonly OverlaysEvent[] = [
  ...kinds.map((kind) => ({ type: 'overlay.withdraw', kind }) as const),
  { type: 'surface.free', surface: 'form' },
];

function tell(page: Page, events: readonly OverlaysEvent[]): Promise<void> {
  return page.evaluate((all) => all.forEach((event) => walking.sendTo('overlays', event)), events);
}

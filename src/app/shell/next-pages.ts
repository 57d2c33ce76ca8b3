import { keepFocus } from '../../services/shell/pages/keep-focus.ts';
import { isSavingData } from '../../services/shell/pages/fetch-ahead.ts';
import type { PageSource } from '../../domain/shell/page/load-page.ts';
import { pageOf } from './pages.tsx';

/**
 * What somebody who moves needs. Keeps the focus near where it was, and fetches the code of what most links open, so that
 * who presses one waits for its data alone: on a slow phone a product page's 14 requests took longer than drawing it. No code
 * while the device saves data.
 */
export async function loadNextPages(view: Window, source: PageSource): Promise<void> {
  keepFocus(view);
  if (isSavingData(view.navigator)) return;
  await Promise.all([
    pageOf({ route: 'shop' }).load(),
    pageOf({ route: 'product' }).load(),
    import('../catalogue/ProductScreen.tsx').then(({ loadProductParts }) => loadProductParts()),
    source.reading(),
    // Writes the next page's title.
    import('./show-head.ts'),
  ]);
}

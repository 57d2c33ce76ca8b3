import { renderToString } from 'react-dom/server';
import type { Initial } from '../../../contract/shell/initial.ts';
import { bannerModule, loadBanner } from '../../promotions/banner-place.tsx';
import { createStillShop } from '../create-shop.ts';
import { embeddedJson, headOf, headTags } from '../../shell/head.ts';
import { loadLowerHalf, lowerHalfModule } from '../../../ui/content/home/lower-half/LowerHalfPlace.tsx';
import { pageOf } from '../../shell/pages.tsx';
import { Root } from '../../shell/Root.tsx';

export interface Rendered {
  readonly head: string;
  readonly html: string;
  /** The initial state as JSON, safe inside a script element. */
  readonly state: string;
  /** Source modules of the rendered parts, as named in the build manifest. The page's own comes first. */
  readonly modules: readonly string[];
}

/** Renders a page. Loads its code first, so nothing suspends. */
export async function render(initial: Initial): Promise<Rendered> {
  const page = pageOf(initial.page);
  const hasBanners = initial.site.banners.length > 0;
  const isHome = initial.page.route === 'home';
  await Promise.all([page.load(), ...(hasBanners ? [loadBanner()] : []), ...(isHome ? [loadLowerHalf()] : [])]);
  const html = renderToString(<Root shop={createStillShop(initial)} site={initial.site} />);
  return {
    head: headTags(headOf(initial), initial),
    html,
    state: embeddedJson(initial),
    modules: [page.module, ...(hasBanners ? [bannerModule] : []), ...(isHome ? [lowerHalfModule] : [])],
  };
}

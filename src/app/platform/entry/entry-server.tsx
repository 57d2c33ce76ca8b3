import { renderToString } from 'react-dom/server';
import type { Initial } from '../../../contract/shell/initial.ts';
import { fontPreloads } from '../../../ui/kit/theme/font-preloads.ts';
import { bannerModule, loadBanner } from '../../promotions/banner-place.tsx';
import { createStillShop } from '../create-shop.ts';
import { embeddedJson, headOf, headTags } from '../../shell/head.ts';
import { loadLowerHalf, lowerHalfModule } from '../../../ui/content/home/lower-half/LowerHalfPlace.tsx';
import { pageOf } from '../../shell/pages.tsx';
import { Root } from '../../shell/Root.tsx';

/** A page as the server writes it into its document. */
export interface Rendered {
  readonly head: string;
  readonly html: string;
  /** The state that the browser starts from, ready to stand in a script element. */
  readonly state: string;
  /** The source modules of what is drawn, as the build's manifest names them; the page's own first. */
  readonly modules: readonly string[];
}

/** Renders a page; its code is there before rendering starts, so nothing suspends. */
export async function render(initial: Initial): Promise<Rendered> {
  const page = pageOf(initial.page);
  const hasBanners = initial.site.banners.length > 0;
  const isHome = initial.page.route === 'home';
  await Promise.all([page.load(), ...(hasBanners ? [loadBanner()] : []), ...(isHome ? [loadLowerHalf()] : [])]);
  const html = renderToString(<Root shop={createStillShop(initial)} site={initial.site} />);
  const fonts = fontPreloads(initial.page.route, html).map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  return {
    head: headTags(headOf(initial), initial) + fonts.join(''),
    html,
    state: embeddedJson(initial),
    modules: [page.module, ...(hasBanners ? [bannerModule] : []), ...(isHome ? [lowerHalfModule] : [])],
  };
}

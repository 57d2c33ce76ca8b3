import { renderToString } from 'react-dom/server';
import type { Initial } from '../../../contract/shell/initial.ts';
import { nameChoices } from '../../../domain/catalogue/product/choice-names.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import { bannerModule, loadBanner } from '../../promotions/banner-place.tsx';
import { createStillShop } from '../create-shop.ts';
import { embeddedJson, headOf, headTags } from '../../shell/head.ts';
import { loadLowerHalf, lowerHalfModule } from '../../../ui/content/home/lower-half/LowerHalfPlace.tsx';
import { loadReviews, reviewsModule } from '../../content/reviews-place.tsx';
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
export async function render(asked: Initial): Promise<Rendered> {
  const initial = { ...asked, page: await inOwnWords(asked.page) };
  const page = pageOf(initial.page);
  const hasBanners = initial.site.banners.length > 0;
  const parts = [
    ...(hasBanners ? [{ module: bannerModule, load: loadBanner }] : []),
    ...(initial.page.route === 'home' ? [{ module: lowerHalfModule, load: loadLowerHalf }] : []),
    ...(initial.page.route === 'product' ? [{ module: reviewsModule, load: loadReviews }] : []),
  ];
  await Promise.all([page, ...parts].map(async (part) => part.load()));
  nameChoices(initial.site.choiceNames);
  const html = renderToString(<Root shop={createStillShop(initial)} site={initial.site} />);
  return {
    head: headTags(headOf(initial), initial),
    html,
    state: embeddedJson(initial),
    modules: [page, ...parts].map(({ module }) => module),
  };
}

/** The shop's own texts are in these files, in their language; the server has read them in English. */
async function inOwnWords(page: Page): Promise<Page> {
  if (page.route !== 'faq' && page.route !== 'legal' && page.route !== 'about') return page;
  if (page.route === 'about') {
    const { plants } = await import('../../../domain/content/content/about.ts');
    return { ...page, about: { ...page.about, plants } };
  }
  const { contentPage } = await import('../../../domain/content/content/content-page.ts');
  return contentPage(page.route, page.route === 'legal' ? page.document.slug : '');
}

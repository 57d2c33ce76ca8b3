import { LazyBoundary, lazyComponent } from '../../ui/kit/react/lazy-component.tsx';
import { useSite } from '../../ui/shell/app/site.tsx';
import { idle } from '../platform/entry/when-idle.ts';

const load = () => import('./BannerScreen.tsx').then((module) => module.BannerScreen);

const Banner = lazyComponent(async () => (import.meta.env.SSR ? load() : idle(window).then(load)), {
  isDrawnByServer: true,
});

/** One element for good: a new one would make React draw the strip anew before its code is there. */
const banner = (
  <LazyBoundary>
    <Banner />
  </LazyBoundary>
);

/** The source module, to find its styles in the build's manifest. */
export const bannerModule = 'src/app/promotions/BannerScreen.tsx';

/** For the server, which draws the strip with the page. */
export const loadBanner = Banner.load;

/** The strip over the header. In the browser the server's picture stands there until its code comes. */
export function BannerPlace() {
  return useSite().banners.length > 0 ? banner : null;
}

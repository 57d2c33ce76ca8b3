import { LazyBoundary, lazyComponent } from '../../ui/kit/react/lazy-component.tsx';
import { useSite } from '../../ui/shell/app/site.tsx';
import { idle } from '../platform/entry/when-idle.ts';

const load = () => import('./BannerScreen.tsx').then((module) => module.BannerScreen);

const Banner = lazyComponent(async () => (import.meta.env.SSR ? load() : idle(window).then(load)), {
  isDrawnByServer: true,
});

/** Must stay one element: a new one makes React re-render the strip before its code has loaded. */
const banner = (
  <LazyBoundary>
    <Banner />
  </LazyBoundary>
);

/** The source module, to find its styles in the build's manifest. */
export const bannerModule = 'src/app/promotions/BannerScreen.tsx';

/** For the server, which renders the strip with the page. */
export const loadBanner = Banner.load;

/** The strip below the header. Until its code loads, the browser shows the server's HTML. */
export function BannerPlace() {
  return useSite().banners.length > 0 ? banner : null;
}

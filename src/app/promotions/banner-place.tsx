import { lazy, Suspense, type ComponentType } from 'react';
import { useSite } from '../../ui/shell/app/site.tsx';
import { idle } from '../platform/entry/when-idle.ts';

const load = () => import('./BannerScreen.tsx').then((module) => module.BannerScreen);

const Later = lazy(() => orAsItIs(idle(window).then(load)));

/** Where the code does not come, the strip stays as it is: the promise waits for good. */
export async function orAsItIs<Props>(loading: Promise<ComponentType<Props>>) {
  const component = await loading.catch(() => new Promise<ComponentType<Props>>(() => {}));
  return { default: component };
}

/** One element for good: a new one would make React draw the strip anew before its code is there. */
const later = (
  <Suspense fallback={null}>
    <Later />
  </Suspense>
);

let Loaded: ComponentType | undefined;

/** The source module, to find its styles in the build's manifest. */
export const bannerModule = 'src/app/promotions/BannerScreen.tsx';

/** For the server, which draws the strip with the page. */
export async function loadBanner(): Promise<void> {
  Loaded ??= await load();
}

/** The strip over the header. In the browser the server's picture stands there until its code comes. */
export function BannerPlace() {
  const hasBanners = useSite().banners.length > 0;
  if (!hasBanners) return null;
  if (!Loaded) return later;
  return (
    <Suspense fallback={null}>
      <Loaded />
    </Suspense>
  );
}

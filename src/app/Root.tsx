import { useEffect, useRef } from 'react';
import type { Site } from '../domain/site/site.ts';
import { App } from '../ui/app/App.tsx';
import { ShopProvider, type ShopRef } from '../ui/app/actors.tsx';
import { SiteProvider } from '../ui/app/site.tsx';
import { BannerPlace } from './banner-place.tsx';
import type { BrowserServices } from './browser-services.ts';
import type { Inspect } from './inspect.ts';
import { Overlays } from './Overlays.tsx';
import { renderPage } from './pages.tsx';
import { ServicesContext } from './services.tsx';

interface RootProps {
  readonly shop: ShopRef;
  readonly site: Site;
  /** Absent on the server, where nothing is done. */
  readonly services?: BrowserServices;
  readonly inspect?: Inspect | undefined;
  readonly onHydrated?: () => void;
}

export function Root({ shop, site, services, inspect, onHydrated }: RootProps) {
  const hydrated = useRef(onHydrated);
  useEffect(() => hydrated.current?.(), []);
  return (
    <ServicesContext value={services ?? null}>
      <SiteProvider site={site}>
        <ShopProvider shop={shop} inspect={inspect}>
          <App renderPage={renderPage} banner={<BannerPlace />} overlays={<Overlays />} />
        </ShopProvider>
      </SiteProvider>
    </ServicesContext>
  );
}

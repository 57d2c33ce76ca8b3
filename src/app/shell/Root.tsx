import { t } from '../../domain/kit/text/text.ts';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { AnyActorLogic } from 'xstate';
import type { Page } from '../../domain/shell/page/page.ts';
import type { Site } from '../../domain/shell/site/site.ts';
import { sturdy } from '../../machines/kit/sturdy.ts';
import { ErrorBoundary } from '../../ui/kit/react/ErrorBoundary.tsx';
import { FailureScreen } from '../../ui/shell/FailureScreen.tsx';
import { App } from '../../ui/shell/app/App.tsx';
import { ShopRouter } from '../../ui/shell/app/ShopRouter.tsx';
import { ShopProvider, type ShopRef } from '../../ui/shell/app/actors.tsx';
import { SiteProvider } from '../../ui/shell/app/site.tsx';
import { BannerPlace } from '../promotions/banner-place.tsx';
import type { BrowserServices } from '../platform/browser-services.ts';
import type { Inspect } from '../platform/inspect.ts';
import { SearchPlace } from '../catalogue/SearchPlace.tsx';
import { ConsultationPlace } from './ConsultationPlace.tsx';
import { Overlays } from './Overlays.tsx';
import { renderPage } from './pages.tsx';
import { ServicesContext } from '../platform/services.tsx';

interface RootProps {
  readonly shop: ShopRef;
  readonly site: Site;
  /** Absent on the server. */
  readonly services?: BrowserServices;
  readonly inspect?: Inspect | undefined;
  readonly onHydrated?: () => void;
  /** Renders the current page; the shop's own pages by default. */
  readonly drawPage?: (page: Page) => ReactNode;
}

export function Root({ shop, site, services, inspect, onHydrated, drawPage = renderPage }: RootProps) {
  const hydrated = useRef(onHydrated);
  useEffect(() => hydrated.current?.(), []);
  const keep = useCallback(
    <Logic extends AnyActorLogic>(logic: Logic) =>
      sturdy(logic, (mishap) => shop.send({ type: 'flow.failed', ...mishap })),
    [shop],
  );
  return (
    <ServicesContext value={services ?? null}>
      <SiteProvider site={site}>
        <ShopProvider shop={shop} inspect={inspect} keep={keep}>
          <ShopRouter>
            <ErrorBoundary fallback={<FailureScreen text={t`Some error occured!`} onRetry={reload} />}>
              <App
                renderPage={drawPage}
                banner={<BannerPlace />}
                search={<SearchPlace />}
                consultation={<ConsultationPlace />}
                overlays={<Overlays />}
              />
            </ErrorBoundary>
          </ShopRouter>
        </ShopProvider>
      </SiteProvider>
    </ServicesContext>
  );
}

function reload() {
  window.location.reload();
}

import { createRoot } from 'react-dom/client';
import { loadPage } from '../../../domain/shell/page/load-page.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import { parseLocation } from '../../../domain/shell/page/route.ts';
import { createDemoHttp } from './demo-http.ts';
import type { DemoShop } from '../../../services/platform/demo/demo-shop.ts';
import { createPageSource } from '../../../services/shell/pages/pages.service.ts';
import { createQueries } from '../../../services/platform/queries.ts';
import { NoServerPage } from '../../../ui/shell/NoServerPage.tsx';
import { browserServices } from '../browser-services.ts';
import { createShop } from '../create-shop.ts';
import { showHead } from '../../shell/show-head.ts';
import { preloadOverlays } from '../../shell/Overlays.tsx';
import { pageOf, renderPage } from '../../shell/pages.tsx';
import { Root } from '../../shell/Root.tsx';

/** The shop as static files, without a server. */
const demo = JSON.parse(document.querySelector('#demo')?.textContent ?? 'null') as DemoShop;
const site = { ...demo.site, origin: window.location.origin };
// Beacons, sent while the page unloads, are the only requests that bypass the HTTP client.
Object.defineProperty(window.navigator, 'sendBeacon', { value: () => true });
const openHttp = () => createDemoHttp(demo, Date.now);
const location = parseLocation(`${window.location.pathname}${window.location.search}`);
const page = await loadPage(location, createPageSource(openHttp(), await createQueries()()));
await pageOf(page).load();

/** Pages that need a server. */
const served: ReadonlySet<Page['route']> = new Set(['login', 'register', 'order-success']);
/** Of those, the ones without the shop's frame. */
const unframed: ReadonlySet<Page['route']> = new Set(['checkout', 'payment', 'dashboard']);

const initial = { location, page, site };
const services = browserServices(window, initial, { openHttp });
const shop = createShop(services.ports, initial);
const open = () => {
  shop.start();
  document.documentElement.dataset['shop'] = 'open';
  preloadOverlays(window).catch(() => {});
};
showHead(document, initial);
createRoot(document.querySelector('#root') as HTMLElement).render(
  <Root shop={shop} site={site} services={services} onHydrated={open} drawPage={drawPage} />,
);

function drawPage(shown: Page) {
  if (served.has(shown.route)) return <NoServerPage isFramed />;
  return unframed.has(shown.route) ? <NoServerPage isFramed={false} /> : renderPage(shown);
}

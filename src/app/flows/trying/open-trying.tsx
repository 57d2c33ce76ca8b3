import { createRoot } from 'react-dom/client';
import type { Initial } from '../../../contract/shell/initial.ts';
import { locationAt } from '../../../domain/shell/page/address.ts';
import { browserServices } from '../../platform/browser-services.ts';
import { createShop } from '../../platform/create-shop.ts';
import { inspectionWanted, openInspection, type Inspect } from '../../platform/inspect.ts';
import { preloadOverlays } from '../../shell/Overlays.tsx';
import { pageOf } from '../../shell/pages.tsx';
import { Root } from '../../shell/Root.tsx';
import { showHead } from '../../shell/show-head.ts';

/** Draws the page afresh, since the server's HTML has the texts as they are, and starts the shop. */
export async function openTrying(view: Window, written: Initial, onOpen: () => void): Promise<void> {
  const { pathname, search } = view.location;
  const initial = { ...written, location: locationAt(`${pathname}${search}`) };
  const services = browserServices(window, initial, { firstSign: Promise.resolve() });
  const [told] = await Promise.all([
    openInspection(inspectionWanted(search) ?? 'room'),
    pageOf(initial.page).load(),
  ]);
  const inspect: Inspect = (event) => {
    services.bells.stepTaken.ring(event);
    told(event);
  };
  const shop = createShop(services.ports, initial, inspect);
  const open = () => {
    shop.start();
    view.document.documentElement.dataset['shop'] = 'open';
    onOpen();
    preloadOverlays(window).catch(() => {});
  };
  showHead(view.document, initial);
  createRoot(view.document.querySelector('#root') as HTMLElement).render(
    <Root shop={shop} site={initial.site} inspect={inspect} services={services} onHydrated={open} />,
  );
}

import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Initial } from '../../../contract/shell/initial.ts';
import { nameChoices } from '../../../domain/catalogue/product/choice-names.ts';
import { locationAt } from '../../../domain/shell/page/address.ts';
import { browserServices } from '../browser-services.ts';
import { createShop } from '../create-shop.ts';
import type { Inspect } from '../inspect.ts';
import { preloadOverlays } from '../../shell/Overlays.tsx';
import { pageOf } from '../../shell/pages.tsx';
import { Root } from '../../shell/Root.tsx';
import { yieldToMain } from '../../../services/platform/browser/yield-to-main.ts';
import { eachWhenIdle, idle } from './when-idle.ts';

interface Opening {
  /** Called once the shop can be pressed. */
  readonly onOpen: () => void;
  /** Nothing that only the next steps need is fetched before it resolves. */
  readonly firstSign: Promise<void>;
  /** Other pages are only for somebody who moves. */
  readonly firstMove: Promise<void>;
  /** Hears of errors that a part of the page replaced by a message. */
  readonly tellError: (kind: 'render', error: unknown) => void;
  readonly follow?: Inspect;
}

/** Hydrates the server's page with the same state, then starts the actors. */
export async function openShop(
  written: Initial,
  { onOpen, firstSign, firstMove, tellError, follow }: Opening,
): Promise<void> {
  // The server's HTML is the same for every visitor. Query parameters are this visitor's own.
  const initial = { ...written, location: locationAt(`${window.location.pathname}${window.location.search}`) };
  nameChoices(initial.site.choiceNames);
  const services = browserServices(window, initial, { firstSign });
  const [told] = await Promise.all([inspectorFor(initial), pageOf(initial.page).load()]);
  const inspect = [follow, told].reduce(both, services.bells.stepTaken.ring);
  await yieldToMain();
  const shop = createShop(services.ports, initial, inspect);
  await yieldToMain();
  const open = async () => {
    // Hydration and starting the actors are separate tasks.
    await yieldToMain();
    shop.start();
    document.documentElement.dataset['shop'] = 'open';
    await yieldToMain();
    // Replay clicks after the stored state is restored, so that they apply on top of it.
    onOpen();
    await firstSign;
    await preloadOverlays(window);
    await eachWhenIdle(window, [services.pages]);
    firstMove
      .then(async () => {
        if (!window.navigator.onLine) return;
        const next = await fetchedWhenIdle(() => import('../../shell/next-pages.ts'));
        await next?.loadNextPages(window, services.pages);
        const recent = await fetchedWhenIdle(() => import('../inspection/recent-steps.ts'));
        recent?.recentSteps(services.bells.stepTaken);
      })
      .catch(() => {});
    const speed = await fetchedWhenIdle(() => import('../../../services/admin/page-speed/watch-speed.ts'));
    speed?.watchSpeed(window, written.location.path);
    const offline = await fetchedWhenIdle(() => import('../offline/open-offline.ts'));
    await offline?.openOffline(window, shop);
  };
  startTransition(() => {
    // The first render must match the server's HTML, so actors start only afterwards.
    hydrateRoot(
      document.querySelector('#root') as HTMLElement,
      <Root
        shop={shop}
        site={initial.site}
        inspect={inspect}
        services={services}
        onHydrated={() => {
          open().catch(reportError);
        }}
      />,
      {
        onCaughtError(error) {
          console.error(error);
          tellError('render', error);
        },
      },
    );
  });
}

function both(first: Inspect, second?: Inspect): Inspect {
  if (!second) return first;
  return (event) => {
    first(event);
    second(event);
  };
}

/** Loads optional code when idle. Null when that fails; the next page tries again. */
async function fetchedWhenIdle<Code>(load: () => Promise<Code>): Promise<Code | null> {
  await idle(window);
  return load().catch(() => null);
}

/** Inspection needs `?inspect`, and the sandbox or the development server. Never in a live shop. */
async function inspectorFor({ site, location: { search } }: Initial): Promise<Inspect | undefined> {
  const isWanted = site.mode === 'sandbox' && new URLSearchParams(search).has('inspect');
  if (!isWanted && !import.meta.env.DEV) return undefined;
  const { inspectionWanted, openInspection } = await import('../inspect.ts');
  return openInspection(inspectionWanted(search) ?? 'room');
}

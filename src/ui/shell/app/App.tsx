import { t } from '../../../domain/kit/text/text.ts';
import '../../kit/theme/fonts.css.ts';
import '../../kit/theme/global.css.ts';
import '../../kit/theme/print.css.ts';
import { type ReactNode, useDeferredValue } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Page } from '../../../domain/shell/page/page.ts';
import { routes } from '../../../domain/shell/page/route.ts';
import { failureView } from '../../../machines/shell/navigation/navigation.view.ts';
import { ShopFrame } from '../frame/ShopFrame.tsx';
import { FailureScreen } from '../FailureScreen.tsx';
import { Splash } from '../splash/Splash.tsx';
import { useShopActor, useShopView } from './actors.tsx';
import { ErrorBoundary } from '../../kit/react/ErrorBoundary.tsx';
import { SkipLink } from '../../kit/react/SkipLink.tsx';

interface AppProps {
  /** Injected by the composition, which knows the chunks. */
  readonly renderPage: (page: Page) => ReactNode;
  /** The strip above the public shop's header. */
  readonly banner?: ReactNode;
  /** The search, in the header. */
  readonly search?: ReactNode;
  /** The way to a consultation, in the header. */
  readonly consultation?: ReactNode;
  /** Everything that may cover the page: the drawer, the menu, the toasts. */
  readonly overlays?: ReactNode;
}

/** Pages with their own frame: the checkout has no distractions, the dashboard has its own menu. */
const framed: ReadonlySet<Page['route']> = new Set(['checkout', 'payment', 'dashboard']);

/** Both checkout pages share a screen, so that its actor stays mounted. */
function screenOf({ route }: Page): Page['route'] {
  return route === 'payment' ? 'checkout' : route;
}

/** The whole screen: the current page in its frame. */
export function App({ renderPage, banner, search, consultation, overlays }: AppProps) {
  // A page is drawn in pieces: at once it would block a phone's input for a fifth of a second.
  const page = useDeferredValue(useShopView('navigation', (snapshot) => snapshot.context.page));
  const failure = useShopView('navigation', failureView);
  const navigation = useShopActor('navigation');
  const screen =
    failure === null ? (
      <Pages page={page} renderPage={renderPage} />
    ) : (
      <FailureScreen text={failure} onRetry={() => navigation.send({ type: 'page.retry' })} />
    );
  return (
    <>
      <SkipLink />
      {framed.has(page.route) && failure === null ? (
        screen
      ) : (
        <ShopFrame page={page} banner={banner} search={search} consultation={consultation}>
          {screen}
        </ShopFrame>
      )}
      {overlays}
      <Splash />
    </>
  );
}

/**
 * The shop's routes. `page.route` decides which page shows, because only the server knows whether a product exists;
 * if not, it is the not-found page.
 */
function Pages({ page, renderPage }: { readonly page: Page; readonly renderPage: AppProps['renderPage'] }) {
  const element = (
    <ErrorBoundary key={screenOf(page)} fallback={<FailureScreen text={t`Some error occured!`} onRetry={reload} />}>
      {renderPage(page)}
    </ErrorBoundary>
  );
  return (
    <Routes>
      {Object.values(routes).map((path) => (
        <Route key={path} path={path} element={element} />
      ))}
      <Route path="*" element={element} />
    </Routes>
  );
}

function reload() {
  window.location.reload();
}

import '../../kit/theme/fonts.css.ts';
import '../../kit/theme/global.css.ts';
import '../../kit/theme/print.css.ts';
import type { ReactNode } from 'react';
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
  /** Comes from the composition, which knows the chunks. */
  readonly renderPage: (page: Page) => ReactNode;
  /** The strip over the header of the public shop. */
  readonly banner?: ReactNode;
  /** What may lie over the page: the drawer, the menu, the toasts. */
  readonly overlays?: ReactNode;
}

/** Pages that bring a frame of their own: nothing distracts from paying, and the dashboard has a menu of its own. */
const framed: ReadonlySet<Page['route']> = new Set(['checkout', 'payment', 'dashboard']);

/** Both pages of the checkout are one screen, which keeps its actor between them. */
function screenOf({ route }: Page): Page['route'] {
  return route === 'payment' ? 'checkout' : route;
}

/** The whole screen: the page of the moment in its frame. */
export function App({ renderPage, banner, overlays }: AppProps) {
  const page = useShopView('navigation', (snapshot) => snapshot.context.page);
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
        <ShopFrame page={page} banner={banner}>
          {screen}
        </ShopFrame>
      )}
      {overlays}
      <Splash />
    </>
  );
}

/**
 * The routes of the shop. Which page a place shows is said by its `page.route`: the server alone knows whether there is a
 * product of that name, and one that does not exist is the not-found page.
 */
function Pages({ page, renderPage }: { readonly page: Page; readonly renderPage: AppProps['renderPage'] }) {
  const element = (
    <ErrorBoundary key={screenOf(page)} fallback={<FailureScreen text="Some error occured!" onRetry={reload} />}>
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

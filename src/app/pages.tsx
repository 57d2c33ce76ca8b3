import type { ReactNode } from 'react';
import type { Page } from '../domain/shell/page/page.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

const notFound = lazyPage<'not-found'>('src/ui/not-found/NotFoundPage.tsx', () =>
  import('../ui/not-found/NotFoundPage.tsx').then((module) => module.NotFoundPage),
);

const content = lazyPage<'about' | 'blog' | 'faq' | 'legal' | 'post'>('src/ui/content/ContentPage.tsx', () =>
  import('../ui/content/ContentPage.tsx').then((module) => module.ContentPage),
);

/** Every page and where its code is. */
const pages: Partial<Record<Page['route'], LazyPage>> = {
  home: lazyPage<'home'>('src/ui/home/HomePage.tsx', () =>
    import('../ui/home/HomePage.tsx').then((module) => module.HomePage),
  ),
  login: lazyPage<'login'>('src/app/screens/SignInScreen.tsx', () =>
    import('./screens/SignInScreen.tsx').then((module) => module.SignInScreen),
  ),
  checkout: lazyPage<'checkout'>('src/app/screens/CheckoutScreen.tsx', () =>
    import('./screens/CheckoutScreen.tsx').then((module) => module.CheckoutScreen),
  ),
  payment: lazyPage<'payment'>('src/app/screens/CheckoutScreen.tsx', () =>
    import('./screens/CheckoutScreen.tsx').then((module) => module.CheckoutScreen),
  ),
  'order-success': lazyPage<'order-success'>('src/app/screens/OrderSuccessScreen.tsx', () =>
    import('./screens/OrderSuccessScreen.tsx').then((module) => module.OrderSuccessScreen),
  ),
  register: lazyPage<'register'>('src/app/screens/RegisterScreen.tsx', () =>
    import('./screens/RegisterScreen.tsx').then((module) => module.RegisterScreen),
  ),
  shop: lazyPage<'shop'>('src/ui/shop/ShopPage.tsx', () =>
    import('../ui/shop/ShopPage.tsx').then((module) => module.ShopPage),
  ),
  product: lazyPage<'product'>('src/app/screens/ProductScreen.tsx', () =>
    import('./screens/ProductScreen.tsx').then((module) => module.ProductScreen),
  ),
  dashboard: lazyPage<'dashboard'>('src/app/screens/DashboardScreen.tsx', () =>
    import('./screens/DashboardScreen.tsx').then((module) => module.DashboardScreen),
  ),
  'popup-test': lazyPage<'popup-test'>('src/app/screens/PopupTestScreen.tsx', () =>
    import('./screens/PopupTestScreen.tsx').then((module) => module.PopupTestScreen),
  ),
  about: content,
  contact: lazyPage<'contact'>('src/app/screens/ContactScreen.tsx', () =>
    import('./screens/ContactScreen.tsx').then((module) => module.ContactScreen),
  ),
  faq: content,
  legal: content,
  blog: content,
  post: content,
  'not-found': notFound,
};

export function pageOf(page: Page): LazyPage {
  return pages[page.route] ?? notFound;
}

export function renderPage(page: Page): ReactNode {
  return pageOf(page).render(page);
}

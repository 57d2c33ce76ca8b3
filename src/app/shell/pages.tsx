import type { ReactNode } from 'react';
import type { Page } from '../../domain/shell/page/page.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

const notFound = lazyPage<'not-found'>('src/ui/shell/not-found/NotFoundPage.tsx', () =>
  import('../../ui/shell/not-found/NotFoundPage.tsx').then((module) => module.NotFoundPage),
);

const content = lazyPage<'about' | 'blog' | 'faq' | 'legal' | 'post'>('src/ui/content/pages/ContentPage.tsx', () =>
  import('../../ui/content/pages/ContentPage.tsx').then((module) => module.ContentPage),
);

/** Both steps are one page, so that moving between them doesn't restart the checkout's flow. */
const checkout = lazyPage<'checkout' | 'payment'>('src/app/checkout/CheckoutScreen.tsx', () =>
  import('../checkout/CheckoutScreen.tsx').then((module) => module.CheckoutScreen),
);

/** Every page and its lazy code. */
const pages: Partial<Record<Page['route'], LazyPage>> = {
  home: lazyPage<'home'>('src/ui/content/home/HomePage.tsx', () =>
    import('../../ui/content/home/HomePage.tsx').then((module) => module.HomePage),
  ),
  login: lazyPage<'login'>('src/app/account/SignInScreen.tsx', () =>
    import('../account/SignInScreen.tsx').then((module) => module.SignInScreen),
  ),
  checkout,
  payment: checkout,
  'order-success': lazyPage<'order-success'>('src/app/orders/OrderSuccessScreen.tsx', () =>
    import('../orders/OrderSuccessScreen.tsx').then((module) => module.OrderSuccessScreen),
  ),
  register: lazyPage<'register'>('src/app/account/RegisterScreen.tsx', () =>
    import('../account/RegisterScreen.tsx').then((module) => module.RegisterScreen),
  ),
  shop: lazyPage<'shop'>('src/ui/catalogue/shop/ShopPage.tsx', () =>
    import('../../ui/catalogue/shop/ShopPage.tsx').then((module) => module.ShopPage),
  ),
  product: lazyPage<'product'>('src/app/catalogue/ProductScreen.tsx', () =>
    import('../catalogue/ProductScreen.tsx').then((module) => module.ProductScreen),
  ),
  dashboard: lazyPage<'dashboard'>('src/app/account/dashboard/DashboardScreen.tsx', () =>
    import('../account/dashboard/DashboardScreen.tsx').then((module) => module.DashboardScreen),
  ),
  review: lazyPage<'review'>('src/app/content/ReviewScreen.tsx', () =>
    import('../content/ReviewScreen.tsx').then((module) => module.ReviewScreen),
  ),
  wishlist: lazyPage<'wishlist'>('src/app/catalogue/WishlistScreen.tsx', () =>
    import('../catalogue/WishlistScreen.tsx').then((module) => module.WishlistScreen),
  ),
  pay: lazyPage<'pay'>('src/app/checkout/PayLinkScreen.tsx', () =>
    import('../checkout/PayLinkScreen.tsx').then((module) => module.PayLinkScreen),
  ),
  'popup-test': lazyPage<'popup-test'>('src/app/promotions/PopupTestScreen.tsx', () =>
    import('../promotions/PopupTestScreen.tsx').then((module) => module.PopupTestScreen),
  ),
  about: content,
  contact: lazyPage<'contact'>('src/app/content/ContactScreen.tsx', () =>
    import('../content/ContactScreen.tsx').then((module) => module.ContactScreen),
  ),
  faq: content,
  legal: content,
  blog: content,
  post: content,
  'not-found': notFound,
};

export function pageOf(page: Pick<Page, 'route'>): LazyPage {
  return pages[page.route] ?? notFound;
}

export function renderPage(page: Page): ReactNode {
  return pageOf(page).render(page);
}

import type { Page } from '@playwright/test';
import type { Adapter } from '../../../src/ui/kit/page-adapter.qa.ts';

/** Where the live flow of a chart is that has no face of its own, and why. */
export type Faceless = Pick<Adapter, 'path' | 'stored' | 'enter' | 'alone'> & { readonly reason: string };

const follower = 'It follows other flows; nobody sees or does anything of its own.';
const promotionsThere = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['promotions'] === 'there');

export const faceless: Readonly<Record<string, Faceless>> = {
  shop: { path: '/', reason: follower, alone: 'Its children would answer what it tells them.' },
  session: { path: '/', reason: follower },
  'cart-sync': { path: '/', reason: follower },
  catalogue: { path: '/shop', reason: follower },
  navigation: { path: '/', reason: follower },
  splash: { path: '/', reason: follower },
  connection: { path: '/', reason: follower },
  analytics: { path: '/', enter: promotionsThere, reason: follower },
  promotions: { path: '/', enter: promotionsThere, reason: follower },
  overlays: { path: '/', enter: promotionsThere, reason: follower },
  cart: { path: '/', reason: follower },
  menu: { path: '/', reason: follower },
  theme: { path: '/', reason: follower },
  toasts: { path: '/', reason: follower },
  'banner-carousel': { path: '/', enter: promotionsThere, reason: follower },
  'tier-progress': { path: '/', enter: promotionsThere, reason: follower },
  'tier-celebration': { path: '/', enter: promotionsThere, reason: follower },
  membership: { path: '/', enter: promotionsThere, reason: follower },
  'membership-offer': { path: '/', enter: promotionsThere, reason: follower },
  welcome: { path: '/', enter: promotionsThere, reason: follower },
  'flash-popup': { path: '/', enter: promotionsThere, reason: follower },
  'cart-bundle': { path: '/', enter: promotionsThere, reason: follower },
  'coupon-popup': { path: '/', enter: promotionsThere, reason: follower },
  'sign-in': { path: '/login', reason: follower },
};

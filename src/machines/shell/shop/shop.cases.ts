import { emptyHome } from '../../../domain/content/home-content.ts';
import { fallbackTiers } from '../../../domain/promotions/tier/tier.ts';
import { defaultBundleSizes } from '../../../domain/promotions/bundle/bundle.ts';
import { parseLocation } from '../../../domain/shell/page/route.ts';
import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import { sampleProfile } from '../../account/session/session.cases.ts';
import type { ShopInput } from './shop.types.ts';

export const shopInput: ShopInput = {
  location: parseLocation('/'),
  page: { route: 'home', products: [], content: emptyHome },
  rules: {
    tiers: fallbackTiers,
    bundleSizes: defaultBundleSizes,
    clubProduct: null,
    deliveryFee: 60,
    freeDeliveryFrom: 499,
    codFee: 0,
  },
  membership: null,
  banners: [],
  splashFactor: 0,
  tracking: { analytics: 'G-AB12CD34EF', tag: null, behaviour: null, pixel: null, countsFlows: false },
};

const toast = { tone: 'info', text: 'Logged out!' };

export const shopCases: EventCases = {
  'link.follow': [command('link.follow', { location: parseLocation('/shop') })],
  'list.wanted': [command('list.wanted', { query: { q: 'sleep' }, isTyping: false })],
  'page.awaited': [command('page.awaited', { location: parseLocation('/shop') })],
  'page.arrived': [
    command('page.arrived', { page: { route: 'login' }, location: parseLocation('/login') }),
    command('page.arrived', {
      page: {
        route: 'shop',
        query: {},
        list: { total: 0, products: [], facets: { categories: [], flavours: [] } },
      },
      location: parseLocation('/shop'),
    }),
    command('page.arrived', { page: { route: 'payment' }, location: parseLocation('/checkout/payment') }),
    command('page.arrived', { page: { route: 'account' }, location: parseLocation('/dashboard/orders') }),
    command('page.arrived', { page: { route: 'account' }, location: parseLocation('/dashboard/home') }),
  ],
  'session.begin': [command('session.begin', { token: 'a-token', profile: sampleProfile, next: null })],
  'session.opened': [command('session.opened', { profile: sampleProfile, isFresh: true })],
  'session.refreshed': [command('session.refreshed', { profile: sampleProfile })],
  'session.closed': ['logout', 'lost', 'unconfirmed', 'other-tab'].map((cause) =>
    command('session.closed', { cause }),
  ),
  'cart.changed': [command('cart.changed', { lines: [], cause: 'shopper' })],
  'cart.restored': [command('cart.restored', { lines: [], cause: 'restored' })],
  'cart.checked': [command('cart.checked', { lines: [] })],
  'order.confirmed': [
    command('order.confirmed', { hasMembership: false, sold: { lines: [], parts: [] } }),
    command('order.confirmed', { hasMembership: true, sold: { lines: [], parts: [] } }),
  ],
  'xstate.done.actor.loadPromotions': [done('loadPromotions', () => ({ actor: nobody, ...nobody }))],
  'xstate.error.actor.loadPromotions': [failed('loadPromotions')],
  'cart.command': [command('cart.command', { command: { type: 'drawer.open' } })],
  'bundle.taken': [command('bundle.taken', { taken: null })],
  'flow.failed': [
    command('flow.failed', { flow: 'cart', error: new Error('A guard threw'), isBroken: false, actor: nobody }),
  ],
  'flow.restarted': ['cart', 'cart-sync', 'catalogue', 'navigation', 'menu'].map((flow) =>
    command('flow.restarted', { flow }),
  ),
  'toast.request': [command('toast.request', { toast })],
};

import { parseLocation } from '../../../domain/shell/page/route.ts';
import { sampleMoment } from '../analytics/analytics.cases.ts';
import { command, nobody, type EventCases } from '../../kit/cases.ts';
import { sampleProfile } from '../../account/session/session.cases.ts';
import { shopInput } from '../../shell/shop/shop.cases.ts';
import type { PromotionsInput } from './promotions.types.ts';

export const promotionsInput: PromotionsInput = {
  parent: nobody,
  page: shopInput.page,
  location: shopInput.location,
  rules: shopInput.rules,
  membership: null,
  lines: [],
  profile: null,
  busy: [],
  banners: [],
  tracking: shopInput.tracking,
};

const flash = { kind: 'flash-popup' };

export const promotionsCases: EventCases = {
  'cart.changed': [command('cart.changed', { lines: [], cause: 'shopper' })],
  'page.arrived': ['/checkout/payment', '/shop'].map((path) =>
    command('page.arrived', { page: { route: 'login' }, location: parseLocation(path) }),
  ),
  'surface.busy': [command('surface.busy', { surface: 'drawer' })],
  'surface.free': [command('surface.free', { surface: 'drawer' })],
  'session.opened': [command('session.opened', { profile: sampleProfile, isFresh: true })],
  'session.refreshed': [command('session.refreshed', { profile: sampleProfile })],
  'overlay.granted': [command('overlay.granted', flash)],
  'overlay.request': [command('overlay.request', flash)],
  'overlay.withdraw': [command('overlay.withdraw', flash)],
  'overlay.revoked': [command('overlay.revoked', flash)],
  'overlay.done': [command('overlay.done', flash)],
  'consent.changed': [['statistics'], ['flows']].map((agreed) => command('consent.changed', { agreed })),
  'analytics.track': [command('analytics.track', { event: sampleMoment })],
  'cart.command': [command('cart.command', { command: { type: 'drawer.open' } })],
  'bundle.taken': [command('bundle.taken', { taken: null })],
  'flow.failed': [
    command('flow.failed', {
      flow: 'flash-popup',
      error: new Error('A guard threw'),
      isBroken: false,
      actor: nobody,
    }),
    command('flow.failed', {
      flow: 'flash-popup',
      error: new Error('An action threw'),
      isBroken: true,
      actor: nobody,
    }),
    command('flow.failed', { flow: 'consent', error: new Error('An action threw'), isBroken: true, actor: nobody }),
  ],
  'toast.request': [command('toast.request', { toast: { tone: 'info', text: 'Logged out!' } })],
  'link.follow': [command('link.follow', { location: parseLocation('/checkout') })],
};

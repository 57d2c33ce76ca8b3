import { defaultPopupSettings } from '../../domain/promotions/popup.ts';
import type { Row } from '../../machines/admin/frame/collection/collection.types.ts';
import { command, done } from '../../machines/kit/cases.ts';
import { awaitingPrescription, orderAnswer } from '../../machines/orders/order-cases.ts';
import { sampleDetail } from '../../machines/admin/sections/order-admin/order-admin.cases.ts';
import type { Draft } from '../../machines/admin/frame/record-editor/record-editor.types.ts';
import { sampleProfile } from '../../machines/account/session/session.cases.ts';

/** Another actor the preview needs: in a given state, or after these events. */
export interface Companion {
  readonly slug: string;
  readonly state?: string;
  readonly events?: readonly { readonly type: string }[];
}

/** Where the shop shows a chart, or why nowhere. */
export type ScreenPlace =
  | {
      readonly path: string;
      readonly beside?: readonly Companion[];
      /** Replaces `beside` in these states. */
      readonly besideState?: Readonly<Record<string, readonly Companion[]>>;
      /** Selector of the element to scroll into view. */
      readonly show?: string;
    }
  | { readonly why: string };

const product = '/shop/sleep-mantra';
const line = { sku: 'sleep-mantra', flavour: 'Saffron', variant: '30 ml', quantity: 1, packageType: 'trial' };
const filledCart: Companion = { slug: 'cart', events: [command('item.add', { ...line, isQuiet: true })] };
const openCart: Companion = { slug: 'cart', events: [command('item.add', line), command('drawer.open')] };

function signedInAs(change: Partial<typeof sampleProfile>): Companion {
  const profile = { ...sampleProfile, ...change };
  return { slug: 'session', events: [command('session.open', { token: 'a-token', profile })] };
}

const signedIn = signedInAs({});
const asAdmin = signedInAs({ role: 'admin', isAdmin: true, isOwner: true });
const asPrescriber = signedInAs({ role: 'prescriber', isDoctor: true });

/** Requests an overlay of this kind, so that it is its turn. */
function lyingOver(kind: string): Companion {
  return { slug: 'overlays', events: [command('overlay.request', { kind })] };
}

const ofOrder = `orders/${orderAnswer().order.id}`;

/** A dashboard section as a customer sees it. */
function section(path: string, ...beside: readonly Companion[]): ScreenPlace {
  return { path: `/dashboard/${path}`, beside: [signedIn, ...beside] };
}

/** A dashboard section as an admin sees it. */
function inDashboard(path: string, ...beside: readonly Companion[]): Extract<ScreenPlace, { path: string }> {
  return { path: `/dashboard/${path}`, beside: [asAdmin, ...beside] };
}

/** A form with a loaded record. */
function openRecord(draft: Draft): Companion {
  return { slug: 'record-editor', events: [done('loadRecord', { id: 'one', version: 1, draft })] };
}

const row = (id: string, name: string): Row => ({ id, name, cells: {}, commands: [] });
const listed: Companion = {
  slug: 'collection',
  events: [done('loadRows', { total: 2, rows: [row('one', 'Free delivery'), row('two', 'New in November')] })],
};
const sandboxGateway = { id: 'sandbox', title: 'Sandbox', aside: 'Takes new payments', note: '' };
const popupDraft: Draft = Object.fromEntries(
  Object.entries(defaultPopupSettings).map(([name, value]) => [
    name,
    typeof value === 'number' ? String(value) : value,
  ]),
);

const deliveredDetail: Companion = {
  slug: 'order-admin',
  events: [done('fetchDetail', { ...sampleDetail, order: { ...sampleDetail.order, status: 'delivered' } })],
};

const unseen = (what: string): ScreenPlace => ({ why: `It has no face of its own: ${what}` });

/** By slug. For charts missing here, the flow room says so. */
export const screenPlaces: Readonly<Record<string, ScreenPlace>> = {
  shop: unseen('it keeps the actors that have one, and passes on what they tell.'),
  session: { path: '/' },
  logout: unseen('it tells the server of logouts, and nobody waits for it.'),
  'sign-in': { path: '/login' },
  cart: { path: '/', beside: [] },
  'cart-sync': { path: '/', beside: [openCart] },
  catalogue: { path: '/shop' },
  search: { path: '/' },
  'product-options': { path: product },
  'bundle-builder': { path: product, show: '#build-bundle' },
  'delivery-check': { path: product, show: 'main [autocomplete=postal-code]' },
  checkout: {
    path: '/checkout',
    beside: [filledCart, { slug: 'pay', state: 'pay.open.screen.pending.showingQr' }],
    besideState: { 'checkout.step.empty': [] },
  },
  'address-form': {
    path: '/checkout',
    beside: [filledCart, { slug: 'checkout', state: 'checkout.step.filling.address' }],
  },
  pay: { path: '/checkout/payment', beside: [filledCart, { slug: 'checkout', state: 'checkout.step.paying' }] },
  'order-view': { path: `/order-success?order=${orderAnswer().order.id}`, beside: [signedIn] },
  confirmation: { path: '/', beside: [openCart] },
  consultation: { path: '/' },
  navigation: { path: '/' },
  'popup-test': { path: '/popup-test' },
  'banner-carousel': { path: '/' },
  splash: { path: '/' },
  menu: { path: '/' },
  upkeep: { path: '/' },
  theme: { path: '/' },
  connection: { path: '/', beside: [openCart] },
  toasts: { path: '/' },
  toast: {
    path: '/',
    beside: [{ slug: 'toasts', events: [command('toast.show', { toast: { tone: 'info', text: 'Logged out!' } })] }],
  },
  promotions: unseen('it keeps the popups and offers that have one.'),
  analytics: unseen('it counts what is seen and bought, and nobody waits for it.'),
  'step-count': unseen('it counts steps of visitors who agreed, and nobody waits for it.'),
  tracking: unseen('it tells scripts what a visitor agreed to tell, and nobody waits for it.'),
  consent: {
    path: '/',
    beside: [lyingOver('consent')],
    besideState: { 'consent.choosing': [lyingOver('privacy-choices')] },
  },
  'card-visibility': unseen('it only watches whether a card is in sight.'),
  overlays: { path: '/', beside: [{ slug: 'coupon-popup', state: 'coupon-popup.popup.visible.onPage' }] },
  countdown: {
    path: '/',
    beside: [lyingOver('flash-popup'), { slug: 'flash-popup', state: 'flash-popup.open.counting.offering' }],
  },
  'tier-progress': { path: '/', beside: [openCart] },
  'tier-celebration': { path: '/', beside: [lyingOver('tier-celebration')] },
  membership: { path: '/', beside: [openCart] },
  'membership-offer': { path: '/', beside: [lyingOver('membership-offer')] },
  welcome: { path: '/', beside: [lyingOver('welcome')] },
  'timed-reveal': unseen('it is the clock of celebrations, which are seen in theirs.'),
  'flash-popup': { path: '/', beside: [lyingOver('flash-popup')] },
  'coupon-popup': { path: '/', beside: [lyingOver('coupon-popup')] },
  'code-copy': {
    path: '/',
    beside: [lyingOver('coupon-popup'), { slug: 'coupon-popup', state: 'coupon-popup.popup.visible.onPage' }],
  },
  'popup-trigger': unseen('it only watches for the moment of a popup.'),
  'cart-bundle': { path: '/', beside: [openCart] },
  'bundle-strip': { path: product, show: '[data-strip]' },
  'bundle-card': { path: product, show: '[data-strip]' },
  'club-status': { path: '/dashboard/membership', beside: [signedIn] },
  'password-sign-in': { path: '/login?with=password' },
  'dashboard-section': section('profile'),
  'account-form': section('profile'),
  'data-download': section('profile'),
  invitation: section(`invitation/${'a'.repeat(43)}`),
  'message-choices': section('profile'),
  'account-list': section('address'),
  'address-editor': section('address/new'),
  'club-renewal': section('membership', { slug: 'club-status', state: 'club-status.known' }),
  orders: section('orders'),
  reorder: section(ofOrder, { slug: 'order-view', state: 'order-view.shown' }),
  'order-return-form': section(`${ofOrder}/return`),
  wallet: section('wallet'),
  'subscription-list': section('subscriptions'),
  referral: section('referrals'),
  'prescription-list': section('prescriptions'),
  'prescription-upload': section('prescriptions'),
  'prescription-view': section(`prescriptions/${orderAnswer().order.id}`),
  'prescription-need': section(ofOrder, {
    slug: 'order-view',
    events: [done('fetchOrder', awaitingPrescription)],
  }),
  'second-factor': inDashboard('security'),
  'factor-list': inDashboard('security'),
  'factor-setup': inDashboard('security', { slug: 'factor-list', state: 'factor-list.adding' }),
  'recovery-codes': inDashboard('security', { slug: 'factor-list', state: 'factor-list.codesShown' }),
  'factor-reset': inDashboard('accounts/one', openRecord({ name: 'Asha Rao', role: 'prescriber' })),
  'prescription-editor': { path: '/dashboard/create-prescription', beside: [asPrescriber] },
  'contact-form': { path: '/contact' },
  'support-code': { path: '/contact', beside: [signedIn], show: 'main [aria-labelledby=show-support]' },
  share: { path: product },
  wishlist: { path: '/wishlist' },
  'wish-page': { path: '/wishlist' },
  'recent-products': { path: product, show: '#recent' },
  'stock-alert': { path: product },
  'pay-link': { path: `/pay/${'a'.repeat(46)}` },
  'draft-order': unseen('the server runs it; what staff see of it is in ‘Draft orders’.'),
  'review-form': { path: `/review/${'a'.repeat(46)}` },
  'review-list': { path: product, show: '#reviews' },
  'review-feedback': { path: product, show: '#reviews' },
  review: unseen('the server runs it; what a reader sees of it is in ‘Reviews of a product’.'),
  'admin-home': inDashboard('home'),
  'command-palette': inDashboard('home'),
  'page-speed': inDashboard('page-speed'),
  'order-admin': inDashboard(ofOrder),
  'coupon-usage': inDashboard('coupons/one', openRecord({ code: 'FIRST10', type: 'percentage' })),
  'open-place': inDashboard('draft-orders/new'),
  'work-counts': inDashboard('home'),
  'gst-file': inDashboard('orders/gst'),
  'partial-refund': inDashboard(ofOrder, deliveredDetail),
  collection: inDashboard('coupons'),
  'record-editor': inDashboard('bundles/one'),
  'period-choice': unseen('it is what a list’s button of days opens.'),
  'csv-import': inDashboard('coupons', listed),
  'sortable-list': { ...inDashboard('banners', listed), show: 'main details' },
  'gateway-check': inDashboard('payment-gateway', openRecord({ gateway: 'sandbox', gateways: [sandboxGateway] })),
  'bundle-funnel': inDashboard('bundles/funnel'),
  'customer-choice': inDashboard('draft-orders/new'),
  'draft-quote': inDashboard('draft-orders/new'),
  'campaign-calendar': inDashboard('campaigns/calendar'),
  'product-choice': inDashboard('bundles/one', openRecord({ name: 'Day and Night' })),
  'image-upload': {
    ...inDashboard('shop/one', openRecord({ name: 'Neem', images: [] })),
    show: 'main input[type=file]',
  },
  'category-choice': {
    ...inDashboard('blogs/edit/one', openRecord({ title: 'Amla in November' })),
    show: 'main [name=categoryId]',
  },
  'post-category': inDashboard('blogs', listed),
  'rich-editor': {
    ...inDashboard('blogs/edit/one', openRecord({ title: 'Amla in November', html: '<p>A kilo of sour</p>' })),
    show: 'main [contenteditable]',
  },
  'popup-preview': inDashboard('popup-settings', openRecord(popupDraft)),
  'popup-what-if': inDashboard('popup-settings', openRecord(popupDraft)),
  'reel-list': inDashboard('reels'),
  simulator: inDashboard('simulator'),
  disclosure: unseen('it is a part of this room.'),
  'state-screen': unseen('it is the frame beside the chart.'),
  'flow-room': unseen('it is the room that you are in.'),
  'flow-changes': unseen('it stands beside the drawings of this room.'),
  'flow-counts': unseen('it puts numbers on the drawings of this room.'),
  'order-return': unseen('the server runs it; what a shopper sees of it is in ‘One order’.'),
  subscription: unseen('the server runs it; what a shopper sees of it is in ‘Subscriptions’.'),
  prescription: unseen('the server runs it; what a patient sees of it is in ‘One prescription’.'),
  'prescription-hold': unseen('the server runs it; what it decides is seen in ‘One order’.'),
  mandate: unseen('the server runs it; what a shopper sees of it is in ‘Subscriptions’.'),
  booking: unseen('the server runs it; what staff see of it is on an order’s page.'),
  parcel: unseen('the server runs it; what a shopper sees of it is in ‘One order’.'),
  order: unseen('the server runs it; what a shopper sees of it is in ‘One order’.'),
  payment: unseen('the server runs it; what a shopper sees of it is in ‘Paying’.'),
  refund: unseen('the server runs it; what a shopper sees of it is in ‘One order’.'),
  reward: unseen('the server runs it; what a shopper sees of it is in ‘Referrals’.'),
  message: unseen('the server runs it; a sandbox shows its messages in the outbox.'),
};

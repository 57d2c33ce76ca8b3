import { emptyHome } from '../../../src/domain/content/home-content.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { Page } from '../../../src/domain/shell/page/page.ts';
import { hrefOf, parseLocation, type Location } from '../../../src/domain/shell/page/route.ts';
import type { ProductCard } from '../../../src/domain/catalogue/product/product.ts';
import { cartLogic } from '../../../src/machines/cart/cart/cart.actors.ts';
import type { CheckedLine } from '../../../src/machines/cart/cart/cart.types.ts';
import { cartSyncLogic } from '../../../src/machines/cart/cart-sync/cart-sync.actors.ts';
import {
  emptyRecord,
  type CartRecord,
  type CartSave,
  type ServerCart,
} from '../../../src/machines/cart/cart-sync/cart-sync.types.ts';
import { connectionLogic } from '../../../src/machines/shell/connection/connection.actors.ts';
import { navigationLogic } from '../../../src/machines/shell/navigation/navigation.actors.ts';
import { sessionLogic } from '../../../src/machines/account/session/session.actors.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import type { SessionProfile } from '../../../src/machines/account/session/session.machine.ts';
import { shopInput } from '../../../src/machines/shell/shop/shop.cases.ts';
import { shopMachine } from '../../../src/machines/shell/shop/shop.machine.ts';
import { themeLogic } from '../../../src/machines/shell/theme/theme.actors.ts';
import { bell, held, passed, settled, stopTime } from '../support/held.ts';
import { amounts, dog, line, sleep } from '../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const card: ProductCard = { ...sleep, nativeName: null, tagline: '', category: 'Calm', images: [] };

/** One device: its storage, and the shop that stands on it. */
async function opened({ href = '/', isSignedIn = false, lines = [] as Cart } = {}) {
  const fetchProfile = held<[AbortSignal], SessionProfile>();
  const noteLogout = held<[], void>();
  const fetchCart = held<[AbortSignal], ServerCart>();
  const saveCart = held<[CartSave, AbortSignal], ServerCart>();
  const checkCart = held<[Cart, AbortSignal], readonly CheckedLine[]>();
  const token = bell<boolean>();
  const loss = bell<void>();
  const network = bell<boolean>();
  const record = bell<CartRecord>();
  const kept: CartRecord[] = [];
  const visited: string[] = [];
  let forgotten = 0;
  const logic = shopMachine.provide({
    actors: {
      session: sessionLogic({
        readStored: () => ({ hasToken: isSignedIn, profile: null }),
        fetchProfile,
        noteLogout,
        tellLogouts: () => Promise.resolve(),
        keepToken: () => {},
        keepProfile: () => {},
        dropToken: () => {},
        watchToken: token.listen,
        watchLoss: (listener) => loss.listen(listener),
      }),
      cart: cartLogic({ findProduct: held(), logUnknown: () => {} }),
      cartSync: cartSyncLogic({
        readRecord: () => ({ ...emptyRecord, lines }),
        keepRecord: (each) => void kept.push(each),
        makeVisit: () => 'visit',
        watchRecord: record.listen,
        checkCart,
        fetchCart,
        saveCart,
        logFailure: () => {},
      }),
      navigation: navigationLogic({
        loadPage: (location) => {
          visited.push(hrefOf(location));
          return Promise.resolve(pageAt(location));
        },
        pushHistory: () => {},
        replaceHistory: () => {},
        watchHistory: () => () => {},
        watchScroll: () => () => {},
        saveScroll: () => {},
        fetchAhead: () => () => {},
        restoreScroll: () => {},
        focusPage: () => {},
        openLayer: () => {},
        closeLayer: () => {},
        scrollToTop: () => {},
      }),
      connection: connectionLogic({ watchNetwork: network.listen }),
      theme: themeLogic({ readScheme: () => null, applyScheme: () => {} }),
    },
    actions: { forgetChoices: () => (forgotten += 1) },
  });
  const shop = createActor(logic, {
    input: {
      ...shopInput,
      location: parseLocation(href),
      page: { route: 'home', products: [card], content: emptyHome },
    },
  });
  shop.start();
  await settled();
  return {
    shop,
    fetchProfile,
    noteLogout,
    fetchCart,
    saveCart,
    checkCart,
    token,
    loss,
    network,
    record,
    kept,
    visited,
    forgotten: () => forgotten,
    cart: () => amounts(childOf(shop.getSnapshot(), 'cart').getSnapshot().context.lines),
    drawer: () => childOf(shop.getSnapshot(), 'cart').getSnapshot().value.drawer,
    toasts: () =>
      childOf(shop.getSnapshot(), 'toasts')
        .getSnapshot()
        .context.toasts.map(({ ref }) => ref.getSnapshot().context.text),
    actor: <Id extends Child>(id: Id) => childOf(shop.getSnapshot(), id),
  };
}

type Snapshot = SnapshotFrom<typeof shopMachine>;
type Child = keyof Snapshot['children'];

function childOf<Id extends Child>(snapshot: Snapshot, id: Id) {
  const child = snapshot.children[id];
  if (!child) throw new Error(`The shop keeps no ${id}`);
  return child;
}

function pageAt({ path }: Location): Page {
  if (path === '/shop') {
    return { route: 'shop', query: {}, list: { total: 0, products: [], facets: { categories: [], flavours: [] } } };
  }
  return { route: path === '/login' ? 'login' : 'checkout' };
}

const addSleep = {
  type: 'item.add',
  sku: 'sleep-mantra',
  flavour: 'Saffron',
  variant: '30 ml',
  packageType: 'trial',
  quantity: 1,
} as const;

test('CRT-10 the kept cart is shown as soon as the shop opens', async () => {
  const { cart } = await opened({ lines: [line(sleep, { quantity: 2 })] });
  expect(cart()).toEqual(['sleep-mantra trial 2']);
});

test('CRT-01, CRT-09 a product put in is in the drawer, on the device, and after a moment on the server', async () => {
  const { actor, fetchProfile, fetchCart, saveCart, kept, drawer } = await opened({ isSignedIn: true });
  await fetchProfile.answer(sampleProfile);
  await fetchCart.answer({ lines: [], version: 1, saves: [], checked: [] });
  actor('cart').send(addSleep);
  expect([drawer(), amounts(kept.at(-1)?.lines ?? [])]).toEqual(['open', ['sleep-mantra trial 1']]);
  await settled();
  await fetchCart.answer({ lines: [], version: 1, saves: [], checked: [] });
  await passed(300);
  expect(saveCart.calls.map(([{ lines, version }]) => [amounts(lines), version])).toEqual([
    [['sleep-mantra trial 1'], 1],
  ]);
});

test('CRT-11 a code that was right signs in, merges the carts and goes where the shopper wanted', async () => {
  const { shop, fetchCart, cart, visited } = await opened({
    href: '/login?next=%2Fcheckout',
    lines: [line(sleep)],
  });
  shop.send({ type: 'session.begin', token: 'a-token', profile: sampleProfile, next: null });
  await settled();
  expect(visited).toEqual(['/checkout']);
  await fetchCart.answer({ lines: [line(dog)], version: 3, saves: [], checked: [] });
  expect(cart()).toEqual(['dog-mantra trial 1', 'sleep-mantra trial 1']);
});

test('SES-03 a logout empties the device, keeps the stored cart, and says Logged out!', async () => {
  const { shop, fetchProfile, fetchCart, noteLogout, saveCart, cart, toasts, kept, forgotten, visited } =
    await opened({
      isSignedIn: true,
      href: '/dashboard/profile',
    });
  await fetchProfile.answer(sampleProfile);
  await fetchCart.answer({ lines: [line(sleep)], version: 1, saves: [], checked: [] });
  expect(cart()).toEqual(['sleep-mantra trial 1']);
  shop.send({ type: 'session.end' });
  await noteLogout.answer(undefined);
  expect([cart(), toasts(), forgotten(), visited]).toEqual([[], ['Logged out!'], 1, ['/']]);
  expect(kept.at(-1)).toMatchObject({ lines: [], owner: null, agreed: null, version: null });
  await passed(10_000);
  expect(saveCart.calls).toEqual([]);
});

test('SES-02, SES-03 a 426 goes to the sign-in page and back, with the cart kept and nothing sent', async () => {
  const { loss, fetchProfile, fetchCart, saveCart, cart, visited, toasts } = await opened({
    isSignedIn: true,
    href: '/dashboard/orders',
  });
  await fetchProfile.answer(sampleProfile);
  await fetchCart.answer({ lines: [line(sleep)], version: 1, saves: [], checked: [] });
  loss.ring();
  await settled();
  expect([visited, cart()]).toEqual([['/login?next=%2Fdashboard%2Forders'], ['sleep-mantra trial 1']]);
  expect([toasts(), saveCart.calls]).toEqual([['Please sign in again. Your cart is still here.'], []]);
});

test('RTE-04 a visitor on the dashboard is asked to sign in, elsewhere not', async () => {
  expect((await opened({ href: '/dashboard/orders' })).visited).toEqual(['/login?next=%2Fdashboard%2Forders']);
  expect((await opened({ href: '/shop' })).visited).toEqual([]);
});

test('RTE-04 who is signed in already is led from the sign-in page to the profile', async () => {
  const { fetchProfile, visited } = await opened({ isSignedIn: true, href: '/login' });
  await fetchProfile.answer(sampleProfile);
  expect(visited).toEqual(['/dashboard/profile']);
});

test('SES-03 another tab’s logout is followed here', async () => {
  const { token, record, fetchProfile, fetchCart, cart, visited } = await opened({ isSignedIn: true });
  await fetchProfile.answer(sampleProfile);
  await fetchCart.answer({ lines: [line(sleep)], version: 1, saves: [], checked: [] });
  token.ring(false);
  record.ring({ ...emptyRecord, turn: 9 });
  await settled();
  expect([cart(), visited]).toEqual([[], []]);
});

test('CRT-12 Buy Now closes the drawer and goes to the checkout', async () => {
  const { shop, actor, drawer, visited } = await opened();
  actor('cart').send({ type: 'drawer.open' });
  shop.send({ type: 'buy.now' });
  await settled();
  expect([drawer(), visited]).toEqual(['closed', ['/checkout']]);
});

test('CRT-12, CRT-16 an opened drawer asks what the cart costs today, and so does a checkout whose prices moved', async () => {
  const { shop, actor, checkCart } = await opened({ lines: [line(sleep)] });
  await checkCart.answer([]);
  actor('cart').send({ type: 'drawer.open' });
  await checkCart.answer([]);
  shop.send({ type: 'prices.moved' });
  expect(checkCart.calls).toHaveLength(3);
});

test('CHK-02 a confirmed order empties the cart and the choices, and reads the profile of a new member again', async () => {
  const { shop, fetchProfile, fetchCart, saveCart, cart, forgotten } = await opened({ isSignedIn: true });
  await fetchProfile.answer(sampleProfile);
  await fetchCart.answer({ lines: [line(sleep)], version: 1, saves: [], checked: [] });
  const sold = { lines: [], parts: [] };
  shop.send({ type: 'order.confirmed', hasMembership: false, sold });
  expect([cart(), forgotten(), fetchProfile.calls.length]).toEqual([[], 1, 1]);
  await passed(300);
  expect(saveCart.calls.map(([{ lines }]) => lines)).toEqual([[]]);
  shop.send({ type: 'order.confirmed', hasMembership: true, sold });
  expect(fetchProfile.calls).toHaveLength(2);
});

test('CRT-09 a lost and a found connection are said, and what waits goes on', async () => {
  const { network, toasts, actor, fetchProfile } = await opened({ isSignedIn: true });
  await fetchProfile.fail(new Error('no network'));
  network.ring(false);
  expect(toasts()).toEqual(['You’re offline. Your cart is saved on this device.']);
  network.ring(true);
  expect(toasts().at(-1)).toBe('You’re back online.');
  expect(actor('session').getSnapshot().value).toBe('confirming');
});

test('CAT-04 a wanted list is opened under its address and settles when it is there', async () => {
  const { actor, visited } = await opened({ href: '/shop' });
  actor('catalogue').send({ type: 'search.type', text: 'sleep' });
  actor('catalogue').send({ type: 'search.submit' });
  expect(actor('catalogue').getSnapshot().value).toBe('awaiting');
  await settled();
  expect([visited, actor('catalogue').getSnapshot().value]).toEqual([['/shop?q=sleep'], 'settled']);
});

test('CHR-05, CHR-02 a page that arrives ends the splash, closes menu and drawer, and brings its products', async () => {
  const { shop, actor, drawer } = await opened();
  actor('menu').send({ type: 'menu.open' });
  actor('cart').send({ type: 'drawer.open' });
  shop.send({ type: 'link.follow', location: parseLocation('/shop') });
  expect(actor('splash').getSnapshot().value).toBe('patient');
  await settled();
  expect([actor('splash').getSnapshot().value, actor('menu').getSnapshot().value, drawer()]).toEqual([
    'hidden',
    'closed',
    'closed',
  ]);
});

test('CHR-11 a screen can ask for a toast', async () => {
  const { shop, toasts } = await opened();
  shop.send({ type: 'toast.request', toast: { tone: 'success', text: 'Membership added to cart!' } });
  expect(toasts()).toEqual(['Membership added to cart!']);
});

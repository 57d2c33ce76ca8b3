import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EventFrom } from 'xstate';
import { parseLocation } from '../../../src/domain/shell/page/route.ts';
import type { cartMachine } from '../../../src/machines/cart/cart/cart.machine.ts';
import { emptyRecord } from '../../../src/machines/cart/cart-sync/cart-sync.types.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import { upkeepNotice } from '../../../src/machines/shell/upkeep/upkeep.view.ts';
import { passed, settled, stopTime } from '../support/held.ts';
import { amounts, dog, line, sleep } from '../support/lines.ts';
import { opened } from '../support/shop.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const addSleep = {
  type: 'item.add',
  sku: 'sleep-mantra',
  flavour: 'Saffron',
  variant: '30 ml',
  packageType: 'trial',
  quantity: 1,
} as const;

test('FLO-01, PRF-05 a guard of the cart that throws is reported and told, and the open cart goes on as it was', async () => {
  const { actor, cart, drawer, reported } = await opened({ lines: [line(sleep, { quantity: 2 })] });
  actor('cart').send({ type: 'drawer.open' });
  actor('cart').send(Object.assign({ type: 'item.lower' }) as EventFrom<typeof cartMachine>);
  expect([cart(), drawer(), reported]).toEqual([
    ['sleep-mantra trial 2'],
    'open',
    [expect.objectContaining({ message: expect.stringContaining('canLowerLine') as string })],
  ]);
  expect(upkeepNotice(actor('upkeep').getSnapshot())).toEqual({
    id: 'upkeep-refused',
    text: 'Something went wrong with the cart. Nothing was changed, and everything else works.',
    canRestart: true,
  });
});

test('FLO-01, CRT-10 a cart that the shopper restarts is closed and has its items again', async () => {
  const { actor, cart, drawer } = await opened({ lines: [line(sleep, { quantity: 2 })] });
  actor('cart').send({ type: 'drawer.open' });
  actor('cart').send(Object.assign({ type: 'item.lower' }) as EventFrom<typeof cartMachine>);
  actor('upkeep').send({ type: 'flow.restart' });
  await settled();
  expect([cart(), drawer()]).toEqual([['sleep-mantra trial 2'], 'closed']);
  expect(upkeepNotice(actor('upkeep').getSnapshot())?.text).toBe(
    'Something went wrong, so we restarted the cart. Everything else works.',
  );
});

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

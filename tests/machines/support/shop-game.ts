import fc from 'fast-check';
import { type Cart, keyOf } from '../../../src/domain/cart/cart.ts';
import type { PricedProduct } from '../../../src/domain/catalogue/product/product.ts';
import { emptyRecord } from '../../../src/machines/cart/cart-sync/cart-sync.types.ts';
import { shown } from './lines.ts';
import { Server, Tab, type Device, type Person, type Table } from './shop-tab.ts';
import { still } from './stepped.ts';

/** One thing that happens in one of two tabs; `pick` chooses the line. */
export interface Move {
  readonly tab: number;
  readonly what: (typeof often)[number];
  readonly pick: number;
}

const often = [
  'serve',
  'add',
  'wait',
  'serve',
  'sign in as Asha',
  'sign in as Ravi',
  'sign out',
  'serve',
  'raise',
  'remove',
  'lose request',
  'lose answer',
  'reload',
  'end sessions',
] as const;

/** What two people do in two tabs of one device, in any order, with calls and answers that get lost. */
export const anyVisit: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.record({ tab: fc.nat(1), what: fc.constantFrom(...often), pick: fc.nat(5) }),
  { minLength: 5, maxLength: 40, size: 'max' },
);

const rounds = 300;

/**
 * Plays what two people do in two tabs of one device, with the whole shop in each, until nothing is left to do. Returns
 * the laws that were broken on the way or in the end.
 */
export async function visited(
  moves: readonly Move[],
  products: readonly PricedProduct[],
): Promise<readonly string[]> {
  const device: Device = { token: null, profile: null, record: emptyRecord, logouts: [] };
  const server = new Server();
  const table: Table = { tabs: [], server, device, products, broken: new Set() };
  const { tabs, broken } = table;
  tabs.push(new Tab(table), new Tab(table));
  /** Who put a product in while signed in; nobody else may find it after a sign-out. */
  const owners = new Map<string, Person>();
  const loose = new Set<string>();

  const heard = async () => {
    for (let turn = 0; turn < 20 && tabs.some(({ news }) => news.length > 0); turn += 1) {
      for (const tab of tabs) await tab.hear();
    }
  };
  const settle = async () => {
    for (let round = 0; round < rounds; round += 1) {
      await heard();
      const busy = tabs.filter(({ line }) => line.isBusy());
      for (const tab of busy) {
        await tab.line.serve('answered');
        await heard();
      }
      const fired = busy.length === 0 && tabs.map(({ clock }) => clock.fire()).some(Boolean);
      await still();
      if (busy.length === 0 && !fired && tabs.every(({ news }) => news.length === 0)) return;
    }
    throw new Error('The tabs never come to rest');
  };
  /** Somebody signs in, also where another is signed in in the other tab: what that one had not saved stays on the device. */
  const takeOver = async (tab: Tab, person: Person) => {
    for (const [sku, owner] of owners) {
      if (owner === person) continue;
      const countIn = (lines: Cart) => lines.find((line) => line.sku === sku)?.quantity ?? 0;
      const { lines } = await server.carts[owner].fetchCart();
      if (countIn(lines) >= Math.max(...tabs.map((each) => countIn(each.lines())))) continue;
      owners.delete(sku);
      loose.add(sku);
    }
    tab.signIn(person);
  };
  const look = () => {
    for (const [index, tab] of tabs.entries()) {
      if (tab.isVisiting() && tab.shows() !== null) broken.add(`tab ${index + 1} names a person who is signed out`);
      if (tab.isSignedIn() && tab.shows() !== tab.profile()) broken.add(`tab ${index + 1} names somebody else`);
    }
  };

  for (const tab of tabs) await tab.open();
  for (const { tab: index, what, pick } of moves) {
    const tab = tabs[index];
    if (!tab) continue;
    const line = tab.lines()[pick % Math.max(1, tab.lines().length)];
    const product = products.find(({ sku }) => !owners.has(sku) && !loose.has(sku));
    if (what === 'add' && product) {
      const person = tab.isSignedIn() ? server.whose(device.token) : null;
      if (person) owners.set(product.sku, person);
      else loose.add(product.sku);
      const [flavour = '', variant = ''] = [product.flavours[0], product.variants[0]];
      tab.cart({ type: 'item.add', sku: product.sku, flavour, variant, packageType: 'trial', quantity: 1 });
    } else if (what === 'raise' && line && line.quantity < 10) tab.cart({ type: 'item.raise', key: keyOf(line) });
    else if (what === 'remove' && line) tab.cart({ type: 'item.remove', key: keyOf(line) });
    else if (what === 'sign in as Asha' && !tab.isSignedIn()) await takeOver(tab, 'Asha');
    else if (what === 'sign in as Ravi' && !tab.isSignedIn()) await takeOver(tab, 'Ravi');
    else if (what === 'sign out') tab.signOut();
    else if (what === 'end sessions') {
      // Nobody has signed out: the cart stays on the device for whoever is next.
      for (const sku of owners.keys()) loose.add(sku);
      owners.clear();
      server.endAll();
    } else if (what === 'serve') await tab.line.serve('answered');
    else if (what === 'lose request') await tab.line.serve('request lost');
    else if (what === 'lose answer') await tab.line.serve('answer lost');
    else if (what === 'wait') tab.clock.fire();
    else if (what === 'reload') {
      tab.close();
      await tab.open();
    }
    await still();
    await heard();
    look();
  }
  await settle();
  // What another device did is heard of by the next call.
  for (const tab of [...tabs, ...tabs]) {
    tab.check();
    await settle();
  }
  look();

  const person = server.whose(device.token);
  const stored = person && (await server.carts[person].fetchCart()).lines;
  for (const [index, tab] of tabs.entries()) {
    const name = `tab ${index + 1}`;
    if (tab.shows() !== person) broken.add(`${name} shows ${tab.shows()}, the device is ${person}’s`);
    const [seen, wanted] = [shown(tab.lines()), shown(stored ?? device.record.lines)];
    if (seen !== wanted) broken.add(`${name} has ${seen}, and not ${wanted}`);
  }
  for (const other of ['Asha', 'Ravi'] as const) {
    for (const { sku } of (await server.carts[other].fetchCart()).lines) {
      const owner = owners.get(sku) ?? other;
      if (owner !== other) broken.add(`${other} has what ${owner} put in`);
    }
  }
  for (const tab of tabs) tab.close();
  return [...broken];
}

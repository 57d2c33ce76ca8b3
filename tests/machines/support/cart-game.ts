import fc from 'fast-check';
import { createActor, type ActorRefFrom } from 'xstate';
import { keyOf, type Cart } from '../../../src/domain/cart/cart.ts';
import type { PricedProduct } from '../../../src/domain/catalogue/product/product.ts';
import { cartLogic } from '../../../src/machines/cart/cart/cart.actors.ts';
import type { CartEvent, CartFact } from '../../../src/machines/cart/cart/cart.types.ts';
import { cartSyncLogic } from '../../../src/machines/cart/cart-sync/cart-sync.actors.ts';
import {
  emptyRecord,
  type CartRecord,
  type CartSyncFact,
} from '../../../src/machines/cart/cart-sync/cart-sync.types.ts';
import type { CartServer } from './cart-server.ts';
import { shown } from './lines.ts';
import { Line, steppedClock, still } from './stepped.ts';

export type Place = 'tabs' | 'devices';

/** One thing that happens in one of two pages; `pick` chooses the line. */
export interface Move {
  readonly page: number;
  readonly what: 'add' | 'raise' | 'remove' | 'serve' | 'lose request' | 'lose answer' | 'wait' | 'reload';
  readonly pick: number;
}

const often = [
  'add',
  'serve',
  'wait',
  'serve',
  'wait',
  'remove',
  'raise',
  'lose request',
  'lose answer',
  'reload',
] as const;

/** Games: what two pages of a shopper do, in any order, with calls and answers that get lost. */
export const anyGame: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.record({ page: fc.nat(1), what: fc.constantFrom(...often), pick: fc.nat(5) }),
  { minLength: 6, maxLength: 50, size: 'max' },
);

interface Device {
  record: CartRecord;
}

interface Table {
  readonly pages: Page[];
  readonly server: CartServer;
  readonly products: readonly PricedProduct[];
}

/** A page of the shop: its cart and its sync, with a clock that stands still between moves. */
class Page {
  readonly line = new Line();
  readonly news: CartRecord[] = [];
  clock = steppedClock();
  visits = 0;
  #tell: (record: CartRecord) => void = () => {};
  #cart: ActorRefFrom<ReturnType<typeof cartLogic>> | null = null;
  #sync: ActorRefFrom<ReturnType<typeof cartSyncLogic>> | null = null;
  readonly index: number;
  readonly device: Device;
  readonly table: Table;

  constructor(index: number, device: Device, table: Table) {
    this.index = index;
    this.device = device;
    this.table = table;
  }

  async open(): Promise<void> {
    const { server, products, pages } = this.table;
    this.visits += 1;
    const visit = `${this.index}x${this.visits}`;
    const parent = {
      send: (fact: CartFact | CartSyncFact) => {
        if (fact.type === 'cart.changed') this.#sync?.send(fact);
        if (fact.type === 'cart.restored') this.#cart?.send({ ...fact, type: 'cart.replace' });
      },
    };
    const cart = createActor(cartLogic({ findProduct: () => Promise.resolve(null), logUnknown: () => {} }), {
      input: { parent, products },
      clock: this.clock,
    });
    const logic = cartSyncLogic({
      readRecord: () => this.device.record,
      keepRecord: (record) => {
        this.device.record = record;
        for (const other of pages) if (other !== this && other.device === this.device) other.news.push(record);
      },
      makeVisit: () => visit,
      watchRecord: (tell) => {
        this.#tell = tell;
        return () => {};
      },
      checkCart: () => Promise.resolve([]),
      fetchCart: () => this.line.call(() => server.fetchCart()),
      saveCart: (save) => this.line.call(() => server.saveCart(save)),
      logFailure: () => {},
    });
    const sync = createActor(logic, { input: { parent }, clock: this.clock });
    [this.#cart, this.#sync] = [cart, sync];
    cart.start();
    sync.start();
    await still();
    sync.send({ type: 'session.opened', shopperId: 'me' });
    await still();
  }

  close(): void {
    this.#cart?.stop();
    this.#sync?.stop();
    this.clock = steppedClock();
    this.line.abandon();
    this.news.length = 0;
  }

  lines(): Cart {
    return this.#cart?.getSnapshot().context.lines ?? [];
  }

  send(event: CartEvent): void {
    this.#cart?.send(event);
  }

  check(): void {
    this.#sync?.send({ type: 'cart.check' });
  }

  async hear(): Promise<void> {
    for (let record = this.news.shift(); record; record = this.news.shift()) {
      this.#tell(record);
      await still();
    }
  }
}

const rounds = 300;

/**
 * Plays a game with the real charts of the cart and its sync, in two tabs of a device or on two devices, until nothing
 * is left to do. Returns what isn't as it must be: all carts are the same in the end, nothing is doubled, nothing that
 * was removed is back.
 */
export async function played(
  moves: readonly Move[],
  { place, server, products }: { place: Place; server: CartServer; products: readonly PricedProduct[] },
): Promise<readonly string[]> {
  const devices: Device[] = [{ record: emptyRecord }, { record: emptyRecord }];
  const table: Table = { pages: [], server, products };
  const { pages } = table;
  for (const [index, own] of devices.entries()) {
    pages.push(new Page(index, place === 'tabs' ? (devices[0] ?? own) : own, table));
  }
  const heard = async () => {
    for (let turn = 0; turn < 20 && pages.some(({ news }) => news.length > 0); turn += 1) {
      for (const page of pages) await page.hear();
    }
  };

  /** Goes on until every page is quiet. */
  const settle = async () => {
    for (let round = 0; round < rounds; round += 1) {
      await heard();
      const busy = pages.filter(({ line }) => line.isBusy());
      for (const page of busy) {
        await page.line.serve('answered');
        await heard();
      }
      const fired = busy.length === 0 && pages.map(({ clock }) => clock.fire()).some(Boolean);
      await still();
      if (busy.length === 0 && !fired && pages.every(({ news }) => news.length === 0)) return;
    }
    throw new Error('The pages never come to rest');
  };

  const raised = new Map<string, number>();
  const removed = new Set<string>();
  for (const page of pages) await page.open();
  for (const { page: index, what, pick } of moves) {
    const page = pages[index];
    if (!page) continue;
    const line = page.lines()[pick % Math.max(1, page.lines().length)];
    const product = products.find(({ sku }) => !raised.has(sku));
    if (what === 'add' && product) {
      raised.set(product.sku, 0);
      const [flavour = '', variant = ''] = [product.flavours[0], product.variants[0]];
      page.send({ type: 'item.add', sku: product.sku, flavour, variant, packageType: 'trial', quantity: 1 });
    } else if (what === 'raise' && line && line.quantity < 10) {
      raised.set(line.sku, (raised.get(line.sku) ?? 0) + 1);
      page.send({ type: 'item.raise', key: keyOf(line) });
    } else if (what === 'remove' && line) {
      removed.add(line.sku);
      page.send({ type: 'item.remove', key: keyOf(line) });
    } else if (what === 'serve') await page.line.serve('answered');
    else if (what === 'lose request') await page.line.serve('request lost');
    else if (what === 'lose answer') await page.line.serve('answer lost');
    else if (what === 'wait') page.clock.fire();
    else if (what === 'reload') {
      page.close();
      await page.open();
    }
    await still();
    await heard();
  }
  await settle();
  for (const page of [...pages, ...pages]) {
    page.check();
    await settle();
  }
  const stored = shown((await server.fetchCart()).lines);
  const seen = pages.map((page) => shown(page.lines()));
  for (const page of pages) page.close();

  const wrong = seen.flatMap((text, index) =>
    text === stored ? [] : [`page ${index + 1}: ${text}, server: ${stored}`],
  );
  for (const [sku, raises] of raised) {
    const count = Number(new RegExp(`${sku}×(\\d+)`, 'u').exec(stored)?.[1] ?? 0);
    const isWrong = removed.has(sku) ? count > raises : count !== Math.min(10, 1 + raises);
    if (!isWrong) continue;
    const fate = removed.has(sku) ? 'removed' : 'kept';
    wrong.push(`${sku}: ${fate}, raised ${raises} times, there are ${count}`);
  }
  return wrong;
}

import { createActor, fromPromise, type ActorRefFrom, type AnyMachineSnapshot, type InspectionEvent } from 'xstate';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import type { PricedProduct } from '../../../src/domain/catalogue/product/product.ts';
import { parseLocation } from '../../../src/domain/shell/page/route.ts';
import { sessionLogic } from '../../../src/machines/account/session/session.actors.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import type { SessionProfile } from '../../../src/machines/account/session/session.machine.ts';
import { cartLogic } from '../../../src/machines/cart/cart/cart.actors.ts';
import type { CartEvent } from '../../../src/machines/cart/cart/cart.types.ts';
import { cartSyncLogic } from '../../../src/machines/cart/cart-sync/cart-sync.actors.ts';
import type { CartRecord } from '../../../src/machines/cart/cart-sync/cart-sync.types.ts';
import { lawsOf } from '../../../src/machines/flows/registry/chart-laws.ts';
import { shopInput } from '../../../src/machines/shell/shop/shop.cases.ts';
import { shopMachine } from '../../../src/machines/shell/shop/shop.machine.ts';
import type { StartPromotions } from '../../../src/machines/shell/shop/shop.types.ts';
import { modelServer, type CartServer } from './cart-server.ts';
import { lost } from './held.ts';
import { around } from './shop.ts';
import { Line, steppedClock, still } from './stepped.ts';

export type Person = 'Asha' | 'Ravi';

/** The shop's server: who a token belongs to, and the cart of each. A token that has ended gets a 426. */
export class Server {
  readonly carts: Readonly<Record<Person, CartServer>> = { Asha: modelServer(), Ravi: modelServer() };
  readonly #people = new Map<string, Person>();
  #given = 0;

  begin(person: Person): string {
    this.#given += 1;
    const token = `token-${this.#given}`;
    this.#people.set(token, person);
    return token;
  }

  end(token: string): void {
    this.#people.delete(token);
  }

  endAll(): void {
    this.#people.clear();
  }

  whose(token: string | null): Person | null {
    return (token !== null && this.#people.get(token)) || null;
  }

  /** What the person of a token asks for. */
  async as<Answer>(token: string | null, ask: (person: Person) => Promise<Answer>): Promise<Answer> {
    const person = this.whose(token);
    if (!person) throw lost;
    return ask(person);
  }
}

function profileOf(person: Person): SessionProfile {
  return { ...sampleProfile, id: person, firstName: person };
}

/** What a browser keeps for all its tabs. */
export interface Device {
  token: string | null;
  profile: SessionProfile | null;
  record: CartRecord;
  logouts: string[];
}

type News = { readonly isThere: boolean } | { readonly record: CartRecord };

export interface Table {
  readonly tabs: Tab[];
  readonly server: Server;
  readonly device: Device;
  readonly products: readonly PricedProduct[];
  /** Laws of single charts that were broken meanwhile. */
  readonly broken: Set<string>;
}

/** A tab with the whole shop in it, from the root down; its clock stands still between moves. */
export class Tab {
  readonly line = new Line();
  readonly news: News[] = [];
  clock = steppedClock();
  #visits = 0;
  #shop: ActorRefFrom<typeof shopMachine> | null = null;
  #tellToken: (isThere: boolean) => void = () => {};
  #tellLoss: () => void = () => {};
  #tellRecord: (record: CartRecord) => void = () => {};
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  async open(): Promise<void> {
    const { device, products } = this.#table;
    this.#visits += 1;
    const visit = `${this.#table.tabs.indexOf(this)}x${this.#visits}`;
    const logic = shopMachine.provide({
      actors: {
        ...around(
          () => {},
          () => () => {},
        ),
        loadPromotions: fromPromise<StartPromotions>(() => new Promise(() => {})),
        session: sessionLogic({
          readStored: () => ({ hasToken: device.token !== null, profile: device.profile }),
          fetchProfile: () => this.#asMe((person) => Promise.resolve(profileOf(person))),
          noteLogout: () => {
            if (device.token !== null) device.logouts.push(device.token);
            return Promise.resolve();
          },
          tellLogouts: () => this.#tellLogouts(),
          keepToken: (token) => this.#keepToken(token),
          keepProfile: (profile) => void (device.profile = profile),
          dropToken: () => {
            device.profile = null;
            this.#keepToken(null);
          },
          watchToken: (tell) => {
            this.#tellToken = tell;
            return () => {};
          },
          watchLoss: (tell) => {
            this.#tellLoss = tell;
            return () => {};
          },
        }),
        cart: cartLogic({ findProduct: () => Promise.resolve(null), logUnknown: () => {} }),
        cartSync: cartSyncLogic({
          readRecord: () => device.record,
          keepRecord: (record) => {
            device.record = record;
            this.#tellOthers({ record });
          },
          makeVisit: () => visit,
          watchRecord: (tell) => {
            this.#tellRecord = tell;
            return () => {};
          },
          checkCart: () => Promise.resolve([]),
          fetchCart: () => this.#asMe((person) => this.#table.server.carts[person].fetchCart()),
          saveCart: (save) => this.#asMe((person) => this.#table.server.carts[person].saveCart(save)),
          logFailure: () => {},
        }),
      },
      actions: { forgetChoices: () => {} },
    });
    this.#shop = createActor(logic, {
      input: {
        ...shopInput,
        location: parseLocation('/login'),
        page: { route: 'login' },
      },
      clock: this.clock,
      inspect: (told) => this.#watch(told),
    });
    this.#shop.start();
    this.#child('cart')?.send({ type: 'products.learn', products });
    await still();
  }

  close(): void {
    this.#shop?.stop();
    this.clock = steppedClock();
    this.line.abandon();
    this.news.length = 0;
  }

  lines(): Cart {
    return this.#child('cart')?.getSnapshot().context.lines ?? [];
  }

  /** Whose name the tab shows; null for a visitor. */
  shows(): string | null {
    return this.#shop?.getSnapshot().context.profile?.id ?? null;
  }

  isSignedIn(): boolean {
    return this.#child('session')?.getSnapshot().hasTag('signed-in') ?? false;
  }

  isVisiting(): boolean {
    return this.#child('session')?.getSnapshot().matches('visiting') ?? false;
  }

  profile(): string | null {
    return this.#child('session')?.getSnapshot().context.profile?.id ?? null;
  }

  signIn(person: Person): void {
    const token = this.#table.server.begin(person);
    this.#shop?.send({ type: 'session.begin', token, profile: profileOf(person), next: null });
  }

  signOut(): void {
    this.#shop?.send({ type: 'session.end' });
  }

  cart(event: CartEvent): void {
    this.#child('cart')?.send(event);
  }

  check(): void {
    this.#child('cartSync')?.send({ type: 'cart.check' });
  }

  async hear(): Promise<void> {
    for (let told = this.news.shift(); told; told = this.news.shift()) {
      if ('record' in told) this.#tellRecord(told.record);
      else this.#tellToken(told.isThere);
      await still();
    }
  }

  #child<Id extends 'cart' | 'cartSync' | 'session'>(id: Id) {
    return this.#shop?.getSnapshot().children[id];
  }

  /** A call with the token of now; one that the server no longer knows tells the session so. */
  #asMe<Answer>(ask: (person: Person) => Promise<Answer>): Promise<Answer> {
    const { token } = this.#table.device;
    return this.line
      .call(() => this.#table.server.as(token, ask))
      .catch((error: unknown) => {
        if (error === lost && token === this.#table.device.token) this.#tellLoss();
        throw error;
      });
  }

  async #tellLogouts(): Promise<void> {
    const { device, server } = this.#table;
    const noted = [...device.logouts];
    if (noted.length === 0) return;
    await this.line.call(async () => noted.forEach((token) => server.end(token)));
    device.logouts = device.logouts.filter((token) => !noted.includes(token));
  }

  #keepToken(token: string | null): void {
    const { device } = this.#table;
    if (device.token === token) return;
    device.token = token;
    this.#tellOthers({ isThere: token !== null });
  }

  #tellOthers(told: News): void {
    for (const other of this.#table.tabs) if (other !== this) other.news.push(told);
  }

  /** Whatever is always or never so in a chart is so here too. */
  #watch(told: InspectionEvent): void {
    if (told.type !== '@xstate.snapshot' || !('machine' in told.snapshot)) return;
    const snapshot = told.snapshot as AnyMachineSnapshot;
    const { id } = snapshot.machine;
    for (const law of lawsOf(id)) {
      if (law.form !== 'always' && law.form !== 'never') continue;
      const step = { before: null, event: told.event, after: snapshot, happened: [], timers: [], at: 0 };
      if (law.watch().see(step) === 'broken') this.#table.broken.add(`${id}: ${law.says}`);
    }
  }
}

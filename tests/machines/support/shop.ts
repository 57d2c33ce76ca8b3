import { emptyHome } from '../../../src/domain/content/home-content.ts';
import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
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
import { connectionLogic, type ConnectionPorts } from '../../../src/machines/shell/connection/connection.actors.ts';
import { navigationLogic } from '../../../src/machines/shell/navigation/navigation.actors.ts';
import { sessionLogic } from '../../../src/machines/account/session/session.actors.ts';
import type { SessionProfile } from '../../../src/machines/account/session/session.machine.ts';
import { shopInput } from '../../../src/machines/shell/shop/shop.cases.ts';
import { sturdy, type Mishap } from '../../../src/machines/kit/sturdy.ts';
import { shopMachine } from '../../../src/machines/shell/shop/shop.machine.ts';
import { themeLogic } from '../../../src/machines/shell/theme/theme.actors.ts';
import { bell, held, settled } from './held.ts';
import { amounts, sleep } from './lines.ts';

const card: ProductCard = { ...sleep, nativeName: null, tagline: '', category: 'Calm', images: [] };

/** One device: its storage, and the shop that stands on it. */
export async function opened({ href = '/', isSignedIn = false, lines = [] as Cart } = {}) {
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
  const reported: unknown[] = [];
  const tell = (mishap: Mishap) => shop.send({ type: 'flow.failed', ...mishap });
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
      cart: sturdy(cartLogic({ findProduct: held(), logUnknown: () => {} }), tell),
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
      ...around((location) => visited.push(hrefOf(location)), network.listen),
    },
    actions: {
      forgetChoices: () => (forgotten += 1),
      reportFailure: (_, { error }) => void reported.push(error),
    },
  });
  const shop: ActorRefFrom<typeof shopMachine> = createActor(logic, {
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
    reported,
    cart: () => amounts(childOf(shop.getSnapshot(), 'cart').getSnapshot().context.lines),
    drawer: () => childOf(shop.getSnapshot(), 'cart').getSnapshot().value.drawer,
    toasts: () =>
      childOf(shop.getSnapshot(), 'toasts')
        .getSnapshot()
        .context.toasts.map(({ ref }) => ref.getSnapshot().context.text),
    actor: <Id extends Child>(id: Id) => childOf(shop.getSnapshot(), id),
  };
}

/** What every shop has around the flows of a test: pages that load at once, and a device that does nothing by itself. */
export function around(visit: (location: Location) => void, watchNetwork: ConnectionPorts['watchNetwork']) {
  return {
    navigation: navigationLogic({
      loadPage: (location) => {
        visit(location);
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
    connection: connectionLogic({ watchNetwork }),
    theme: themeLogic({ readScheme: () => null, applyScheme: () => {} }),
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

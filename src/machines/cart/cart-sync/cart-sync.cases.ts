import { lineOf, type Cart } from '../../../domain/cart/cart.ts';
import { command, done, failed, keyFor, nobody, refused, type EventCases } from '../../kit/cases.ts';
import { sampleProduct } from '../../catalogue/product-options/product-options.cases.ts';
import { emptyRecord, type CartSyncContext, type CartSyncInput, type ServerCart } from './cart-sync.types.ts';

export const cartSyncInput: CartSyncInput = { parent: nobody };

const lines: Cart = [
  lineOf(sampleProduct, { flavour: 'Saffron', variant: '30 ml', quantity: 1, packageType: 'trial' }),
];
type At = { readonly context: CartSyncContext };

/** The server's next version, which contains every save that was sent. */
function stored({ context: { record } }: At): ServerCart {
  return {
    lines,
    version: (record.version ?? 0) + 1,
    saves: record.sent.map(({ id }) => id).toReversed(),
    checked: [],
  };
}

/** Another device was faster, and emptied the cart. */
function nothingStored(at: At): ServerCart {
  return { ...stored(at), lines: [], saves: [] };
}

export const cartSyncCases: EventCases = {
  'cart.changed': [
    command('cart.changed', { lines, cause: 'shopper' }),
    command('cart.changed', { lines: [], cause: 'shopper' }),
    command('cart.changed', { lines, cause: 'server' }),
    command('cart.changed', { lines, cause: 'restored' }),
  ],
  'session.opened': [command('session.opened', { shopperId: 'someone' })],
  'record.changed': [
    command('record.changed', { record: { ...emptyRecord, lines } }),
    command('record.changed', { record: { ...emptyRecord, lines, agreed: lines } }),
  ],
  'xstate.done.actor.readRecord': [
    done('readRecord', { record: { ...emptyRecord, lines }, visit: 'visit' }),
    done('readRecord', { record: emptyRecord, visit: 'visit' }),
  ],
  'xstate.error.actor.readRecord': [failed('readRecord')],
  'xstate.done.actor.checkCart': [done('checkCart', [])],
  'xstate.error.actor.checkCart': [failed('checkCart')],
  'xstate.done.actor.checkRefused': [done('checkRefused', [])],
  'xstate.error.actor.checkRefused': [failed('checkRefused')],
  'xstate.done.actor.fetchCart': (at: At) => [done('fetchCart', stored(at)), done('fetchCart', nothingStored(at))],
  'xstate.error.actor.fetchCart': [failed('fetchCart')],
  'xstate.done.actor.saveCart': (at: At) => [done('saveCart', stored(at)), done('saveCart', nothingStored(at))],
  'xstate.error.actor.saveCart': (at: At) => [
    failed('saveCart'),
    failed('saveCart', refused(412, { cart: stored(at) })),
    failed('saveCart', refused(422)),
    failed('saveCart', refused(429)),
  ],
};

/** Tells snapshots apart by what decides whether to send. */
export function cartSyncKey({ context }: { readonly context: CartSyncContext }): string {
  const { record, shopperId } = context;
  const [mine, agreed] = [record.lines, record.agreed ?? []].map(amountsOf);
  const pending = record.sent
    .filter(({ version }) => (version ?? 0) >= (record.version ?? 0))
    .map((save) => amountsOf(save.lines));
  return keyFor(mine, record.agreed !== null && agreed, pending, record.owner, shopperId, record.turn > 0);
}

function amountsOf(lines: Cart): number[] {
  return lines.map(({ quantity }) => quantity);
}

import { lineOf, type Cart } from '../../../domain/cart/cart.ts';
import { command, done, failed, keyFor, nobody, refused, type EventCases } from '../../kit/cases.ts';
import { sampleProduct } from '../../catalogue/product-options/product-options.cases.ts';
import { emptyRecord, type CartSyncContext, type CartSyncInput, type ServerCart } from './cart-sync.types.ts';

export const cartSyncInput: CartSyncInput = { parent: nobody };

const lines: Cart = [
  lineOf(sampleProduct, { flavour: 'Saffron', variant: '30 ml', quantity: 1, packageType: 'trial' }),
];
const stored: ServerCart = { lines, version: 2, checked: [] };
const nothingStored: ServerCart = { lines: [], version: 3, checked: [] };

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
  'xstate.done.actor.readRecord': [done('readRecord', { ...emptyRecord, lines }), done('readRecord', emptyRecord)],
  'xstate.error.actor.readRecord': [failed('readRecord')],
  'xstate.done.actor.checkCart': [done('checkCart', [])],
  'xstate.error.actor.checkCart': [failed('checkCart')],
  'xstate.done.actor.checkRefused': [done('checkRefused', [])],
  'xstate.error.actor.checkRefused': [failed('checkRefused')],
  'xstate.done.actor.fetchCart': [done('fetchCart', stored), done('fetchCart', nothingStored)],
  'xstate.error.actor.fetchCart': [failed('fetchCart')],
  'xstate.done.actor.saveCart': [done('saveCart', stored), done('saveCart', nothingStored)],
  'xstate.error.actor.saveCart': [
    failed('saveCart'),
    failed('saveCart', refused(412, { cart: stored })),
    failed('saveCart', refused(422)),
  ],
};

/** Tells snapshots apart by what decides whether to send. */
export function cartSyncKey({ context }: { readonly context: CartSyncContext }): string {
  const { record, shopperId, sent } = context;
  const [mine, agreed, under] = [record.lines, record.agreed ?? [], sent].map(amountsOf);
  return keyFor(mine, record.agreed !== null && agreed, under, record.owner, shopperId, record.turn > 0);
}

function amountsOf(lines: Cart): number[] {
  return lines.map(({ quantity }) => quantity);
}

import { assign, setup } from 'xstate';
import type { Cart } from '../../../domain/cart/cart.ts';
import { isSameCart } from '../../../domain/cart/reconcile.ts';
import type { CartCause, CheckedLine } from '../cart/cart.types.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import { conflictOf, isBehind, isForGood, joinedRecord, withSave, withSavesOf } from './cart-sync.rules.ts';
import {
  emptyRecord,
  type CartOpening,
  type CartRecord,
  type CartSave,
  type CartSyncContext,
  type CartSyncEvent,
  type CartSyncInput,
  type ServerCart,
} from './cart-sync.types.ts';

export const cartSyncSetup = setup({
  types: {} as { context: CartSyncContext; events: CartSyncEvent; input: CartSyncInput; tags: 'unsaved' },
  actors: {
    readRecord: promiseSlot<CartOpening>(),
    watchRecord: watchSlot<Extract<CartSyncEvent, { type: 'record.changed' }>>(),
    checkCart: promiseSlot<readonly CheckedLine[], { lines: Cart }>(),
    fetchCart: promiseSlot<ServerCart>(),
    saveCart: promiseSlot<ServerCart, CartSave>(),
  },
  actions: {
    open: assign((_, params: { opening: CartOpening }) => params.opening),
    takeRecord: assign({
      record: ({ context }, params: { record: CartRecord }) => withSavesOf(context.record, params.record),
    }),
    setLines: assign({
      record: ({ context: { record } }, params: { lines: Cart }) => ({
        ...record,
        lines: params.lines,
        turn: record.turn + 1,
      }),
    }),
    setShopper: assign({ shopperId: (_, params: { shopperId: string | null }) => params.shopperId }),
    learnSaves: assign({
      record: ({ context }, params: { record: CartRecord }) => withSavesOf(params.record, context.record),
    }),
    forgetRecord: assign({ record: ({ context }) => ({ ...emptyRecord, turn: context.record.turn + 1 }) }),
    rememberAsked: assign({ askedAt: ({ context }) => context.record.version }),
    rememberSent: assign(({ context: { record, visit, saveCount } }) => ({
      record: withSave(record, `${visit}-${saveCount + 1}`),
      saveCount: saveCount + 1,
    })),
    bringTogether: assign({
      record: ({ context }, params: { server: ServerCart }) => joinedRecord(context, params.server),
    }),
    keepRecord: (_, _params: { record: CartRecord }) => {},
    logFailure: (_, _params: { error: unknown }) => {},
    tellRestored: ({ context }, params: { cause: 'restored' | 'other-tab' | 'server' }) =>
      context.parent.send({ type: 'cart.restored', lines: context.record.lines, cause: params.cause }),
    tellChecked: ({ context }, params: { lines: readonly CheckedLine[] }) =>
      context.parent.send({ type: 'cart.checked', lines: params.lines }),
  },
  guards: {
    isBehind: ({ context }, params: { record: CartRecord }) => isBehind(params.record, context.record),
    isSignedIn: ({ context }) => context.shopperId !== null,
    isShoppersChange: (_, params: { cause: CartCause }) => params.cause === 'shopper',
    // Changes that this chart caused come back as events, and another tab may have saved a newer cart since.
    isEcho: (_, params: { cause: CartCause }) => params.cause === 'restored' || params.cause === 'other-tab',
    isAsHere: ({ context }, params: { server: ServerCart }) =>
      isSameCart(joinedRecord(context, params.server).lines, context.record.lines),
    hasUnsaved: ({ context }) => !isSameCart(context.record.lines, context.record.agreed ?? []),
    hasLines: ({ context }) => context.record.lines.length > 0,
    isConflict: (_, params: { error: unknown }) => conflictOf(params.error) !== null,
    isForGood: (_, params: { error: unknown }) => isForGood(params.error),
  },
  delays: { changePause: 300, saveRetry: 5000 },
});

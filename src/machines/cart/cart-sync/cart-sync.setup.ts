import { assign, setup } from 'xstate';
import type { Cart } from '../../../domain/cart/cart.ts';
import { isSameCart } from '../../../domain/cart/reconcile.ts';
import type { CartCause, CheckedLine } from '../cart/cart.types.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import { conflictOf, isBehind, isForGood, joinedRecord, savedRecord } from './cart-sync.rules.ts';
import {
  emptyRecord,
  type CartRecord,
  type CartSyncContext,
  type CartSyncEvent,
  type CartSyncInput,
  type ServerCart,
} from './cart-sync.types.ts';

export const cartSyncSetup = setup({
  types: {} as { context: CartSyncContext; events: CartSyncEvent; input: CartSyncInput; tags: 'unsaved' },
  actors: {
    readRecord: promiseSlot<CartRecord>(),
    watchRecord: watchSlot<Extract<CartSyncEvent, { type: 'record.changed' }>>(),
    checkCart: promiseSlot<readonly CheckedLine[], { lines: Cart }>(),
    fetchCart: promiseSlot<ServerCart>(),
    saveCart: promiseSlot<ServerCart, { lines: Cart; version: number | null }>(),
  },
  actions: {
    setRecord: assign({ record: (_, params: { record: CartRecord }) => params.record }),
    setLines: assign({
      record: ({ context: { record } }, params: { lines: Cart }) => ({
        ...record,
        lines: params.lines,
        turn: record.turn + 1,
      }),
    }),
    setShopper: assign(({ context }, params: { shopperId: string | null }) => ({
      shopperId: params.shopperId,
      sent: params.shopperId === null || params.shopperId === context.record.owner ? context.sent : [],
    })),
    forgetRecord: assign({ record: ({ context }) => ({ ...emptyRecord, turn: context.record.turn + 1 }) }),
    rememberSent: assign({ sent: ({ context }) => context.record.lines }),
    takeSaved: assign({
      record: ({ context }, params: { server: ServerCart }) => savedRecord(context, params.server),
    }),
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
    isAsSent: ({ context }, params: { server: ServerCart }) => isSameCart(params.server.lines, context.sent),
    hasUnsaved: ({ context }) => !isSameCart(context.record.lines, context.record.agreed ?? []),
    hasLines: ({ context }) => context.record.lines.length > 0,
    isConflict: (_, params: { error: unknown }) => conflictOf(params.error) !== null,
    isForGood: (_, params: { error: unknown }) => isForGood(params.error),
  },
  delays: { changePause: 300, saveRetry: 5000 },
});

import { assign, setup } from 'xstate';
import {
  answered,
  emptyWishlist,
  isWished,
  joined,
  maxWishes,
  parted,
  toggled,
  type Wish,
  type WishChange,
  type Wishlist,
  withoutAdded,
} from '../../../domain/catalogue/wish.ts';
import type { SessionFact, SessionProfile } from '../../account/session/session.machine.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import { failureOf, type Tells } from '../../kit/tells.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';
import { wishTexts } from './wishlist.texts.ts';

export type WishlistEvent =
  | { type: 'wish.toggle'; sku: string; name: string }
  /** Somebody looks at the list: another device may have changed it. */
  | { type: 'wishes.refresh' }
  /** Another tab changed what the device keeps. */
  | { type: 'wishes.stored'; list: Wishlist }
  | { type: 'session.opened'; profile: Pick<SessionProfile, 'id'> }
  | Extract<SessionFact, { type: 'session.closed' }>;

export type WishlistFact = { type: 'toast.request'; toast: ToastText };

export interface WishlistInput {
  readonly parent: Tells<WishlistFact>;
  /** The account of whoever is signed in; null if nobody is. */
  readonly shopperId: string | null;
}

interface WishlistContext extends WishlistInput {
  readonly list: Wishlist;
  /** The changes of the call under way. */
  readonly sent: readonly WishChange[];
}

const wishlistSetup = setup({
  types: {} as { context: WishlistContext; events: WishlistEvent; input: WishlistInput },
  actors: {
    readList: promiseSlot<Wishlist>(),
    watchList: watchSlot<{ type: 'wishes.stored'; list: Wishlist }>(),
    sendChanges: promiseSlot<readonly Wish[], { changes: readonly WishChange[] }>(),
  },
  actions: {
    setList: assign({ list: (_, params: { list: Wishlist }) => params.list }),
    toggle: assign({
      list: ({ context: { list, shopperId } }, params: { wish: Wish }) => toggled(list, shopperId, params.wish),
    }),
    join: assign(({ context }, { shopperId }: { shopperId: string }) => ({
      shopperId,
      list: joined(context.list, shopperId),
    })),
    part: assign(({ context }, { isLost }: { isLost: boolean }) => ({
      shopperId: null,
      list: parted(context.list, isLost),
    })),
    noteSent: assign({ sent: ({ context }) => context.list.changes }),
    takeAnswer: assign({
      list: ({ context: { list, sent } }, params: { known: readonly Wish[] }) => answered(list, sent, params.known),
    }),
    dropAdded: assign({ list: ({ context }) => withoutAdded(context.list) }),
    /** Keeps the list on the device. */
    storeList: (_, _params: { list: Wishlist }) => {},
    /** What was looked at is as much the person's as the list is. */
    forgetViewed: () => {},
    tellFull: ({ context }) => context.parent.send({ type: 'toast.request', toast: wishTexts.full }),
  },
  guards: {
    isSignedIn: ({ context }) => context.shopperId !== null,
    /** Taking off is always possible. */
    hasRoom: ({ context: { list, shopperId } }, params: { sku: string }) =>
      list.owner !== shopperId || list.wishes.length < maxWishes || isWished(list, params.sku),
    hasUnsent: ({ context: { list, sent } }) => list.changes.some((change) => !sent.includes(change)),
    /** Of whoever uses this tab. */
    isOfReader: ({ context }, params: { owner: string | null }) => params.owner === context.shopperId,
    isFull: (_, params: { error: unknown }) => {
      const failure = failureOf(params.error);
      return failure.kind === 'refused' && failure.status === 409;
    },
  },
  delays: { retryPause: 30_000 },
});

/** Of a list that was read: another tab changes it, or the shopper does. */
const changeable = wishlistSetup.createStateConfig({
  on: {
    'wishes.stored': {
      guard: { type: 'isOfReader', params: ({ event }) => ({ owner: event.list.owner }) },
      actions: { type: 'setList', params: ({ event }) => ({ list: event.list }) },
    },
    'wish.toggle': [
      {
        guard: { type: 'hasRoom', params: ({ event }) => ({ sku: event.sku }) },
        actions: [
          { type: 'toggle', params: ({ event: { sku, name } }) => ({ wish: { sku, name } }) },
          { type: 'storeList', params: ({ context }) => ({ list: context.list }) },
        ],
      },
      { actions: 'tellFull' },
    ],
  },
});

/** The shopper's wishlist: on the device while signed out, in the account from the sign-in on (WSH-01). */
export const wishlistMachine = wishlistSetup.createMachine({
  id: 'wishlist',
  description: 'The shopper’s wishlist, on the device while signed out and in the account from then on.',
  context: ({ input }) => ({ ...input, list: emptyWishlist, sent: [] }),
  initial: 'reading',
  on: {
    'session.opened': {
      target: '.account.sending',
      actions: [
        { type: 'join', params: ({ event }) => ({ shopperId: event.profile.id }) },
        { type: 'storeList', params: ({ context }) => ({ list: context.list }) },
      ],
    },
    'session.closed': {
      target: '.device',
      actions: [
        { type: 'part', params: ({ event }) => ({ isLost: event.cause === 'lost' }) },
        { type: 'storeList', params: ({ context }) => ({ list: context.list }) },
        'forgetViewed',
      ],
    },
  },
  states: {
    reading: {
      description: 'Reading what this device remembers.',
      invoke: {
        id: 'readList',
        src: 'readList',
        onDone: [
          {
            guard: 'isSignedIn',
            target: 'account.sending',
            actions: [
              { type: 'setList', params: ({ event }) => ({ list: event.output }) },
              { type: 'join', params: ({ context }) => ({ shopperId: context.shopperId ?? '' }) },
            ],
          },
          { target: 'device', actions: { type: 'setList', params: ({ event }) => ({ list: event.output }) } },
        ],
        onError: [{ guard: 'isSignedIn', target: 'account.sending' }, { target: 'device' }],
      },
    },
    device: {
      ...changeable,
      description: 'Nobody is signed in. The list stays on this device and joins the account at the sign-in.',
      invoke: { id: 'watchList', src: 'watchList' },
    },
    account: {
      ...changeable,
      description: 'Somebody is signed in. Their list is the same on all their devices.',
      invoke: { id: 'watchOwnList', src: 'watchList' },
      initial: 'sending',
      states: {
        sending: {
          description: 'Sending what changed and getting the account’s list. The heart shows the change already.',
          entry: 'noteSent',
          invoke: {
            id: 'sendChanges',
            src: 'sendChanges',
            input: ({ context }) => ({ changes: context.list.changes }),
            onDone: [
              {
                guard: 'hasUnsent',
                target: 'sending',
                reenter: true,
                actions: [
                  { type: 'takeAnswer', params: ({ event }) => ({ known: event.output }) },
                  { type: 'storeList', params: ({ context }) => ({ list: context.list }) },
                ],
              },
              {
                target: 'settled',
                actions: [
                  { type: 'takeAnswer', params: ({ event }) => ({ known: event.output }) },
                  { type: 'storeList', params: ({ context }) => ({ list: context.list }) },
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'isFull', params: ({ event }) => ({ error: event.error }) },
                target: 'sending',
                reenter: true,
                actions: [
                  'dropAdded',
                  'tellFull',
                  { type: 'storeList', params: ({ context }) => ({ list: context.list }) },
                ],
              },
              { target: 'waiting' },
            ],
          },
        },
        settled: {
          description: 'Every change is saved to the account.',
          on: {
            'wishes.refresh': 'sending',
            'wish.toggle': [
              {
                guard: { type: 'hasRoom', params: ({ event }) => ({ sku: event.sku }) },
                target: 'sending',
                actions: [
                  { type: 'toggle', params: ({ event: { sku, name } }) => ({ wish: { sku, name } }) },
                  { type: 'storeList', params: ({ context }) => ({ list: context.list }) },
                ],
              },
              { actions: 'tellFull' },
            ],
          },
        },
        waiting: {
          description: 'Couldn’t reach the shop. The changes wait on this device and are sent again.',
          on: { 'wishes.refresh': 'sending' },
          after: { retryPause: 'sending' },
        },
      },
    },
  },
});
